import { isAlwaysInUse } from "../../../../perception/contrast/always-in-use.ts";
import {
  clearestShape,
  faintIconEvidence,
  iconControls,
  isOfBrand,
  isTooFaint,
  looksUnused,
  seenIconContrast,
  shapeContrasts,
  type ShapeContrast,
} from "../../../../perception/contrast/icons/icon-contrast.ts";
import { defineRule } from "../../../rule.ts";
import { missedContrast } from "../../../weigh/degree.ts";
import type { Frame } from "../../../../perception/frame/frame.ts";
import { toHex } from "../../../../scene/color.ts";
import { union } from "../../../../scene/geometry.ts";
import type { Proposal } from "../../../fixes/fix.ts";
import { byCost, type Faint } from "../../../fixes/recolor/faint.ts";
import { grounds } from "../../../fixes/recolor/grounds.ts";
import { isSignOfService } from "../../../fixes/recolor/is-logotype.ts";
import { inks } from "../../../fixes/recolor/inks.ts";
import type { Inks } from "../../../fixes/recolor/kinds.ts";

/** Colours with which an icon can be seen, of itself or of its box, the nearest first. */
function recolorIcon(shapes: readonly ShapeContrast[], frame: Frame, required: number): readonly Proposal[] {
  const [clearest] = shapes;
  if (!clearest || shapes.some(({ layer }) => isSignOfService(layer))) return [];
  const { color, ground } = clearest;
  const from = toHex(color);
  const change: Inks["change"] = (to) =>
    shapes.flatMap(({ layer: { node } }) => [
      ...(node.fills ? [{ layer: node.id, property: "fill" as const, from, ...to }] : []),
      ...(node.strokes ? [{ layer: node.id, property: "stroke" as const, from, ...to }] : []),
    ]);
  const place = { seen: color, ground };
  const faint: Faint = { paint: { type: "solid", color }, required, told: place, hardest: place };
  const box = union(shapes.map(({ layer }) => layer.node.box)) ?? clearest.layer.node.box;
  const order = Math.min(...shapes.map(({ layer }) => layer.order));
  return byCost([
    ...inks(faint, frame, { fresh: "icon-color", inUse: "icon-color-in-use", role: "line", change }),
    ...grounds(faint, { box, order }, frame),
  ]);
}

/** A ratio that falls short by less is told, but no eye tells it from enough. */
const HARDLY = 0.97;

export const iconContrast = defineRule({
  id: "icon-contrast",
  aspect: "ui",
  severity: "major",
  certainty: "measured",
  judges: "controls",
  basis: "https://www.w3.org/TR/WCAG22/#non-text-contrast",
  mendedIn: "component",
  colors: { ink: "iconColor", ground: "backdropColor" },
  says: {
    en: {
      title: "Icon too faint to see",
      problem:
        "The icon of this control ({iconColor}) has a contrast of {ratio}:1 to its background ({backdropColor}). It needs at least {required}:1.",
      why: "The icon is all that says what the control does, and people with low vision do not see it.",
      fix: "Give the icon a darker or lighter colour, further from that of its background.",
      milder: {
        slight: "Most people see it; it falls just short of what people with low vision need.",
      },
      unsure: {
        picture:
          "By its layers the contrast of this icon is {ratio}:1, but the picture of the screen shows about {seenRatio}:1, and {required}:1 is enough.",
        inactive: "This looks like a control that cannot be used now. If it can, its icon is too faint.",
      },
    },
    fr: {
      title: "Icône trop pâle",
      problem:
        "L’icône de cette commande ({iconColor}) a un contraste de {ratio}:1 avec son fond ({backdropColor}). Il faut au moins {required}:1.",
      why: "Seule l’icône dit ce que fait la commande, et les personnes malvoyantes ne la voient pas.",
      fix: "Donnez à l’icône une couleur plus sombre ou plus claire, plus éloignée de son fond.",
      milder: {
        slight: "Presque tout le monde la voit ; pour les personnes malvoyantes, il s’en faut de peu.",
      },
      unsure: {
        picture:
          "D’après ses calques, le contraste de cette icône est de {ratio}:1, mais l’image de l’écran montre environ {seenRatio}:1, et {required}:1 suffit.",
        inactive:
          "Cette commande semble inutilisable pour l’instant. Si elle ne l’est pas, son icône est trop pâle.",
      },
    },
  },
  applies: iconControls,
  check: (layer, { frame, pass, fail, unsure }) => {
    const shape = clearestShape(layer, frame);
    if (!shape || !isTooFaint(shape) || isOfBrand(layer, shape)) return pass();
    if (looksUnused(shape) && !isAlwaysInUse(layer, frame)) return unsure("inactive");
    const evidence = faintIconEvidence(shape);
    const { ratio, required } = evidence;
    const seenRatio = seenIconContrast(shape, frame);
    if (seenRatio !== undefined) return unsure("picture", { ratio, seenRatio, required });
    return fail(evidence, {
      ...(shape.ratio >= HARDLY * required
        ? { severity: "suggestion" as const }
        : { miss: missedContrast(shape.ratio, required) }),
      cause: `${evidence.iconColor} ${evidence.backdropColor}`,
      mend: () => recolorIcon(shapeContrasts(layer, frame), frame, required),
    });
  },
});
