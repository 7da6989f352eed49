/** Whose turn something takes: who pays has a share of their own, all others at a network address have one together. */
export interface Share {
  readonly who: string;
  readonly pays: boolean;
}

interface Waiting {
  readonly share: Share;
  /** The length of its text: none that is short takes long. */
  readonly text: string;
}

/** Sizes that count as the same: up to 64 kB, and four times as much each. */
const sizeOf = ({ text }: Waiting): number =>
  Math.max(0, Math.ceil(Math.log(text.length / 65_536) / Math.log(4)));

/** Things that wait for a turn. */
export interface WaitingLine<Item extends Waiting> {
  readonly add: (item: Item) => void;
  /** Takes out the next one of somebody who is not busy; undefined when there is none. */
  readonly take: (isBusy: (who: string) => boolean) => Item | undefined;
  /** Takes out one that wants no turn any more; false when it does not wait here. */
  readonly leave: (item: Item) => boolean;
}

/**
 * Opens a line in which payers come before others and, among either, small ones before large ones; of those alike, who
 * had a turn comes after all who wait.
 */
export function openWaitingLine<Item extends Waiting>(): WaitingLine<Item> {
  const [payers, others] = [new Map<string, Item[]>(), new Map<string, Item[]>()];
  const sideOf = ({ share }: Item) => (share.pays ? payers : others);
  return {
    add: (item) => {
      const [side, { who }] = [sideOf(item), item.share];
      side.set(who, [...(side.get(who) ?? []), item]);
    },
    take: (isBusy) => {
      for (const side of [payers, others]) {
        const firsts = [...side.values()].flatMap(([first]) =>
          first && !isBusy(first.share.who) ? [first] : [],
        );
        const least = Math.min(...firsts.map(sizeOf));
        const next = firsts.find((first) => sizeOf(first) === least);
        if (!next) continue;
        const { who } = next.share;
        const rest = side.get(who)?.slice(1) ?? [];
        side.delete(who);
        if (rest.length > 0) side.set(who, rest); // at the end
        return next;
      }
      return undefined;
    },
    leave: (item) => {
      const waiting = sideOf(item).get(item.share.who) ?? [];
      const rest = waiting.filter((other) => other !== item);
      if (rest.length === 0) sideOf(item).delete(item.share.who);
      else sideOf(item).set(item.share.who, rest);
      return rest.length < waiting.length;
    },
  };
}
