import { chainsOf } from "../../perception/structure/clusters.ts";
import { center } from "../../scene/geometry.ts";
import { groupBy } from "../../group-by.ts";
import { pictogramOf } from "../../perception/icons/pictogram-of.ts";
import type { Draft, LayerDescription } from "./layer-description.ts";

const DRAFTS_A_STEP = 1024;

/** Puts the descriptions together that are called the same, but for their pictograms, so many a step. */
export function* groupAlike(drafts: ReadonlySet<Draft>): Generator<void, void, void> {
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
    draft.alike = groups.get(key) ?? [];
    draft.alike.push(draft);
    groups.set(key, draft.alike);
    if (++seen % DRAFTS_A_STEP === 0) yield;
  }
}

/** Row by row, each from left to right: things beside each other seldom begin on the same px. */
function inReadingOrder(group: readonly Draft[]): readonly Draft[] {
  const rows = chainsOf(
    group.toSorted(({ box: a }, { box: b }) => a.y - b.y),
    (_, { box }, row) => box.y <= center(row[0].box).y,
  );
  return rows.flatMap((row) => row.toSorted(({ box: a }, { box: b }) => a.x - b.x));
}

/** The shapes of icons are looked at only where one of them is named: that takes longer than all else about names. */
function tellApart(alike: Draft[]): void {
  for (const draft of alike) {
    const pictogram = draft.drawing && pictogramOf(draft.drawing);
    if (pictogram) draft.pictogram = pictogram;
  }
  for (const group of groupBy(alike, ({ pictogram }) => pictogram).values())
    if (group.length > 1)
      for (const [index, draft] of inReadingOrder(group).entries())
        draft.nth = { index: index + 1, total: group.length };
  alike.length = 0;
}

/** A description with its pictogram, and its number among those that are alike in the order in which they are read. */
export function toldApart(draft: Draft): LayerDescription {
  if (draft.alike && draft.alike.length > 0) tellApart(draft.alike);
  if (draft.inside) toldApart(draft.inside);
  return draft;
}
