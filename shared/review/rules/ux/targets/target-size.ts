import { hundredths, tenths } from "../../../../scene/round.ts";
import { targetByLayer } from "../../../../perception/controls/targets/targets.ts";
import { type Frame, type Layer, originOf } from "../../../../perception/frame/frame.ts";
import { platformOf } from "../../../../perception/parts/platform.ts";
import { WCAG } from "../../../../standards/wcag.ts";
import { defineRule, type Outcome, type Verdicts } from "../../../rule.ts";
import type { Miss } from "../../../weigh/degree.ts";
import { fingerPx, smallControls, tinyControls } from "./facts-behind/small-controls.ts";
import {
  type CrowdedTarget,
  crowdedTargets,
  isSmallerThan,
  missingRoom,
  usableTargets,
} from "./facts-behind/target-spacing.ts";

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

/** The side that the level or the house asks of each target, whatever is near it; 0: none. */
function askedPx({ demands: { level, house } }: Frame): number {
  const { minTarget = 0 } = house?.values ?? {};
  return level === "AAA" ? Math.max(WCAG.targetSizePx.AAA, minTarget) : minTarget;
}

/** The one who asks for the larger side. */
const askerOf = (frame: Frame): "house" | "wcag-aaa" =>
  frame.demands.level === "AAA" && askedPx(frame) === WCAG.targetSizePx.AAA ? "wcag-aaa" : "house";

const isTooSmall = (layer: Layer, frame: Frame): boolean =>
  crowdedTargets(frame).has(layer) || isSmallerThan(askedPx(frame), layer.node.box);

const sizeOf = ({ node: { box } }: Layer): string => `${hundredths(box.width)} ${hundredths(box.height)}`;

const evidenceOf = (name: Layer) => ({
  name,
  widthPx: hundredths(name.node.box.width),
  heightPx: hundredths(name.node.box.height),
  shortPx: hundredths(Math.min(name.node.box.width, name.node.box.height)),
  requiredPx: WCAG.targetSizePx.AA,
  count: 1,
});

/** The same is said of every phone: it rests on what its own platform asks for. */
const FINGER = {
  en: {
    title: "Controls drawn small for a finger",
    problem:
      "Controls of this screen are drawn lower or narrower than {requiredPx} px (controls: {count}); the smallest is {shortPx} px on its shorter side.",
    why: "A fingertip covers about 44 px. What is drawn smaller is missed by people on the move, unless the touch area around it is larger.",
    fix: "Draw them larger, or give each a touch area of {requiredPx} px that no other control reaches into.",
  },
  fr: {
    title: "Commandes petites pour un doigt",
    problem:
      "Des commandes de cet écran sont dessinées à moins de {requiredPx} px de haut ou de large (nombre : {count}) ; le petit côté de la plus petite mesure {shortPx} px.",
    why: "Le bout d’un doigt couvre environ 44 px. Ce qui est dessiné plus petit se rate en marchant, sauf si la zone tactile est plus grande.",
    fix: "Dessinez-les plus grandes, ou donnez à chacune une zone tactile de {requiredPx} px dans laquelle aucune autre n’empiète.",
  },
} as const;

const SAYS = {
  en: {
    title: "Tap target too small",
    problem:
      "The visible target measures {widthPx} × {heightPx} px and another target is closer than a circle of {requiredPx} px allows.",
    why: "People with a tremor, large fingers or a moving phone hit the neighbour instead.",
    fix: "Make the target at least {requiredPx} × {requiredPx} px, or move its neighbours away until such a circle fits.",
    kinds: {
      "wcag-aaa": {
        title: "Target too small for level AAA",
        problem:
          "The visible target is {shortPx} px on its shorter side. That is enough for level AA; level AAA asks for {requiredPx} × {requiredPx} px.",
        why: "People with a tremor or large fingers, and anyone on the move, need several tries.",
        fix: "Make the target, with the clear space that belongs to it, at least {requiredPx} × {requiredPx} px.",
      },
      house: {
        title: "Target smaller than your house wants",
        problem:
          "The visible target is {shortPx} px on its shorter side. Your house asks for {requiredPx} px.",
        why: "It is one of your house rules: what is tapped is to be hit at the first try.",
      },
      finger: FINGER.en,
      android: FINGER.en,
      tiny: {
        title: "A very small control",
        problem: "“{name}” is drawn {widthPx} × {heightPx} px.",
        why: "Something this small is hard to see and hard to hit, on a phone even with a steady thumb.",
        fix: "Draw it at least 20 px large and give it a touch area of 44 px; a button with words is at least 32 px high.",
      },
    },
  },
  fr: {
    title: "Cible tactile trop petite",
    problem:
      "La cible visible mesure {widthPx} × {heightPx} px et une autre cible est plus proche que ne le permet un cercle de {requiredPx} px.",
    why: "Quand la main tremble, que les doigts sont larges ou que l’on marche, on touche la cible voisine.",
    fix: "Donnez à la cible au moins {requiredPx} × {requiredPx} px, ou éloignez ses voisines jusqu’à ce qu’un tel cercle tienne.",
    kinds: {
      "wcag-aaa": {
        title: "Cible trop petite pour le niveau AAA",
        problem:
          "La cible visible a {shortPx} px sur son petit côté. Le niveau AA s’en contente ; le niveau AAA demande {requiredPx} × {requiredPx} px.",
        why: "Avec un tremblement ou de grands doigts, ou simplement en marchant, il faut s’y reprendre à plusieurs fois.",
        fix: "Donnez à la cible, avec l’espace libre qui lui appartient, au moins {requiredPx} × {requiredPx} px.",
      },
      house: {
        title: "Cible plus petite que ne le veut votre maison",
        problem:
          "La cible visible a {shortPx} px sur son petit côté. Vos règles maison demandent {requiredPx} px.",
        why: "C’est l’une de vos règles maison : ce qu’on touche doit s’atteindre du premier coup.",
      },
      finger: FINGER.fr,
      android: FINGER.fr,
      tiny: {
        title: "Très petite commande",
        problem: "« {name} » mesure {widthPx} × {heightPx} px.",
        why: "Ce qui est si petit se voit mal et se touche mal : sur un téléphone, même un pouce sûr le manque.",
        fix: "Dessinez-le à 20 px au moins, dans une zone tactile de 44 px ; un bouton avec des mots mesure au moins 32 px de haut.",
      },
    },
  },
} as const;

type Told = Verdicts<(typeof SAYS)["en"]>;

/** By WCAG, a target is too small where a circle of 24 px meets another; at level AAA, the clear space around it is nobody’s. */
function tellByStandard(layer: Layer, { frame, fail }: Told): readonly Outcome[] {
  const target = targetByLayer(frame).get(layer);
  const crowded = crowdedTargets(frame).get(layer);
  if (!target || !isTooSmall(layer, frame) || !usableTargets(frame).includes(target)) return [];
  const others = crowded?.others ?? [];
  const requiredPx = crowded ? WCAG.targetSizePx.AA : askedPx(frame);
  const isGuess = !target.isDeclared || (others.length > 0 && !others.some(({ isDeclared }) => isDeclared));
  const evidence = { ...evidenceOf(layer), requiredPx };
  // One that is drawn freely has no origin to share: then it is one cause where the role and the size are the same.
  const origin = originOf(layer) === layer.node.id ? (target.role ?? "") : originOf(layer);
  const cause = crowded ? `${origin} ${sizeOf(layer)}` : String(evidence.shortPx);
  return [
    fail(
      { ...evidence, neighbours: others.map((other) => other.layer) },
      {
        certainty: !target.isDeclared || !crowded ? "likely" : "measured",
        cause: `${cause}${isGuess ? " guessed" : ""}`,
        isGuess,
        ...(crowded ? { miss: missedSize(crowded) } : { kind: askerOf(frame) }),
      },
    ),
  ];
}

function tellTiny(layer: Layer, { frame, fail }: Told): readonly Outcome[] {
  const tiny = tinyControls(frame).get(layer);
  if (!tiny) return [];
  const { drawing, box } = tiny;
  const widthPx = tenths(box.width);
  const heightPx = tenths(box.height);
  return [
    fail(
      { ...evidenceOf(layer), widthPx, heightPx },
      {
        kind: "tiny",
        certainty: "likely",
        cause: `${drawing} ${widthPx}`,
      },
    ),
  ];
}

/** All controls of a screen that a finger may miss are one finding, at the first of them. */
function tellSmall(layer: Layer, { frame, fail }: Told): readonly Outcome[] {
  const small = smallControls(frame);
  const layers = small.map(({ layers: [one] }) => one);
  if (layers[0] !== layer) return [];
  const shortPx = Math.round(Math.min(...small.map(({ box }) => Math.min(box.width, box.height))));
  return [
    fail(
      { ...evidenceOf(layer), count: small.length, shortPx, requiredPx: fingerPx(frame) },
      {
        kind: platformOf(frame) === "android" ? "android" : "finger",
        certainty: "likely",
        layers,
      },
    ),
  ];
}

export const targetSize = defineRule({
  id: "target-size",
  aspect: "ux",
  severity: "major",
  certainty: "measured",
  judges: "controls",
  basis: "https://www.w3.org/TR/WCAG22/#target-size-minimum",
  mendedIn: "component",
  kinds: {
    "wcag-aaa": { basis: "https://www.w3.org/TR/WCAG22/#target-size-enhanced", severity: "minor" },
    house: { basis: "https://www.w3.org/TR/WCAG22/#target-size-enhanced", severity: "minor" },
    finger: {
      basis: "https://developer.apple.com/design/human-interface-guidelines/buttons",
      severity: "suggestion",
    },
    android: {
      basis: "https://support.google.com/accessibility/android/answer/7101858",
      severity: "suggestion",
    },
    tiny: { basis: "https://www.nngroup.com/articles/touch-target-size/", severity: "minor" },
  },
  says: SAYS,
  applies: (frame) => [
    ...new Set([
      ...usableTargets(frame).map(({ layer }) => layer),
      ...tinyControls(frame).keys(),
      ...smallControls(frame).map(({ layers: [layer] }) => layer),
    ]),
  ],
  // The gravest comes first, and is all that is said of a layer, but for the one about the whole screen.
  check: (layer, verdicts) => {
    const told = [tellByStandard, tellTiny]
      .map((tell) => tell(layer, verdicts))
      .find(({ length }) => length > 0);
    const all = [...(told ?? []), ...tellSmall(layer, verdicts)];
    return all.length > 0 ? all : verdicts.pass();
  },
});
