import type { Draft } from "./layer-description.ts";

const DRAFTS_A_STEP = 1024;

function* groupAlike(drafts: ReadonlySet<Draft>): Generator<void, readonly (readonly Draft[])[], void> {
  const ids = new Map<unknown, number>();
  const idOf = (whole: unknown): number => {
    const id = ids.get(whole) ?? ids.size;
    ids.set(whole, id);
    return id;
  };
  const groups = new Map<string, Draft[]>();
  let seen = 0;
  for (const draft of drafts) {
    const { kind, words, place = "", inside } = draft;
    const key = `${kind}|${place}|${inside ? idOf(inside) : ""}|${words}`;
    const group = groups.get(key);
    if (group) group.push(draft);
    else groups.set(key, [draft]);
    if (++seen % DRAFTS_A_STEP === 0) yield;
  }
  return [...groups.values()];
}

/** Numbers the descriptions that are alike, from top to bottom, so many a step. */
export function* numberAlike(drafts: ReadonlySet<Draft>): Generator<void, void, void> {
  let seen = 0;
  for (const group of yield* groupAlike(drafts)) {
    if (++seen % DRAFTS_A_STEP === 0) yield;
    if (group.length < 2) continue;
    const inOrder = group.toSorted(({ box: a }, { box: b }) => a.y - b.y || a.x - b.x);
    for (const [index, draft] of inOrder.entries()) draft.nth = { index: index + 1, total: group.length };
  }
}
