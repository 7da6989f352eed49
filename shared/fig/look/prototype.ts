import { booleanField, field, type JsonObject, objectField, stringField } from "../../scene/json.ts";
import { readEach } from "../../scene/leave-out.ts";
import { nodeIdOf } from "../document/guid.ts";
import type { FigLayer, Written } from "./layer.ts";

/** The actions of a click: as the file calls them, and the REST API. */
const ACTIONS: Readonly<Record<string, string>> = {
  INTERNAL_NODE: "NODE",
  URL: "URL",
  BACK: "BACK",
  CLOSE: "CLOSE",
  SET_VARIABLE: "SET_VARIABLE",
  SET_VARIABLE_MODE: "SET_VARIABLE_MODE",
  CONDITIONAL: "CONDITIONAL",
  UPDATE_MEDIA_RUNTIME: "UPDATE_MEDIA_RUNTIME",
};

const NAVIGATIONS: Readonly<Record<string, string>> = { SWAP_STATE: "CHANGE_TO" };

function writeAction(action: JsonObject): Written | null {
  const type = ACTIONS[stringField(action, "connectionType") ?? ""];
  const destinationId = nodeIdOf(field(action, "transitionNodeID"));
  if (!type || (type === "NODE" && destinationId === undefined)) return null;
  const navigation = stringField(action, "navigationType") ?? "NAVIGATE";
  const conditional = readEach(action, "conditionalActions", (block) => ({ actions: writeActions(block) }));
  return {
    type,
    url: stringField(action, "connectionURL"),
    ...(type === "NODE" && { destinationId, navigation: NAVIGATIONS[navigation] ?? navigation }),
    ...(conditional.length > 0 && { conditionalBlocks: conditional }),
  };
}

const writeActions = (owner: JsonObject): readonly Written[] => readEach(owner, "actions", writeAction);

function writeInteraction(interaction: JsonObject): Written | null {
  const actions = booleanField(interaction, "isDeleted") ? [] : writeActions(interaction);
  const event = objectField(interaction, "event");
  const type = (event && stringField(event, "interactionType")) ?? "ON_CLICK";
  return actions.length === 0 || type === "NONE" ? null : { trigger: { type }, actions };
}

/** The reactions to the use of a layer; older files say only where a click leads. */
export function writePrototype({ change }: FigLayer): Written {
  const interactions = readEach(change, "prototypeInteractions", writeInteraction);
  const destinationId = nodeIdOf(field(change, "transitionNodeID"));
  return {
    ...(interactions.length > 0 && { interactions }),
    ...(destinationId !== undefined && { transitionNodeID: destinationId }),
  };
}
