import { MAX_REACTIONS } from "../bounds.ts";
import { compact, type JsonObject, objectField, stringField } from "../json.ts";
import { orLeftOut, readEach } from "../leave-out.ts";
import { SceneError } from "../place.ts";
import type { Reaction, SceneNode } from "../scene.ts";

/** Conditions inside one another: more than any prototype has. */
const MAX_CONDITION_DEPTH = 20;

/** The actions of a list, those that hang on a condition in place of the condition. */
function actionsIn(owner: JsonObject, depth = 0): readonly JsonObject[] {
  if (depth > MAX_CONDITION_DEPTH)
    throw new SceneError(owner.place, `conditions are nested more than ${MAX_CONDITION_DEPTH} deep`);
  return readEach(owner, "actions", (action) => {
    const conditional = readEach(action, "conditionalBlocks", (block) => actionsIn(block, depth + 1)).flat();
    return conditional.length > 0 ? conditional : [action];
  }).flat();
}

function readInteraction(interaction: JsonObject): readonly Reaction[] {
  const trigger = orLeftOut(() => {
    const given = objectField(interaction, "trigger");
    return given && stringField(given, "type");
  });
  const readAction = (action: JsonObject): Reaction =>
    compact<Reaction>({
      trigger: trigger ?? "ON_CLICK",
      action: stringField(action, "type") ?? "NODE",
      navigation: stringField(action, "navigation"),
      destinationId: stringField(action, "destinationId"),
    });
  return actionsIn(interaction).flatMap((action) => orLeftOut(() => readAction(action)) ?? []);
}

function atMost(reactions: readonly Reaction[], node: JsonObject): readonly Reaction[] {
  if (reactions.length <= MAX_REACTIONS) return reactions;
  node.place.tell?.(node.place, `more than ${MAX_REACTIONS} reactions are not read`);
  return reactions.slice(0, MAX_REACTIONS);
}

/** The reactions to the use of a layer; undefined when there are none. */
export function readReactions(node: JsonObject): SceneNode["reactions"] {
  const reactions = readEach(node, "interactions", readInteraction).flat();
  if (reactions.length > 0) return atMost(reactions, node);
  const destinationId = stringField(node, "transitionNodeID");
  return destinationId ? [{ trigger: "ON_CLICK", action: "NODE", destinationId }] : undefined;
}
