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
    const { kind, words, pictogram = "", place = "", inside } = draft;
    const key = `${kind}|${pictogram}|${place}|${inside ? idOf(inside) : ""}|${words}`;
    const group = groups.get(key);
    if (group) group.push(draft);
    else groups.set(key, [draft]);
    if (++seen % DRAFTS_A_STEP === 0) yield;
  }
  return [...groups.values()];
}

/** Row by row, each from left to right: things beside each other seldom begin on the same px. */
function inReadingOrder(group: readonly Draft[]): readonly Draft[] {
  const rows: Draft[][] = [];
  for (const draft of group.toSorted(({ box: a }, { box: b }) => a.y - b.y)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && draft.box.y <= first.box.y + first.box.height / 2) row.push(draft);
    else rows.push([draft]);
  }
  return rows.flatMap((row) => row.toSorted(({ box: a }, { box: b }) => a.x - b.x));
}

/** Numbers the descriptions that are alike, in the order in which they are read, so many a step. */
export function* numberAlike(drafts: ReadonlySet<Draft>): Generator<void, void, void> {
  let seen = 0;
  for (const group of yield* groupAlike(drafts)) {
    if (++seen % DRAFTS_A_STEP === 0) yield;
    if (group.length < 2) continue;
    for (const [index, draft] of inReadingOrder(group).entries())
      draft.nth = { index: index + 1, total: group.length };
  }
}
