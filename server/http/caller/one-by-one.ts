/** Runs one after another what has the same name: whoever waits, waits here and not in the database. */
export interface OneByOne {
  readonly run: <T>(name: string, work: () => Promise<T>) => Promise<T>;
}

/** Opens an order by names, in this process. */
export function oneByOne(): OneByOne {
  const last = new Map<string, Promise<unknown>>();
  return {
    run: async (name, work) => {
      const mine = (last.get(name) ?? Promise.resolve()).then(work);
      const settled = mine.catch(() => {});
      last.set(name, settled);
      try {
        return await mine;
      } finally {
        if (last.get(name) === settled) last.delete(name);
      }
    },
  };
}
