import { MAX_NODE_DEPTH } from "../bounds.ts";
import { field, type JsonObject, objectField, requiredString } from "../json.ts";
import { orLeftOut, readEach, untold } from "../leave-out.ts";
import { SceneError } from "../place.ts";
import { readModes } from "./read-bindings.ts";
import { hidesContents, readNode } from "./read-node.ts";
import type { SceneNode } from "../scene.ts";

const SCREEN_TYPES = new Set(["FRAME", "COMPONENT", "COMPONENT_SET", "INSTANCE"]);

/** In a group on the canvas, a smaller frame is a part of a drawing: a button, an icon, a picture. */
const SMALLEST_SCREEN_PX = 240;

type Modes = SceneNode["modes"];

const withModes = (around: Modes, own: Modes): Modes =>
  around && own ? { ...around, ...own } : (own ?? around);

/** A layer that may be a screen, not yet read, with the modes of the page, sections and groups that it lies in. */
interface Candidate {
  readonly node: JsonObject;
  readonly modes: Modes;
  readonly isGrouped: boolean;
}

type Surroundings = Pick<Candidate, "modes" | "isGrouped"> & { readonly level: number };

function isLarge(node: JsonObject): boolean {
  const box = orLeftOut(() => objectField(untold(node), "absoluteBoundingBox"));
  const isLong = (length: unknown) => typeof length === "number" && length >= SMALLEST_SCREEN_PX;
  return box !== undefined && isLong(field(box, "width")) && isLong(field(box, "height"));
}

function findCandidates(ground: JsonObject, { modes, isGrouped, level }: Surroundings): readonly Candidate[] {
  if (level > MAX_NODE_DEPTH)
    throw new SceneError(ground.place, `sections are nested more than ${MAX_NODE_DEPTH} deep`);
  if (hidesContents(ground)) return [];
  const here = { modes: withModes(modes, readModes(ground)), isGrouped };
  return readEach(ground, "children", (child): readonly Candidate[] => {
    if (child.fields["visible"] === false) return [];
    const type = requiredString(child, "type");
    if (SCREEN_TYPES.has(type)) return [{ node: child, ...here }];
    if (type !== "SECTION" && type !== "GROUP") return [];
    return findCandidates(child, { ...here, isGrouped: isGrouped || type === "GROUP", level: level + 1 });
  }).flat();
}

function readScreen({ node, modes }: Candidate): SceneNode | null {
  const screen = readNode(node.fields, node.place);
  const inForce = screen && withModes(modes, screen.modes);
  return inForce ? { ...screen, modes: inForce } : screen;
}

/**
 * The screens of a page, a section or a group: its frames, components and instances, also those inside sections. Where it
 * has none, the large ones inside groups. Each has the modes of what it lies in, unless it sets its own.
 */
export function readScreens(ground: JsonObject): readonly SceneNode[] {
  const outside = { modes: undefined, isGrouped: ground.fields["type"] === "GROUP", level: 1 };
  const candidates = findCandidates(ground, outside);
  const loose = candidates.filter(({ isGrouped }) => !isGrouped);
  const screens = loose.length > 0 ? loose : candidates.filter(({ node }) => isLarge(node));
  return screens.flatMap((screen) => readScreen(screen) ?? []);
}
