/** Gathers what changes on a page, until somebody takes it. */
export interface Collector {
  /** Everything since the last time. */
  take(): readonly NodeChange[];
  /** Calls back at each change; at once when something has been gathered already. */
  listen(onChange: () => void): void;
  stop(): void;
}

/** Starts to gather the changes of a page that is loaded. */
export function collectChanges(page: PageNode): Collector {
  let gathered: NodeChange[] = [];
  let tell = () => {};
  const gather = ({ nodeChanges }: NodeChangeEvent) => {
    gathered.push(...nodeChanges);
    tell();
  };
  page.on("nodechange", gather);
  return {
    take: () => {
      const taken = gathered;
      gathered = [];
      return taken;
    },
    listen: (onChange) => {
      tell = onChange;
      if (gathered.length > 0) onChange();
    },
    stop: () => page.off("nodechange", gather),
  };
}
