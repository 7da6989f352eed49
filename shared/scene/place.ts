/** Told of each thing that cannot be read and is left out: where it stands, and what is wrong with it. */
export type Tell = (place: Place, reason: string) => void;

/** A place inside a JSON document; it turns into words such as `document.children[3].fills[0]` only when asked. */
export interface Place {
  readonly parent: Place | null;
  readonly key: string | number;
  /** The listener that is told of parts that cannot be read, here and further inside; undefined: nobody is. */
  readonly tell: Tell | undefined;
}

/** The place of a field or an element inside another place, which says who is told. */
export const inside = (parent: Place | null, key: string | number, tell = parent?.tell): Place => ({
  parent,
  key,
  tell,
});

const MAX_MESSAGE_LENGTH = 300;
const MAX_REASON_LENGTH = 200;
const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** Names in foreign files may hold what moves the cursor of a terminal. */
const withoutControls = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ");

function step({ parent, key }: Place): string {
  if (typeof key === "number") return `[${key}]`;
  if (!parent) return key;
  return IDENTIFIER.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
}

function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const kept = maxLength - 1;
  return `${text.slice(0, Math.ceil(kept / 2))}…${text.slice(text.length - Math.floor(kept / 2))}`;
}

/** Writes a place as a path of so many characters at most; a longer one loses its middle. */
export function pathOf(place: Place, maxLength = MAX_MESSAGE_LENGTH): string {
  let path = "";
  for (let at: Place | null = place; at; at = at.parent) path = step(at) + path;
  return shorten(withoutControls(path), maxLength);
}

/**
 * The error of a part that cannot be read: the message names the place and what was expected there, in 300
 * characters at most.
 */
export class SceneError extends Error {
  override readonly name = "SceneError";
  readonly place: Place;
  readonly reason: string;
  constructor(place: Place, reason: string) {
    super();
    this.place = place;
    this.reason = shorten(withoutControls(reason), MAX_REASON_LENGTH);
  }
  /** Written when it is asked for: most faults of a damaged file are only counted. */
  override get message(): string {
    const rest = `: ${this.reason}`;
    return pathOf(this.place, MAX_MESSAGE_LENGTH - rest.length) + rest;
  }
}
