import {
  crowdedOnPlatform,
  crowdedTargets,
  isSmallerThan,
  missingRoom,
  platformTargetPx,
  type CrowdedTarget,
} from "./facts-behind/target-spacing.ts";
import { isGuessed, targetByLayer, targets } from "../../../../perception/controls/targets/targets.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import { originOf, type Frame, type Layer } from "../../../../perception/frame/frame.ts";
import { platformOf } from "../../../../perception/parts/platform.ts";
import type { Proposal } from "../../../fixes/fix.ts";
import { growControl } from "../../../fixes/place/grow-control.ts";
import { defineRule } from "../../../rule.ts";
import type { Miss } from "../../../weigh/degree.ts";
import { WCAG } from "../../../../standards/wcag.ts";

/** A small target is hard to hit, and lost to nobody. */
const FARTHEST = 0.25;

/** A neighbour that is too near by so little is missed as seldom as one that is far enough. */
const HARDLY_TOO_NEAR_PX = 2.5;

function missedSize({ target, others }: CrowdedTarget): Miss {
  const sizePx = WCAG.targetSizePx.AA;
  const { width, height } = target.layer.node.box;
  const missingPx = others.map((other) => missingRoom(target, other, sizePx));
  if (Math.max(...missingPx) < HARDLY_TOO_NEAR_PX) return "slight";
  return Math.min(FARTHEST, 1 - Math.min(width, height) / sizePx);
}

const round = (lengthPx: number): number => Math.round(lengthPx * 100) / 100;

/** A target that is too small: by WCAG AA, or by what asks for more. */
interface Missed extends CrowdedTarget {
  readonly requiredPx: number;
  readonly by?: "wcag-aaa" | "ios" | "android";
}

/** The clear space around a target is nobody's at level AA; at AAA the target itself has to be as large. */
function missOfLevelAAA(layer: Layer, frame: Frame): Missed | undefined {
  const requiredPx = WCAG.targetSizePx.AAA;
  const target = targetByLayer(frame).get(layer);
  const isMissed = frame.demands.level === "AAA" && target && isSmallerThan(requiredPx, layer.node.box);
  return isMissed ? { target, others: [], requiredPx, by: "wcag-aaa" } : undefined;
}

/**
 * The miss of a platform's size. A hand may hit more than what is drawn: a target is too small for certain only
 * where it has no room around it.
 */
function missOfPlatform(layer: Layer, frame: Frame): Missed | undefined {
  const requiredPx = platformTargetPx(frame);
  const by = platformOf(frame);
  const crowded = crowdedOnPlatform(frame).get(layer);
  return crowded && requiredPx && by && by !== "web" ? { ...crowded, requiredPx, by } : undefined;
}

function missOf(layer: Layer, frame: Frame): Missed | undefined {
  const crowded = crowdedTargets(frame).get(layer);
  if (crowded) return { ...crowded, requiredPx: WCAG.targetSizePx.AA };
  return missOfLevelAAA(layer, frame) ?? missOfPlatform(layer, frame);
}

const shortSide = ({ node: { box } }: Layer): number => round(Math.min(box.width, box.height));

/** A finding is a guess where the target that is too small may be none, or all that are too near it. */
const isGuess = ({ target, others }: Missed): boolean =>
  isGuessed(target) || (others.length > 0 && others.every(isGuessed));

const evidenceOf = ({ target, others, requiredPx }: Missed) => ({
  widthPx: round(target.layer.node.box.width),
  heightPx: round(target.layer.node.box.height),
  shortPx: shortSide(target.layer),
  requiredPx,
  neighbours: others.map((other) => other.layer.node.name),
  knownBy: target.how,
});

/**
 * The origin of a target as its cause. One that is drawn freely has none to share: then it is one cause where
 * the kind and the size are the same.
 */
const sharedOrigin = (layer: Layer, kind: string): string =>
  originOf(layer) === layer.node.id ? kind : originOf(layer);

/**
 * The cause of a miss. A standard that asks for more asks it of all targets alike: one finding for all that are
 * as narrow or as low.
 */
function causeOf({ target: { layer, kind }, by }: Missed): string {
  const { width, height } = layer.node.box;
  return by
    ? String(shortSide(layer))
    : `${sharedOrigin(layer, kind ?? "")} ${round(width)} ${round(height)}`;
}

const sizeOf = ({ node: { box } }: Layer): string => `${Math.round(box.width)} ${Math.round(box.height)}`;

/** The sizes of targets of which some are far enough from all others: one of them alone does not become larger. */
const sizesThatPass = computed(
  (frame: Frame): ReadonlySet<string> =>
    new Set(
      targets(frame).flatMap(({ layer }) => (missOf(layer, frame) === undefined ? [sizeOf(layer)] : [])),
    ),
);

/** As large as all ask for that it is judged by. */
function enlarged(layer: Layer, requiredPx: number, frame: Frame): readonly Proposal[] {
  if (sizesThatPass(frame).has(sizeOf(layer))) return [];
  const px = Math.max(requiredPx, platformTargetPx(frame) ?? 0);
  return growControl({ layer, widthPx: px, heightPx: px }, frame);
}

export const targetSize = defineRule({
  id: "target-size",
  aspect: "ux",
  severity: "major",
  certainty: "measured",
  judges: "controls",
  basis: "https://www.w3.org/TR/WCAG22/#target-size-minimum",
  yieldsTo: ["targets-overlap"],
  mendedIn: "component",
  bases: {
    "wcag-aaa": "https://www.w3.org/TR/WCAG22/#target-size-enhanced",
    ios: "https://developer.apple.com/design/human-interface-guidelines/buttons",
    android: "https://support.google.com/accessibility/android/answer/7101858",
  },
  says: {
    en: {
      title: "Target too small to hit",
      problem:
        "The visible target measures {widthPx} × {heightPx} px and another target is closer than a circle of {requiredPx} px allows.",
      why: "People with a tremor, large fingers or a moving phone hit the neighbour instead.",
      fix: "Make the target at least {requiredPx} × {requiredPx} px, or move its neighbours away until such a circle fits.",
      by: {
        "wcag-aaa": {
          title: "Target too small for level AAA",
          problem:
            "The visible target is {shortPx} px on its shorter side. That is enough for level AA; level AAA asks for {requiredPx} × {requiredPx} px.",
          why: "People with a tremor or large fingers, and anyone on the move, need several tries.",
          fix: "Make the target, with the clear space that belongs to it, at least {requiredPx} × {requiredPx} px.",
        },
        ios: {
          title: "Target smaller than iOS asks for",
          problem:
            "The visible target is {shortPx} pt on its shorter side, and another one is so close that it cannot have {requiredPx} × {requiredPx} pt of its own, as Apple asks for.",
          fix: "Make the target at least {requiredPx} × {requiredPx} pt, or move its neighbours away until there is room for that.",
        },
        android: {
          title: "Target smaller than Android asks for",
          problem:
            "The visible target is {shortPx} dp on its shorter side, and another one is so close that it cannot have {requiredPx} × {requiredPx} dp of its own, as Android asks for.",
          fix: "Make the target at least {requiredPx} × {requiredPx} dp, or move its neighbours away until there is room for that.",
        },
      },
    },
    fr: {
      title: "Cible trop petite à toucher",
      problem:
        "La cible visible mesure {widthPx} × {heightPx} px et une autre cible est plus proche que ne le permet un cercle de {requiredPx} px.",
      why: "Quand la main tremble, que les doigts sont larges ou que l’on marche, on touche la cible voisine.",
      fix: "Donnez à la cible au moins {requiredPx} × {requiredPx} px, ou éloignez ses voisines jusqu’à ce qu’un tel cercle tienne.",
      by: {
        "wcag-aaa": {
          title: "Cible trop petite pour le niveau AAA",
          problem:
            "La cible visible a {shortPx} px sur son petit côté. Le niveau AA s’en contente ; le niveau AAA demande {requiredPx} × {requiredPx} px.",
          why: "Avec un tremblement ou de grands doigts, ou simplement en marchant, il faut s’y reprendre à plusieurs fois.",
          fix: "Donnez à la cible, avec l’espace libre qui lui appartient, au moins {requiredPx} × {requiredPx} px.",
        },
        ios: {
          title: "Cible plus petite que ne le demande iOS",
          problem:
            "La cible visible a {shortPx} pt sur son petit côté, et une autre est si proche qu’elle ne peut pas disposer des {requiredPx} × {requiredPx} pt que demande Apple.",
          fix: "Donnez à la cible au moins {requiredPx} × {requiredPx} pt, ou éloignez ses voisines jusqu’à ce qu’il y ait cette place.",
        },
        android: {
          title: "Cible plus petite que ne le demande Android",
          problem:
            "La cible visible a {shortPx} dp sur son petit côté, et une autre est si proche qu’elle ne peut pas disposer des {requiredPx} × {requiredPx} dp que demande Android.",
          fix: "Donnez à la cible au moins {requiredPx} × {requiredPx} dp, ou éloignez ses voisines jusqu’à ce qu’il y ait cette place.",
        },
      },
    },
  },
  applies: (frame) =>
    targets(frame)
      .filter(({ isDisabled, isInline }) => !isDisabled && !isInline)
      .map(({ layer }) => layer),
  check: (layer, { frame, pass, fail }) => {
    const missed = missOf(layer, frame);
    if (!missed) return pass();
    const { target, others } = missed;
    return fail(evidenceOf(missed), {
      certainty: isGuessed(target) || missed.by ? "likely" : "measured",
      cause: `${causeOf(missed)}${isGuess(missed) ? " guessed" : ""}`,
      isGuess: isGuess(missed),
      mend: () => enlarged(layer, missed.requiredPx, frame),
      named: { neighbours: others.map((other) => other.layer) },
      ...(missed.by ? { by: missed.by, severity: "minor" } : { miss: missedSize(missed) }),
    });
  },
});
