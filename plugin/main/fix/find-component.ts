import { send } from "../../protocol/bridge.ts";
import type { ComponentQuestion } from "../../protocol/messages.ts";
import { makePatience } from "../read/patience.ts";
import { atComponent } from "./at-component.ts";

/** A variant is called after its set: its own name is its properties. */
const nameOf = ({ name, parent }: ComponentNode): string =>
  parent?.type === "COMPONENT_SET" ? parent.name : name;

/** Tells the panel whether a fix can be made in a component of this file, and how many places that would mend. */
export async function findComponent({ findingId, kind, changes }: ComponentQuestion): Promise<void> {
  const fix = await atComponent(changes);
  const places = fix && (await makePatience().within(() => fix.component.getInstancesAsync()));
  const component = fix && { name: nameOf(fix.component), places: places?.length ?? null };
  send("component-found", { findingId, kind, component });
}
