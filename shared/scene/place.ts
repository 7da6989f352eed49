/** A place inside a JSON document; it turns into words such as `document.children[3].fills[0]` only when asked. */
export interface Place {
  readonly parent: Place | null;
  readonly key: string | number;
}

/** The place of a field or an element inside another place. */
export const inside = (parent: Place | null, key: string | number): Place => ({ parent, key });

/** Writes a place as a path. */
function pathOf(place: Place): string {
  const parent = place.parent ? pathOf(place.parent) : "";
  if (typeof place.key === "number") return `${parent}[${place.key}]`;
  return parent ? `${parent}.${place.key}` : place.key;
}

/** A design that cannot be read: the message names the place and what was expected there. */
export class SceneError extends Error {
  readonly path: string;
  constructor(place: Place, message: string) {
    const path = pathOf(place);
    super(`${path}: ${message}`);
    this.name = "SceneError";
    this.path = path;
  }
}
