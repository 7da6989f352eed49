import { cutRatio, isInColor, toHex } from "../../../../scene/color.ts";
import { type BorderContrast, borderContrasts } from "../../../../perception/contrast/faint-borders.ts";
import type { Frame } from "../../../../perception/frame/frame.ts";
import { defineRule } from "../../../rule.ts";
import { missedContrast } from "../../../weigh/degree.ts";
import { WCAG } from "../../../../standards/wcag.ts";
import type { Proposal } from "../../../fixes/fix.ts";
import { byCost } from "../../../fixes/recolor/faint.ts";
import { plainPaint } from "../../../../scene/paints-of.ts";
import { inks } from "../../../fixes/recolor/inks.ts";

/** Colours with which a border can be seen, the nearest to that of another one first: all get one colour. */
function recolorBorder(
  { layer: { node } }: BorderContrast,
  { layer: faintest, color, ground }: BorderContrast,
  frame: Frame,
  required: number,
): readonly Proposal[] {
  const [own, paint] = [plainPaint(node.strokes), plainPaint(faintest.node.strokes)];
  if (!own || !paint) return [];
  const place = { seen: color, ground };
  return byCost(
    inks({ paint, required, told: place, hardest: place }, frame, {
      fresh: "border-color",
      inUse: "border-color-in-use",
      role: "line",
      change: (to) => [{ layer: node.id, property: "stroke", from: toHex(own.color), ...to }],
    }),
  );
}

/** Greys on one ground are one to the eye, and each hue is itself. */
const causeOf = ({ color, ground }: BorderContrast): string =>
  `${toHex(ground)}${isInColor(color) ? ` ${toHex(color)}` : ""}`;

/** Borders of one cause get one colour: the faintest of them says which. */
const faintestLike = (border: BorderContrast, frame: Frame): BorderContrast =>
  [...borderContrasts(frame).values()]
    .filter((one) => causeOf(one) === causeOf(border))
    .reduce((a, b) => (b.ratio < a.ratio ? b : a), border);

/** From here on most people see an outline, as one of #cccccc on white: of ten such findings on strangers’ pages three were held to be worth saying. */
const SEEN_WELL = 1.55;

export const borderContrast = defineRule({
  id: "border-contrast",
  aspect: "ui",
  severity: "minor",
  judges: "controls",
  basis: "https://www.w3.org/TR/WCAG22/#non-text-contrast",
  colors: { ink: "borderColor", ground: "backdropColor" },
  says: {
    en: {
      title: "Border too faint to see",
      problem:
        "Only its border shows where this control is, and the border ({borderColor}) has a contrast of {ratio}:1 to what lies around it ({backdropColor}). It needs at least {required}:1.",
      why: "People with low vision do not see that there is something to fill in or to tick, nor where it ends.",
      fix: "Give the border a darker or lighter colour, or fill the box with one that stands out from what lies around it.",
    },
    fr: {
      title: "Contour trop pâle pour être vu",
      problem:
        "Seul son contour montre où se trouve cet élément, et le contraste entre ce contour ({borderColor}) et ce qui l’entoure ({backdropColor}) est de {ratio}:1. Il faut au moins {required}:1.",
      why: "Les personnes malvoyantes ne voient pas qu’il y a là quelque chose à remplir ou à cocher, ni où cela finit.",
      fix: "Donnez au contour une couleur plus foncée ou plus claire, ou au cadre un fond qui se détache de ce qui l’entoure.",
    },
  },
  // The one finding that is made of several is told in the words of the first: the faintest.
  applies: (frame) =>
    [...borderContrasts(frame)].toSorted(([, a], [, b]) => a.ratio - b.ratio).map(([layer]) => layer),
  check: (layer, { frame, pass, fail }) => {
    const border = borderContrasts(frame).get(layer);
    if (!border || border.ratio >= WCAG.nonTextContrast) return pass();
    const [borderColor, backdropColor] = [toHex(border.color), toHex(border.ground)];
    const evidence = {
      ratio: cutRatio(border.ratio),
      required: WCAG.nonTextContrast,
      borderColor,
      backdropColor,
    };
    return fail(evidence, {
      // A pale line around words that say what to enter is what most forms have, and from some contrast on it is seen well.
      ...(border.isNamed || border.ratio >= SEEN_WELL
        ? { severity: "suggestion" }
        : { miss: missedContrast(border.ratio, WCAG.nonTextContrast) }),
      // Several faint greys around the controls of one screen are one slip.
      cause: causeOf(border),
      mend: () => recolorBorder(border, faintestLike(border, frame), frame, evidence.required),
    });
  },
});
