import { field } from "../../scene/json.ts";
import type { Layer, Written } from "./layer.ts";
import type { Modes } from "../variables/modes.ts";

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
export function writeStyles({ change, index }: Layer): Written {
  const styles = Object.entries(STYLES).flatMap(([reference, kind]) => {
    const style = index.find(field(change, reference));
    return style ? [[kind, style.id] as const] : [];
  });
  return styles.length > 0 ? { styles: Object.fromEntries(styles) } : {};
}

/** The modes that a layer or a page sets itself. */
export const writeModes = (modes: Modes | undefined): Written =>
  modes
    ? {
        explicitVariableModes: Object.fromEntries(
          Object.entries(modes).map(([collection, mode]) => [collectionId(collection), mode]),
        ),
      }
    : {};
