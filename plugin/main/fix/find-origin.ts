import { send } from "../../protocol/bridge.ts";
import type { OriginQuestion } from "../../protocol/messages.ts";
import { inTime } from "../find-node.ts";
import { isMadeAtComponent, atComponent } from "./at-component.ts";
import { colorAtOrigin } from "./set-shared-color.ts";

/** A fix in many places asks for each of them. */
const PATIENCE_MS = 20_000;

/** Tells the panel whether a fix can be made where its layers take the value from: there it may be another file's. */
export async function findOrigin({ findingId, kind, changes }: OriginQuestion): Promise<void> {
  const [first] = changes;
  const find = async () =>
    Boolean(isMadeAtComponent(changes) ? await atComponent(changes) : first && (await colorAtOrigin(first)));
  const isThere = await inTime(find, () => false, PATIENCE_MS).catch(() => false);
  send("origin-found", { findingId, kind, isThere });
}
