/** True of a signal that says that a time is over. */
export const isTimeout = ({ reason }: AbortSignal): boolean =>
  reason instanceof Error && reason.name === "TimeoutError";
