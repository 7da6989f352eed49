import type { LengthProperty } from "../../mend/change.ts";
import type { InkColor } from "../../perception/contrast/colors/ink-colors.ts";
import { palette } from "../../perception/contrast/colors/palette.ts";
import type { Frame, Layer } from "../../perception/frame/frame.ts";
import { propose, type Proposal } from "./fix.ts";

/** The only one of some values; undefined where there are several, or none. */
function onlyOne<T>(values: readonly T[]): T | undefined {
  const [first, ...others] = new Set(values);
  return others.length === 0 ? first : undefined;
}

/** The variables that the others have for a property, by the editor's name of it. */
export const boundIds = (layers: readonly Layer[], property: string): readonly string[] =>
  layers.flatMap(({ node }) => node.variables?.[property] ?? []);

/** Takes a length from the variable that all others have; none where they have several. */
export function bindLengths(
  property: LengthProperty,
  value: number,
  loose: readonly Layer[],
  ids: readonly string[],
): readonly Proposal[] {
  const variable = onlyOne(ids);
  if (variable === undefined) return [];
  const changes = loose.map(({ node }) => ({ layer: node.id, property, from: value, to: value, variable }));
  return [propose("bind-length", {}, changes)];
}

/** Gives texts the style that the others have, which looks as they do. */
export function bindTextStyle(
  loose: readonly Layer[],
  named: readonly Layer[],
  name: string,
): readonly Proposal[] {
  const style = onlyOne(named.flatMap(({ node }) => node.styles?.["text"] ?? []));
  if (style === undefined) return [];
  const changes = loose.map(({ node }) => ({
    layer: node.id,
    property: "text-style" as const,
    from: "",
    to: name,
    style,
  }));
  return [propose("bind-text-style", { name }, changes)];
}

/** Takes a colour from the style or variable that gives it to the others; none where that is not one. */
export function bindColor(
  { role, hex }: InkColor,
  loose: readonly Layer[],
  frame: Frame,
): readonly Proposal[] {
  const source = palette(frame).find((one) => one.role === role && one.hex === hex)?.source;
  if (!source) return [];
  const property = role === "text" ? ("fill" as const) : ("stroke" as const);
  const changes = loose.map(({ node }) => ({
    layer: node.id,
    property,
    from: hex,
    to: hex,
    [source.kind]: source.id,
  }));
  return [propose("bind-color", { name: source.name }, changes)];
}
