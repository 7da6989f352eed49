let last: PageNode | null = null;

/** Remembers the page of the screens that were read: pins and notes are about them. */
export const rememberPage = (page: PageNode): void => void (last = page);

/** The page of the screens that were read last, whichever is in view; before any was read, the one in view. */
export const reviewedPage = (): PageNode => (last && !last.removed ? last : figma.currentPage);
