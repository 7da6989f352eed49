import type { Change, LengthProperty } from "../../../mend/change.ts";
import { rememberedObject } from "../../../perception/frame/remembered-object.ts";
import type { Library } from "../../../scene/library.ts";
import { propose, type Proposal } from "../../fixes/fix.ts";
import type { Value } from "../facts/bindings.ts";
import { standingNames } from "../facts/names.ts";
import { refOf } from "../facts/spots.ts";

/** A value set by hand, and the only variable or style that could give it there. */
interface Bindable {
  readonly value: Value;
  readonly giver: string;
}

/** So many places change at one click; beyond them somebody wants to look first. */
const MOST_PLACES = 1000;

const PLAIN_COLOR = /^#[0-9a-f]{6}$/;

const LENGTHS: Readonly<Record<string, LengthProperty>> = {
  radius: "corner-radius",
  gap: "gap",
  paddingTop: "padding-top",
  paddingRight: "padding-right",
  paddingBottom: "padding-bottom",
  paddingLeft: "padding-left",
};

const variableIds = rememberedObject(
  ({ variables }: Library): ReadonlySet<string> => new Set(variables.map(({ id }) => id)),
);

/** The change that takes a value from its giver and leaves its look; undefined for what cannot be bound so. */
function changeOf({ value: { spot, slot, value }, giver }: Bindable, library: Library): Change | undefined {
  const layer = spot.node.id;
  const source = variableIds(library).has(giver) ? { variable: giver } : { style: giver };
  if (PLAIN_COLOR.test(value)) {
    const property = slot === "stroke" ? ("stroke" as const) : ("fill" as const);
    return { layer, property, from: value, to: value, ...source };
  }
  const to = standingNames(library).get(giver) ?? "";
  if (slot === "textStyle")
    return "style" in source ? { layer, property: "text-style", from: "", to, ...source } : undefined;
  const property = LENGTHS[slot];
  const px = Number(value);
  return property && "variable" in source && Number.isFinite(px)
    ? { layer, property, from: px, to: px, variable: giver }
    : undefined;
}

/** The places of values that are set by hand, and what binds them to what gives these elsewhere. */
export const boundPlaces = (
  values: readonly Value[],
  giversOf: (value: Value) => readonly string[],
  library: Library,
) => ({
  at: values.map(({ spot }) => refOf(spot)),
  places: values.length,
  mend: () => bindValues(values, giversOf, library),
});

/** Binds values set by hand to what gives them elsewhere: all of them, or none where one has several givers. */
function bindValues(
  values: readonly Value[],
  giversOf: (value: Value) => readonly string[],
  library: Library,
): readonly Proposal[] {
  const all = values.flatMap((value): readonly Bindable[] => {
    const [giver, ...others] = giversOf(value);
    return giver === undefined || others.length > 0 ? [] : [{ value, giver }];
  });
  const changes = all.flatMap((one) => changeOf(one, library) ?? []);
  if (changes.length === 0 || changes.length < values.length || changes.length > MOST_PLACES) return [];
  const names = standingNames(library);
  const name = [...new Set(all.map(({ giver }) => names.get(giver) ?? giver))].join(", ");
  const isStyle = all.every(({ value }) => value.slot === "textStyle");
  return [propose(isStyle ? "bind-text-style" : "bind-color", { name }, changes)];
}
