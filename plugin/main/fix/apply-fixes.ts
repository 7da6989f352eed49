import { findNode, inTime, neverAnswered, type RequireTime } from "../find-node.ts";
import {
  type Change,
  isColorChange,
  isLabelChange,
  isPlacementChange,
  isPropertyChange,
  isWordChange,
  type PlacementChange,
} from "../../../shared/mend/change.ts";
import { send } from "../../protocol/bridge.ts";
import type { FixMade, FixRequest, FixTrouble } from "../../protocol/messages.ts";
import { isReadOnly, tellReadOnly } from "../kept/writing.ts";
import { atComponent, isMadeAtComponent } from "./at-component.ts";
import { prepareLabel } from "./add-label.ts";
import { loadFonts, MissingFontError } from "./fonts.ts";
import type { Prepared } from "./prepared.ts";
import { prepareColor } from "./set-color.ts";
import { prepareLength } from "./set-length.ts";
import { colorAtOrigin } from "./set-shared-color.ts";
import { isOfLetters, prepareLetters, prepareWords } from "./set-text.ts";
import { isLayer } from "../is-layer.ts";

/** Prepares to put a layer before another one of its parent, or last. */
async function prepareTurn(node: SceneNode, { from, to }: PlacementChange): Prepared {
  const { parent } = node;
  if (!parent || parent.type === "DOCUMENT" || parent.type === "PAGE") return null;
  const others = parent.children.filter(({ id }) => id !== node.id);
  const next = parent.children.slice(parent.children.indexOf(node) + 1).find(({ visible }) => visible);
  const at = to === "" ? others.length : others.findIndex(({ id }) => id === to);
  if (at === -1 || (next?.id ?? "") !== from) return null;
  // The layers after it are put behind it again: a place within the same parent would be counted with it or without it.
  const moved = [node, ...others.slice(at)];
  for (const child of moved) await loadFonts(child);
  return () => moved.forEach((child) => parent.appendChild(child));
}

async function prepare(node: SceneNode, change: Change): Prepared {
  if (isLabelChange(change)) return prepareLabel(node, change);
  if (change.at) return colorAtOrigin(change);
  if (isColorChange(change)) return prepareColor(node, change);
  if (isWordChange(change)) return prepareWords(node, change);
  if (change.property === "before") return prepareTurn(node, change);
  if (isPlacementChange(change)) return node.visible ? () => void (node.visible = false) : null;
  return isOfLetters(change) ? prepareLetters(node, change) : prepareLength(node, change);
}

async function make(node: SceneNode, change: Change, requireTime: RequireTime): Promise<boolean> {
  const write = await prepare(node, change);
  requireTime();
  await write?.(requireTime);
  return write !== null;
}

/** Tells by its error why a change failed: a missing font, a file that may only be viewed, or a refusal. */
function troubleOf(error: unknown): FixTrouble {
  if (isReadOnly(error)) return "read-only";
  return error instanceof MissingFontError ? "font" : "refused";
}

async function troubleWith(change: Change): Promise<FixTrouble | null> {
  try {
    const node = await findNode(change.layer);
    if (!isLayer(node)) return "gone";
    const isMade = await inTime((requireTime) => make(node, change, requireTime), neverAnswered);
    return isMade ? null : "changed";
  } catch (error) {
    return troubleOf(error);
  }
}

/** Labels find their layers where these lay: what makes room for them moves afterwards. */
const inOrder = (changes: readonly Change[]): readonly Change[] => [
  ...changes.filter(isLabelChange),
  ...changes.filter(isPropertyChange),
];

/** The changes to make; none when the component that was offered is not the layers' own any more. */
const wanted = async (changes: readonly Change[]): Promise<readonly Change[]> =>
  isMadeAtComponent(changes) ? ((await atComponent(changes))?.changes ?? []) : changes;

async function makeAll(changes: readonly Change[]): Promise<Omit<FixMade, "findingId">> {
  const troubles: FixTrouble[] = [];
  for (const change of changes) {
    const trouble = await troubleWith(change);
    if (trouble) troubles.push(trouble);
  }
  const [trouble = changes.length === 0 ? "changed" : null] = troubles;
  return { made: changes.length - troubles.length, trouble };
}

const applyFix = async ({ findingId, changes }: FixRequest): Promise<FixMade> => ({
  findingId,
  ...(await wanted(changes).then(
    (found) => makeAll(inOrder(found)),
    (error: unknown) => ({ made: 0, trouble: troubleOf(error) }),
  )),
});

/**
 * Makes the changes of fixes, one after the other, as one step that can be undone: in their layers, or where these take
 * the value from. A layer that is gone, or no longer is as its fix expects, is left as it is, and the panel is told.
 */
export async function applyFixes(fixes: readonly FixRequest[]): Promise<void> {
  figma.commitUndo();
  const answers: FixMade[] = [];
  for (const fix of fixes) answers.push(await applyFix(fix));
  figma.commitUndo();
  if (answers.some(({ trouble }) => trouble === "read-only")) tellReadOnly();
  send("fixes-made", answers);
}
