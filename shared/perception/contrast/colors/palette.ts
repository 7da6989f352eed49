import { countsOf } from "../../../group-by.ts";
import { toHex } from "../../../scene/color.ts";
import type { ColorVariable, Rgb } from "../../../scene/scene.ts";
import { variableColor } from "../../../scene/variable-color.ts";
import type { Frame, Layer } from "../../frame/frame.ts";
import { computed } from "../../frame/computed.ts";
import { inkColors } from "./ink-colors.ts";

/** A colour that the design has for its texts and lines. */
export interface PaletteColor {
  readonly role: "text" | "line";
  readonly color: Rgb;
  readonly hex: string;
  /** The layers that have it; none where it only lies beside others that are in use. */
  readonly layers: readonly Layer[];
  /** The variable or style that gives the colour to most layers that have it from one; absent when none does. */
  readonly source?: { readonly kind: "variable" | "style"; readonly id: string; readonly name: string };
}

type Source = NonNullable<PaletteColor["source"]>;

/** A design that has more is a picture: so many are the most that anybody chooses from. */
const MOST_COLORS = 200;

function sourceOf({ node }: Layer, role: PaletteColor["role"], { scene }: Frame): Source | undefined {
  const [paint] = (role === "text" ? node.fills : node.strokes) ?? [];
  const variable = paint?.type === "solid" ? paint.variable : undefined;
  const named = variable === undefined ? undefined : scene.variables?.[variable];
  if (variable !== undefined && named) return { kind: "variable", id: variable, name: named.name };
  const style = node.styles?.[role === "text" ? "fill" : "stroke"];
  const shared = style === undefined ? undefined : scene.styles[style];
  return style !== undefined && shared ? { kind: "style", id: style, name: shared.name } : undefined;
}

/** Where most layers take one colour from one place, that is meant; else nobody can say which is. */
function commonSource(
  layers: readonly Layer[],
  role: PaletteColor["role"],
  frame: Frame,
): Source | undefined {
  const sources = layers.flatMap((layer) => sourceOf(layer, role, frame) ?? []);
  const counts = countsOf(sources.map(({ id }) => id));
  return sources.find(({ id }) => 2 * (counts.get(id) ?? 0) > sources.length);
}

/** The folder that the name of a variable begins with: what is kept together serves the same purpose. */
const folderOf = (name: string): string => name.slice(0, name.lastIndexOf("/") + 1);

/** The other colours beside those that texts take from collections, as the frame shows them. */
function siblings(frame: Frame, inUse: readonly PaletteColor[]): readonly PaletteColor[] {
  const { scene, root } = frame;
  const used = new Set(inUse.flatMap(({ role, source }) => (role === "text" && source ? source.id : [])));
  const shelfOf = ({ name, collectionId }: ColorVariable): string => `${collectionId} ${folderOf(name)}`;
  const shelves = new Set(
    Object.entries(scene.variables ?? {}).flatMap(([id, one]) => (used.has(id) ? shelfOf(one) : [])),
  );
  return Object.entries(scene.variables ?? {}).flatMap(([id, variable]) => {
    const { name } = variable;
    const color =
      shelves.has(shelfOf(variable)) && !used.has(id)
        ? variableColor(scene, id, root.node.modes ?? {})
        : undefined;
    return color?.a === 1
      ? [
          {
            role: "text" as const,
            color,
            hex: toHex(color),
            layers: [],
            source: { kind: "variable" as const, id, name },
          },
        ]
      : [];
  });
}

/** The colours from which the texts and lines of a frame are drawn, those in use first; at most 200. */
export const palette = computed((frame: Frame): readonly PaletteColor[] => {
  const inUse = inkColors(frame)
    .slice(0, MOST_COLORS)
    .map(({ role, color, hex, layers }) => {
      const source = commonSource(layers, role, frame);
      return { role, color, hex, layers, ...(source && { source }) };
    });
  return [...inUse, ...siblings(frame, inUse)].slice(0, MOST_COLORS);
});
