import type { Place, Tell } from "../../../shared/scene/place.ts";
import type { Unread, UnreadLayer, UnreadPart } from "../../protocol/messages.ts";

/** Gathers what cannot be read of the layers. */
export interface UnreadCollector {
  /** What is told from here on is about this layer. */
  readonly lookAt: (node: SceneNode) => void;
  /** For readers, which know a place inside the layer. */
  readonly tell: Tell;
  readonly note: (node: SceneNode, part: UnreadPart, error: unknown) => void;
  /** Undefined while all could be read. */
  readonly unread: () => Unread | undefined;
}

const MOST_NAMED = 20;

const PARTS: Readonly<Record<string, UnreadPart>> = {
  fills: "fill",
  background: "fill",
  strokes: "stroke",
  effects: "effect",
  characters: "text",
  style: "text",
  characterStyleOverrides: "text",
  styleOverrideTable: "text",
};

/** The field of the layer in which a place lies; undefined for the layer itself. */
function fieldOf(place: Place): string | number | undefined {
  let at = place;
  let inner: Place | undefined;
  while (at.parent) {
    inner = at;
    at = at.parent;
  }
  return inner?.key;
}

function partOf(place: Place): UnreadPart {
  const name = fieldOf(place);
  return name === undefined ? "layer" : (PARTS[name] ?? "property");
}

/** A layer that is being deleted tells nothing of itself any more. */
function nameOf(node: SceneNode): string {
  try {
    return node.name;
  } catch {
    return "";
  }
}

/** Starts with nothing gathered. */
export function collectUnread(): UnreadCollector {
  const first: UnreadLayer[] = [];
  const known = new Set<string>();
  let current: SceneNode | undefined;
  const add = (node: SceneNode, part: UnreadPart, reason: string) => {
    const key = `${part} ${node.id}`;
    if (known.has(key)) return;
    known.add(key);
    if (first.length < MOST_NAMED) first.push({ id: node.id, name: nameOf(node), part, reason });
  };
  return {
    lookAt: (node) => {
      current = node;
    },
    tell: (place, reason) => {
      if (current) add(current, partOf(place), reason);
    },
    note: (node, part, error) => add(node, part, error instanceof Error ? error.message : String(error)),
    unread: () => (known.size > 0 ? { count: known.size, first } : undefined),
  };
}
