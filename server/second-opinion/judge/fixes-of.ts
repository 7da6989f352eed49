import { applyChanges } from "../../../shared/mend/apply-changes.ts";
import { isLabelChange, isWordChange, type Change } from "../../../shared/mend/change.ts";
import { type Frame, type Layer, openFrame } from "../../../shared/perception/frame/frame.ts";
import type { Language } from "../../../shared/i18n/language.ts";
import { propose, type Fix, type Proposal } from "../../../shared/review/fixes/fix.ts";
import { standsFree } from "../../../shared/review/fixes/words/stands-free.ts";
import { lettersHaveRoom } from "../../../shared/review/fixes/words/has-room.ts";
import { wordFix } from "../../../shared/review/fixes/words/word-fix.ts";
import { frameOfPart, isMended } from "../../../shared/review/measures/measure.ts";
import { changesFor, type WantedChange } from "../../../shared/review/measures/wanted-changes.ts";
import type { Box } from "../../../shared/scene/scene.ts";
import type { Candidate, Relation } from "../candidate.ts";
import { partsOf, type SeenPart, type SeenScreen } from "../screen/seen-screen.ts";
import { measureClaim, measuredPart } from "./measure-claim.ts";
import { hasMarkup } from "./words/has-markup.ts";

/** More ways to mend one thing nobody compares. */
const MOST_FIXES = 3;

const MOST_CHANGES = 30;

/** A place is told in px of the frame, as the model was told it; layers stand in px of the scene. */
function placed(set: WantedChange["set"], to: string, part: SeenPart): string {
  if (set !== "x" && set !== "y") return to;
  const { box } = frameOfPart(part).root.node;
  return String(Number(to) + box[set]);
}

/** The box of a part after its layer has moved or grown by what that did. */
const follow = (box: Box, { node: before }: Layer, { node: after }: Layer): Box => ({
  x: box.x + after.box.x - before.box.x,
  y: box.y + after.box.y - before.box.y,
  width: box.width + after.box.width - before.box.width,
  height: box.height + after.box.height - before.box.height,
});

/** The frame of a screen with some layers changed. */
function frameAfter(screen: SeenScreen, changes: readonly Change[]): Frame | null {
  const [first] = screen.parts;
  if (!first) return null;
  const { scene, root, demands } = frameOfPart(first);
  const node = applyChanges(root.node, changes);
  const frames = scene.frames.map((one) => (one === root.node ? node : one));
  return openFrame({ ...scene, frames }, node, { demands });
}

/** The screen as it is in another frame, in which the same parts are found by their ids. */
function seenIn(screen: SeenScreen, frame: Frame): SeenScreen {
  const layers = new Map(frame.layers.map((layer) => [layer.node.id, layer]));
  const parts = screen.parts.flatMap((part): SeenPart[] => {
    const [own, ...others] = part.layers.flatMap(({ node: { id } }) => layers.get(id) ?? []);
    if (!own) return [];
    return [{ ...part, layers: [own, ...others], sceneBox: follow(part.sceneBox, part.layers[0], own) }];
  });
  return { ...screen, parts };
}

/** True when changes do what a claim asks for: it is mended as far as it was measured, and new texts and words have room. */
function holds(changes: readonly Change[], candidate: Relation, screen: SeenScreen): boolean {
  const texts = changes.filter(isLabelChange);
  const words = changes.filter(isWordChange);
  const before = measureClaim(candidate, screen);
  if (before.is !== "true" && texts.length === 0 && words.length === 0) return true;
  const [first] = screen.parts;
  const after = frameAfter(screen, changes);
  return (
    after !== null &&
    first !== undefined &&
    lettersHaveRoom(words, () => frameOfPart(first), after) &&
    texts.every((change) => standsFree(change, after)) &&
    isMended(before, measureClaim(candidate, seenIn(screen, after)))
  );
}

/** Many changes are told apart by the first words among them, where there are any. */
function proposalOfMany(changes: readonly Change[]): Proposal {
  const count = changes.length;
  const words = changes.find((change) => isWordChange(change) || isLabelChange(change));
  return words
    ? propose("write-and", { to: words.to, count }, changes)
    : propose("as-proposed", { count }, changes);
}

/** A fix of a single text quotes it. */
function proposalOf(changes: readonly Change[]): Proposal {
  const [only, ...others] = changes;
  if (only && others.length === 0 && isLabelChange(only))
    return propose("add-text", { to: only.to }, changes);
  return only && others.length === 0 && isWordChange(only)
    ? propose("write", { from: only.from, to: only.to }, changes)
    : proposalOfMany(changes);
}

/**
 * The ways in which a claim asks to be mended that can be made on its layers, in a language: where the claim was measured,
 * those after which it no longer measures true. Whether one does harm elsewhere is proven where it is offered.
 */
export function fixesOf(
  candidate: Relation & Pick<Candidate, "fixes">,
  screen: SeenScreen,
  language: Language,
): readonly Fix[] {
  const wantedOf = ({ layer, set, to }: Candidate["fixes"][number][number]): readonly WantedChange[] =>
    partsOf([layer], screen).map((part) => {
      const [other] = set === "before" ? partsOf([to], screen) : [];
      return {
        part: measuredPart(part),
        set,
        to: placed(set, to, part),
        ...(other && { other: measuredPart(other) }),
      };
    });
  const ways = candidate.fixes.slice(0, MOST_FIXES).flatMap((asked) => {
    const wanted = asked.slice(0, MOST_CHANGES).flatMap(wantedOf);
    const isWhole = wanted.length === asked.length && !asked.some(({ to }) => hasMarkup(to));
    const changes = isWhole ? changesFor(wanted) : [];
    return changes.length > 0 ? [changes] : [];
  });
  return ways
    .filter((changes) => holds(changes, candidate, screen))
    .map((changes) => wordFix(proposalOf(changes), language));
}
