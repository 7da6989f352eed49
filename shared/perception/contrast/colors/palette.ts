import { toHex } from "../../../scene/color.ts";
import type { Rgb } from "../../../scene/scene.ts";
import { variableColor } from "../../../scene/variable-color.ts";
import type { Frame, Layer } from "../../frame/frame.ts";
import { computed } from "../../frame/computed.ts";
import { inkColors } from "./ink-colors.ts";

/** A colour that the design has for its texts and lines. */
export interface PaletteColor {
  readonly role: "text" | "line";
  readonly color: Rgb;
  readonly hex: string;
  /** How many layers have it. */
  readonly uses: number;
  /** The variable or style that gives the colour to the layers that have it; absent when none does, or several. */
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

/** Where layers take one colour from several places, nobody can say which is meant. */
function commonSource(
  layers: readonly Layer[],
  role: PaletteColor["role"],
  frame: Frame,
): Source | undefined {
  const sources = layers.flatMap((layer) => sourceOf(layer, role, frame) ?? []);
  return new Set(sources.map(({ id }) => id)).size === 1 ? sources[0] : undefined;
}

/** The other colours of the collections from which texts take theirs, as the frame shows them. */
function siblings(frame: Frame, inUse: readonly PaletteColor[]): readonly PaletteColor[] {
  const { scene, root } = frame;
  const used = new Set(inUse.flatMap(({ role, source }) => (role === "text" && source ? source.id : [])));
  const collections = new Set([...used].flatMap((id) => scene.variables?.[id]?.collectionId ?? []));
  return Object.entries(scene.variables ?? {}).flatMap(([id, { name, collectionId }]) => {
    const color =
      collections.has(collectionId) && !used.has(id)
        ? variableColor(scene, id, root.node.modes ?? {})
        : undefined;
    return color?.a === 1
      ? [
          {
            role: "text" as const,
            color,
            hex: toHex(color),
            uses: 0,
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
      return { role, color, hex, uses: layers.length, ...(source && { source }) };
    });
  return [...inUse, ...siblings(frame, inUse)].slice(0, MOST_COLORS);
});
