/** What happened, for those who were there from the start and for those who came later. */
export interface EventLog<Event> {
  /** After the end nothing is told any more. */
  readonly tell: (event: Event) => void;
  readonly end: () => void;
  /** Every event from the first on, until the end. */
  readonly follow: () => AsyncIterable<Event>;
}

export function openEventLog<Event>(): EventLog<Event> {
  const told: Event[] = [];
  let isOver = false;
  const waiting = new Set<() => void>();
  const wake = (): void => {
    for (const resume of waiting) resume();
    waiting.clear();
  };
  async function* follow(): AsyncGenerator<Event> {
    for (let next = 0; ;) {
      for (; next < told.length; next += 1) yield told[next] as Event;
      if (isOver) return;
      await new Promise<void>((resume) => waiting.add(resume));
    }
  }
  return {
    tell: (event) => {
      if (isOver) return;
      told.push(event);
      wake();
    },
    end: () => {
      isOver = true;
      wake();
    },
    follow,
  };
}
