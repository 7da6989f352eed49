/** The editor may never answer for a layer on a page that is not loaded: by then it counts as gone. */
const LIMIT_MS = 5000;

/** The result of work, or what stands for it where that takes too long. */
export function inTime<T, Late>(work: Promise<T>, late: () => Late, limitMs = LIMIT_MS): Promise<T | Late> {
  let timer: number | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limitMs);
  }).then(late);
  const end = () => timer !== undefined && clearTimeout(timer);
  work.then(end, end);
  return Promise.race([work, limit]);
}

/** The node with an id; null where there is none, or the editor does not answer for it. */
export const findNode = (id: string): Promise<BaseNode | null> =>
  inTime(figma.getNodeByIdAsync(id), () => null);
