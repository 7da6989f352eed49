import { errorText } from "../../shared/error-text.ts";
import type { Place, Tell } from "../../shared/scene/place.ts";

/** The part of a layer that could not be read: a paint, an effect, its letters, something else of it, all of it, or the layers in it beyond the most that are read. */
export type UnreadPart = "fill" | "stroke" | "effect" | "text" | "property" | "layer" | "rest";

/** Something of a layer that could not be read, and was left out. */
export interface UnreadLayer {
  readonly id: string;
  readonly name: string;
  readonly part: UnreadPart;
  /** The message of the editor or of the reader, in English. */
  readonly reason: string;
}

/** The parts of a scene that could not be read: how many, and the first of them. */
export interface Unread {
  readonly count: number;
  readonly first: readonly UnreadLayer[];
}

/** Gathers what cannot be read of the layers. */
export interface UnreadCollector {
  /** Sets the layer that everything told from here on is about. */
  readonly lookAt: (layer: NamedLayer) => void;
  /** For readers, which know a place inside the layer. */
  readonly tell: Tell;
  readonly note: (layer: NamedLayer, part: UnreadPart, error: unknown) => void;
  /** Undefined while all could be read. */
  readonly unread: () => Unread | undefined;
}

interface NamedLayer {
  readonly id: string;
  readonly name: string;
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
function nameOf(layer: NamedLayer): string {
  try {
    return layer.name;
  } catch {
    return "";
  }
}

/** Starts with nothing gathered; each part of a layer counts once. */
export function collectUnread(): UnreadCollector {
  const first: UnreadLayer[] = [];
  const known = new Set<string>();
  let current: NamedLayer | undefined;
  const add = (layer: NamedLayer, part: UnreadPart, reason: string) => {
    const key = `${part} ${layer.id}`;
    if (known.has(key)) return;
    known.add(key);
    if (first.length < MOST_NAMED) first.push({ id: layer.id, name: nameOf(layer), part, reason });
  };
  return {
    lookAt: (layer) => {
      current = layer;
    },
    tell: (place, reason) => {
      if (current) add(current, partOf(place), reason);
    },
    note: (layer, part, error) => add(layer, part, errorText(error)),
    unread: () => (known.size > 0 ? { count: known.size, first } : undefined),
  };
}

/** Joins the parts that the editor refused and those that could not be read afterwards; both may name the same part. */
export function joinUnread(told: Unread | undefined, read: Unread | undefined): Unread | undefined {
  if (!told || !read) return told ?? read;
  const isKnown = ({ id, part }: UnreadLayer) =>
    told.first.some((known) => known.id === id && known.part === part);
  const added = read.first.filter((layer) => !isKnown(layer));
  return {
    count: told.count + read.count - (read.first.length - added.length),
    first: [...told.first, ...added].slice(0, MOST_NAMED),
  };
}
