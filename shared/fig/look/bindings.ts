import { field } from "../../scene/json.ts";
import { consumedVariables } from "../variables/consumed.ts";
import type { ModesByKey } from "../variables/modes.ts";
import type { FigLayer, Written } from "./layer.ts";
import { variableId } from "./paints.ts";

/** The id of a collection of variables, as the REST API writes it. */
export const collectionId = (id: string): string => `VariableCollectionId:${id}`;

/** The fields that refer to a shared style, and the names that the REST API gives to what they style. */
const STYLES = {
  styleIdForFill: "fill",
  styleIdForStrokeFill: "stroke",
  styleIdForText: "text",
  styleIdForEffect: "effect",
  styleIdForGrid: "grid",
} as const;

/** The shared styles in use. */
export function writeStyles({ change, index }: FigLayer): Written {
  const styles = Object.entries(STYLES).flatMap(([reference, kind]) => {
    const style = index.find(field(change, reference));
    return style ? [[kind, style.id] as const] : [];
  });
  return styles.length > 0 ? { styles: Object.fromEntries(styles) } : {};
}

/** The modes that a layer or a page sets itself. */
export const writeModes = (modes: ModesByKey | undefined): Written =>
  modes
    ? {
        explicitVariableModes: Object.fromEntries(
          Object.entries(modes).map(([collection, mode]) => [collectionId(collection), mode]),
        ),
      }
    : {};

/** The names of properties that a variable may give: in the file, and in the REST API. */
const PROPERTIES: Readonly<Record<string, string>> = {
  STACK_SPACING: "itemSpacing",
  STACK_COUNTER_SPACING: "counterAxisSpacing",
  STACK_PADDING_LEFT: "paddingLeft",
  STACK_PADDING_TOP: "paddingTop",
  STACK_PADDING_RIGHT: "paddingRight",
  STACK_PADDING_BOTTOM: "paddingBottom",
  FONT_SIZE: "fontSize",
  FONT_FAMILY: "fontFamily",
  FONT_STYLE: "fontStyle",
  FONT_WEIGHT: "fontWeight",
  LINE_HEIGHT: "lineHeight",
  LETTER_SPACING: "letterSpacing",
  MIN_WIDTH: "minWidth",
  MIN_HEIGHT: "minHeight",
  OPACITY: "opacity",
  VISIBLE: "visible",
  TEXT_DATA: "characters",
};

const CORNERS = ["TOP_LEFT", "TOP_RIGHT", "BOTTOM_LEFT", "BOTTOM_RIGHT"].map(
  (corner) => `RECTANGLE_${corner}_CORNER_RADIUS`,
);

type Aliases = ReadonlyMap<string, Written>;

const pick = (aliases: Aliases, names: readonly (readonly [name: string, key: string])[]) => {
  const found = names.flatMap(([name, key]) => {
    const alias = aliases.get(name);
    return alias ? [[key, alias] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
};

const all = (alias: Written | undefined) =>
  alias && Object.fromEntries(CORNERS.map((corner) => [corner, alias]));

/** The variables that give a layer its properties other than its paints. */
export function writeBoundVariables({ change, index }: FigLayer): Written {
  const aliases: Aliases = new Map(
    [...consumedVariables(change.fields, index)].map(([name, variable]) => [
      name,
      { type: "VARIABLE_ALIAS", id: variableId(variable.id) },
    ]),
  );
  if (aliases.size === 0) return {};
  const bound = {
    ...pick(aliases, Object.entries(PROPERTIES)),
    rectangleCornerRadii:
      all(aliases.get("CORNER_RADIUS")) ??
      pick(
        aliases,
        CORNERS.map((corner) => [corner, corner]),
      ),
    size: pick(aliases, [
      ["WIDTH", "x"],
      ["HEIGHT", "y"],
    ]),
  };
  const given = Object.entries(bound).filter(([, value]) => value !== undefined);
  return given.length > 0 ? { boundVariables: Object.fromEntries(given) } : {};
}
