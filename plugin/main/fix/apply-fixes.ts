import { findNode, inTime, neverAnswered, type RequireTime } from "../find-node.ts";
import { type Change, isLabelChange, isPropertyChange } from "../../../shared/mend/change.ts";
import { send } from "../../protocol/bridge.ts";
import type { FixMade, FixRequest, FixTrouble } from "../../protocol/messages.ts";
import { isReadOnly, tellReadOnly } from "../kept/writing.ts";
import { atComponent, isMadeAtComponent } from "./at-component.ts";
import { FontError } from "./fonts.ts";
import { isAsBefore, isMade } from "./is-made.ts";
import { prepare } from "./prepare.ts";
import { isLayer, isOutOfReach } from "../is-layer.ts";

/** Tells by its error why a change failed: a missing font, a file that may only be viewed, or a refusal. */
function troubleOf(error: unknown): FixTrouble {
  if (isReadOnly(error)) return "read-only";
  return error instanceof FontError ? error.trouble : "refused";
}

async function troubleWith(change: Change): Promise<FixTrouble | null> {
  let found: BaseNode | null = null;
  try {
    const node = (found = await findNode(change.layer));
    if (!isLayer(node)) return "gone";
    const make = async (requireTime: RequireTime) => {
      const write = await prepare(node, change);
      requireTime();
      if (write === null) return "changed";
      await write(requireTime);
      if (isMade(node, change)) return null;
      return isAsBefore(node, change) ? "refused" : "part";
    };
    return await inTime(make, neverAnswered);
  } catch (error) {
    return found && isOutOfReach(found) ? "gone" : troubleOf(error);
  }
}

/** Labels find their layers where these lay: what makes room for them moves afterwards. */
const inOrder = (changes: readonly Change[]): readonly Change[] => [
  ...changes.filter(isLabelChange),
  ...changes.filter(isPropertyChange),
];

/** The changes to make; none when the component that was offered is not the layers' own any more. */
const wanted = async (changes: readonly Change[]): Promise<readonly Change[]> =>
  isMadeAtComponent(changes) ? ((await atComponent(changes)) ?? []) : changes;

async function makeAll(changes: readonly Change[]): Promise<Omit<FixMade, "findingId">> {
  const troubles: FixTrouble[] = [];
  for (const change of changes) {
    const trouble = await troubleWith(change);
    if (trouble) troubles.push(trouble);
  }
  const [trouble = changes.length === 0 ? "changed" : null] = troubles;
  const failed = troubles.filter((one) => one !== "part");
  return { made: changes.length - failed.length, trouble };
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
