import type { Change } from "../../../../mend/change.ts";
import { areAlike } from "../../../../perception/contrast/colors/alike-colors.ts";
import { type InkColor, inkColors } from "../../../../perception/contrast/colors/ink-colors.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import type { Frame } from "../../../../perception/frame/frame.ts";
import { propose } from "../../../fixes/fix.ts";
import { defineRule } from "../../../rule.ts";

const USUAL_USES = 3;
/** More colours than this are a drawing. */
const MOST_COLORS = 100;
const ODD_SHARE = 1 / 3;

/** The colour that a rare one was probably meant to be. */
const meantColor = (odd: InkColor, frame: Frame): InkColor | undefined =>
  inkColors(frame)
    .filter((other) => other !== odd && other.role === odd.role && areAlike(odd.hex, other.hex))
    .find(({ layers }) => layers.length >= USUAL_USES && odd.layers.length <= ODD_SHARE * layers.length);

/** Colours with a name of their own were chosen; only loose ones are slips. */
const looseColors = (frame: Frame): readonly InkColor[] =>
  inkColors(frame).length > MOST_COLORS ? [] : inkColors(frame).filter(({ isNamed }) => !isNamed);

/** The end of a chain: what a colour was meant to be may be a slip itself. */
function lastMeant(odd: InkColor, frame: Frame): InkColor | undefined {
  const meant = meantColor(odd, frame);
  return meant && ((meant.isNamed ? undefined : lastMeant(meant, frame)) ?? meant);
}

/** The rare colours by what they were meant to be. */
const slips = computed((frame: Frame): ReadonlyMap<InkColor, readonly InkColor[]> => {
  const found = new Map<InkColor, InkColor[]>();
  for (const odd of looseColors(frame)) {
    const meant = lastMeant(odd, frame);
    if (meant) found.set(meant, [...(found.get(meant) ?? []), odd]);
  }
  return found;
});

const recolor = ({ role, hex, layers }: InkColor, { hex: to }: InkColor): readonly Change[] =>
  layers.map(({ node }) => ({
    layer: node.id,
    property: role === "text" ? "fill" : "stroke",
    from: hex,
    to,
  }));

export const nearDuplicateColours = defineRule({
  id: "near-duplicate-colours",
  aspect: "ui",
  severity: "suggestion",
  certainty: "likely",
  judges: "layers",
  basis: "https://www.w3.org/TR/css-color-4/#color-difference-2000",
  mendedIn: "component",
  says: {
    en: {
      title: "Two almost equal colours",
      problem:
        "{hex} (layers: {uses}) stands beside {usualHex} (layers: {usualUses}); hardly anyone can tell them apart.",
      why: "Two colours with one meaning drift apart as the design grows, and both have to be maintained.",
      fix: "Use {usualHex} everywhere, from a shared style or variable.",
    },
    fr: {
      title: "Deux couleurs presque identiques",
      problem:
        "{hex} (calques : {uses}) côtoie {usualHex} (calques : {usualUses}) ; presque personne ne les distingue.",
      why: "À mesure que le design grandit, deux couleurs presque pareilles finissent par diverger, et il faut entretenir les deux.",
      fix: "Utilisez {usualHex} partout, depuis un style ou une variable partagés.",
    },
  },
  applies: (frame) => (looseColors(frame).length > 0 ? [frame.root] : []),
  check: (_, { frame, fail }) =>
    [...slips(frame)].map(([meant, odd]) => {
      const layers = odd.flatMap((color) => color.layers);
      return fail(
        {
          hex: odd.map(({ hex }) => hex).join(", "),
          uses: layers.length,
          usualHex: meant.hex,
          usualUses: meant.layers.length,
        },
        {
          layers,
          mend: () => [
            propose(
              "same-color",
              { to: meant.hex },
              odd.flatMap((one) => recolor(one, meant)),
            ),
          ],
        },
      );
    }),
});
