import type { AutoLayout } from "../../../scene/scene.ts";
import { isForeignPart } from "../../computed/foreign-part.ts";
import { slipsAmong, type Use } from "../../computed/slip.ts";
import type { Frame, Layer } from "../../frame.ts";
import { defineRule } from "../../rule.ts";

interface Spacing {
  readonly px: number;
  readonly property: string;
}

const SIDES = ["paddingTop", "paddingRight", "paddingBottom", "paddingLeft"] as const;

const paddingsOf = ({ paddingPx }: AutoLayout): readonly Spacing[] =>
  SIDES.map((property, side) => ({ px: paddingPx[side] ?? 0, property }));

function gapsOf({ gapPx, align, direction }: AutoLayout, childCount: number): readonly Spacing[] {
  const isSet = childCount > 1 && align !== "space-between" && direction !== "grid";
  return isSet ? [{ px: gapPx, property: "itemSpacing" }] : [];
}

/** How a layer sets its spacings, each value once: it is named when a variable gives it wherever it stands. */
function usesIn(layer: Layer, spacings: readonly Spacing[]): readonly Use<number>[] {
  const isBound = ({ property }: Spacing): boolean => layer.node.variables?.[property] !== undefined;
  return [...new Set(spacings.map(({ px }) => px))]
    .filter((px) => px > 0)
    .map((value) => ({ layer, value, isNamed: spacings.filter(({ px }) => px === value).every(isBound) }));
}

const layouts = ({ layers }: Frame): readonly (readonly [Layer, AutoLayout])[] =>
  layers.flatMap((layer) => {
    const { layout } = layer.node;
    return layout && layer.visibleBox && !isForeignPart(layer) ? [[layer, layout] as const] : [];
  });

export const looseSpacing = defineRule({
  id: "loose-spacing",
  aspect: "ui",
  severity: "suggestion",
  certainty: "likely",
  basis:
    "https://help.figma.com/hc/en-us/articles/15145852043927-Create-and-manage-variables-and-collections",
  says: {
    title: "Spacing set by hand",
    problem:
      "A gap or padding of {px} px is set by hand (layers: {uses}); elsewhere on this screen (layers: {namedUses}) a variable gives it.",
    why: "When the variable changes, for a denser layout or another device, this space stays as it is.",
    fix: "Give them the variable that the others have.",
  },
  applies: (frame) => (layouts(frame).length > 0 ? [frame.root] : []),
  check: (_, { frame, fail }) => {
    const found = layouts(frame);
    const gaps = found.flatMap(([layer, layout]) => usesIn(layer, gapsOf(layout, layer.children.length)));
    const paddings = found.flatMap(([layer, layout]) => usesIn(layer, paddingsOf(layout)));
    return [gaps, paddings].flatMap((uses, index) =>
      slipsAmong(uses).map(({ value, named, loose }) =>
        fail(
          { px: value, uses: loose.length, namedUses: named.length },
          { layers: loose, cause: `${index}:${value}` },
        ),
      ),
    );
  },
});
