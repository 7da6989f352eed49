/** The changes of a file since they were taken last. */
export interface Changes {
  readonly nodes: readonly NodeChange[];
  /** Something that many layers share is another, such as a style: any of them may look different now. */
  readonly isShared: boolean;
}

/** Gathers what changes in the file, as far as the editor tells, until somebody takes it. */
export interface Collector {
  /** Everything since the last time. */
  take(): Changes;
  /** Calls back at each change; at once when something has been gathered already. */
  listen(onChange: () => void): void;
  /** Adds a change of shared things that the editor does not tell, and that was found out. */
  touchShared(): void;
  stop(): void;
}

/**
 * Listens to the changes on pages: the one given and, since main components may lie elsewhere, each that is visited
 * from now on. The others would have to be loaded first, which takes long in large files.
 */
function listenToPages(first: PageNode, gather: (event: NodeChangeEvent) => void): () => void {
  const pages = new Map<string, PageNode>();
  const add = (page: PageNode) => {
    if (pages.has(page.id)) return;
    pages.set(page.id, page);
    page.on("nodechange", gather);
  };
  const addCurrent = () => add(figma.currentPage);
  add(first);
  addCurrent();
  figma.on("currentpagechange", addCurrent);
  return () => {
    figma.off("currentpagechange", addCurrent);
    for (const page of pages.values()) if (!page.removed) page.off("nodechange", gather);
  };
}

/** Starts to gather the changes of a page that is loaded, and of what its layers share. */
export function collectChanges(page: PageNode): Collector {
  let nodes: NodeChange[] = [];
  let isShared = false;
  let tell = () => {};
  const gather = ({ nodeChanges }: NodeChangeEvent) => {
    for (const change of nodeChanges) nodes.push(change);
    tell();
  };
  const touchShared = () => {
    isShared = true;
    tell();
  };
  const stopPages = listenToPages(page, gather);
  figma.on("stylechange", touchShared);
  return {
    touchShared,
    take: () => {
      const taken = { nodes, isShared };
      nodes = [];
      isShared = false;
      return taken;
    },
    listen: (onChange) => {
      tell = onChange;
      if (nodes.length > 0 || isShared) onChange();
    },
    stop: () => {
      stopPages();
      figma.off("stylechange", touchShared);
    },
  };
}
