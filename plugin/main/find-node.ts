/** The editor may never answer for a layer on a page that is not loaded. */
const LIMIT_MS = 5000;

/** Asked before anything is written: throws once the time is over, so that nothing is made that was told to have failed. */
export type RequireTime = () => void;

/** The result of work, or what stands for it where that takes too long. The work itself goes on, unless it asks for its time. */
export function inTime<T, Late>(
  work: (requireTime: RequireTime) => Promise<T>,
  late: () => Late,
  limitMs = LIMIT_MS,
): Promise<T | Late> {
  let timer: number | undefined;
  let isOver = false;
  const working = work(() => {
    if (isOver) throw new Error("The time is over.");
  });
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limitMs);
  }).then(() => {
    isOver = true;
    return late();
  });
  const end = () => timer !== undefined && clearTimeout(timer);
  working.then(end, end);
  return Promise.race([working, limit]);
}

/** Stands for work that takes too long where nothing else can. */
export const neverAnswered = (): never => {
  throw new Error("The editor does not answer.");
};

/** The node with an id; null where it is gone. Throws where the editor does not answer in time: it may be there. */
export const findNode = (id: string): Promise<BaseNode | null> =>
  inTime(() => figma.getNodeByIdAsync(id), neverAnswered).then((node) => (node?.removed ? null : node));

/** A large page takes its time; who waits longer thinks that nothing happens. */
const PAGE_LIMIT_MS = 30_000;

const pageNotThere = (): never => {
  throw new Error("the page was not there within 30 s");
};

/** Loads a page. Throws where the editor does not do it in time. */
export const loadPage = (page: PageNode): Promise<void> =>
  inTime(() => page.loadAsync(), pageNotThere, PAGE_LIMIT_MS);

/** Shows a page. Throws where the editor does not do it in time. */
export const turnToPage = async (page: PageNode): Promise<void> => {
  if (page.id !== figma.currentPage.id)
    await inTime(() => figma.setCurrentPageAsync(page), pageNotThere, PAGE_LIMIT_MS);
};
