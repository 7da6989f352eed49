/** The fields of a layer, a paint or an effect, not checked yet. */
export type RestFields = Readonly<Record<string, unknown>>;

/** True for an object, whose fields can be read. */
export const isFields = (value: unknown): value is RestFields => typeof value === "object" && value !== null;

/** The objects of a list; none when there is no list. */
export const listOf = (owner: RestFields, name: string): readonly RestFields[] => {
  const value = owner[name];
  return Array.isArray(value) ? value.filter(isFields) : [];
};

/** It is neither hidden nor quite transparent. */
export const isVisible = (one: RestFields): boolean => one["visible"] !== false && one["opacity"] !== 0;

const PAINTED_BY = ["fills", "strokes", "background"];
/** Letters and regions may have fills of their own. */
const OVERRIDES = ["styleOverrideTable", "fillOverrideTable"];

/** The visible paints of a layer, those of its letters and regions too. */
export function restPaintsOf(node: RestFields): readonly RestFields[] {
  const overrides = OVERRIDES.flatMap((name) => Object.values(isFields(node[name]) ? node[name] : {})).filter(
    isFields,
  );
  return [node, ...overrides].flatMap((owner) =>
    PAINTED_BY.flatMap((name) => listOf(owner, name)).filter(isVisible),
  );
}

/** The references of the pictures of a layer, each as often as it is used; "" for one without. */
export const imageRefsOf = (node: RestFields): readonly string[] =>
  restPaintsOf(node)
    .filter(({ type }) => type === "IMAGE")
    .map(({ imageRef }) => (typeof imageRef === "string" ? imageRef : ""));
