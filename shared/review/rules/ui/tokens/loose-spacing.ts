import { computed } from "../../../../perception/frame/computed.ts";
import { isForeignPart } from "../../../../perception/parts/foreign-part.ts";
import { slipsAmong, type ValueUse } from "../../../../perception/layout/slip.ts";
import type { Frame, Layer } from "../../../../perception/frame/frame.ts";
import { bindLengths, boundIds } from "../../../fixes/bind.ts";
import { defineRule } from "../../../rule.ts";

type Spacings = Readonly<Record<"gap" | "padding", readonly ValueUse<number>[]>>;

const SIDES = ["paddingTop", "paddingRight", "paddingBottom", "paddingLeft"] as const;

const hasGap = ({ node: { layout }, children }: Layer): boolean =>
  children.length > 1 && layout?.align !== "space-between" && layout?.direction !== "grid";

/** The gaps and paddings that the auto layouts of a frame set, each with whether a variable gives it. */
const spacingsIn = computed(({ layers }: Frame): Spacings => {
  const found = { gap: [] as ValueUse<number>[], padding: [] as ValueUse<number>[] };
  for (const layer of layers) {
    const { layout, variables } = layer.node;
    if (!layout || !layer.visibleBox || isForeignPart(layer)) continue;
    const add = (uses: ValueUse<number>[], value: number, property: string): void => {
      if (value > 0) uses.push({ layer, value, isNamed: variables?.[property] !== undefined });
    };
    if (hasGap(layer)) add(found.gap, layout.gapPx, "itemSpacing");
    for (const [side, property] of SIDES.entries()) add(found.padding, layout.paddingPx[side] ?? 0, property);
  }
  return found;
});

export const looseSpacing = defineRule({
  id: "loose-spacing",
  aspect: "ui",
  severity: "suggestion",
  certainty: "likely",
  judges: "layers",
  basis:
    "https://help.figma.com/hc/en-us/articles/15145852043927-Create-and-manage-variables-and-collections",
  yieldsTo: ["odd-padding", "uneven-gaps", "uneven-padding", "off-scale-spacing"],
  mendedIn: "component",
  says: {
    en: {
      title: "Spacing set by hand",
      problem:
        "A gap or padding of {px} px is set by hand (layers: {uses}); elsewhere on this screen (layers: {namedUses}) a variable gives it.",
      why: "When the variable changes, for a denser layout or another device, this space stays as it is.",
      fix: "Give them the variable that the others have.",
    },
    fr: {
      title: "Espacement réglé à la main",
      problem:
        "Un écart ou une marge intérieure de {px} px est réglé à la main (calques : {uses}) ; ailleurs sur cet écran (calques : {namedUses}), une variable le donne.",
      why: "Quand la variable change, pour une mise en page plus dense ou un autre appareil, cet espace reste tel quel.",
      fix: "Donnez-leur la variable qu’ont les autres.",
    },
  },
  applies: (frame) => {
    const { gap, padding } = spacingsIn(frame);
    return gap.length + padding.length > 0 ? [frame.root] : [];
  },
  check: (_, { frame, fail }) =>
    Object.entries(spacingsIn(frame)).flatMap(([kind, uses]) =>
      slipsAmong(uses).map(({ value, named, loose }) =>
        fail(
          { px: value, uses: loose.length, namedUses: named.length },
          {
            layers: loose,
            cause: `${kind}:${value}`,
            mend: () =>
              kind === "gap" ? bindLengths("gap", value, loose, boundIds(named, "itemSpacing")) : [],
          },
        ),
      ),
    ),
});
