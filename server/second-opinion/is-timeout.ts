/** True of a signal that came because the time was over. */
export const isTimeout = ({ reason }: AbortSignal): boolean =>
  reason instanceof Error && reason.name === "TimeoutError";
