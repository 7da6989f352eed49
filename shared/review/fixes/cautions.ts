import { type Change, isColorChange } from "../../mend/change.ts";
import type { Frame, TextLayer } from "../../perception/frame/frame.ts";
import { layersById } from "../../perception/frame/layers-by-id.ts";
import { settingOf } from "../../perception/text/typography/text-style.ts";
import { codeInColors } from "./code-in-colors.ts";
import { makesHintsLikeEntries } from "./hints-like-entries.ts";
import { isSmall, leavesHue } from "./recolor/uses-of-color.ts";

/** The cautions about a fix, beside its effect. */
export interface Cautions {
  /** Hints in fields look like entries by it. */
  readonly isOfHints?: true;
  /** It changes a ground, colors by which code is read, one of several texts that are alike, or a hue in some of its places. */
  readonly showsBeyond?: true;
}

/** True of the box behind something: a bar, a button, a card. */
const isOfGround = ({ layer: id, property }: Change, frame: Frame): boolean => {
  const layer = layersById(frame).get(id);
  return property === "fill" && layer !== undefined && !isSmall(layer);
};

/** True when words change beside others that are set and painted in the same way and stay as they are. */
function leavesAlike(changed: ReadonlySet<string>, frame: Frame): boolean {
  const isChanged = ({ node }: TextLayer): boolean => changed.has(node.id);
  const left = new Set(frame.texts.filter((text) => !isChanged(text)).map(settingOf));
  return frame.texts.some((text) => isChanged(text) && left.has(settingOf(text)));
}

/** The cautions of changes on a screen. */
export function cautionsOf(all: readonly Change[], frame: Frame): Cautions {
  const changes = all.filter(isColorChange);
  const changed = new Set(changes.map(({ layer }) => layer));
  const showsBeyond =
    leavesHue(changes, frame) ||
    leavesAlike(changed, frame) ||
    changes.some((change) => isOfGround(change, frame) || codeInColors(frame.root.node).has(change.layer));
  return {
    ...(makesHintsLikeEntries(changes, frame) && { isOfHints: true }),
    ...(showsBeyond && { showsBeyond: true }),
  };
}
