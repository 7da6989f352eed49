import { send } from "../../protocol/bridge.ts";
import type { OriginQuestion } from "../../protocol/messages.ts";
import { isMadeAtComponent, atComponent } from "./at-component.ts";
import { colorAtOrigin } from "./set-shared-color.ts";

/** Tells the panel whether a fix can be made where its layers take the value from: there it may be another file's. */
export async function findOrigin({ findingId, kind, changes }: OriginQuestion): Promise<void> {
  const [first] = changes;
  const found = isMadeAtComponent(changes)
    ? await atComponent(changes)
    : first && (await colorAtOrigin(first));
  send("origin-found", { findingId, kind, isThere: Boolean(found) });
}
