import { toHex } from "../../../../scene/color.ts";
import {
  clearestShape,
  faintIconEvidence,
  iconControls,
  isTooFaint,
  looksUnused,
  type ShapeContrast,
} from "../../../../perception/contrast/icons/icon-contrast.ts";
import {
  CONTRAST_IN_USE,
  groundFollowsMode,
  otherModes,
  textsFollowMode,
  type OtherMode,
} from "../../../../perception/contrast/modes/other-modes.ts";
import type { Frame, Layer } from "../../../../perception/frame/frame.ts";
import { defineRule } from "../../../rule.ts";
import { missedContrast } from "../../../weigh/degree.ts";

/** An icon that is seen as the design shows it, and not in another mode. */
interface LostIcon {
  readonly mode: OtherMode;
  readonly here: ShapeContrast;
  readonly there: ShapeContrast;
}

function lostIn(mode: OtherMode, control: Layer, frame: Frame): LostIcon | undefined {
  const other = mode.frame;
  const there = clearestShape(other.layers[control.order] as Layer, other);
  if (!there || !isTooFaint(there)) return undefined;
  const here = clearestShape(control, frame);
  return here && !isTooFaint(here) ? { mode, here, there } : undefined;
}

const keeps = ({ here, there }: LostIcon, part: "color" | "ground"): boolean =>
  toHex(here[part]) === toHex(there[part]);

/** One of the two colours follows the mode and the other does not: one variable more mends all such icons alike. */
const halfFollows = (lost: LostIcon): boolean => keeps(lost, "color") || keeps(lost, "ground");

export const iconContrastInModes = defineRule({
  id: "icon-contrast-in-modes",
  aspect: "ui",
  severity: "major",
  certainty: "measured",
  judges: "controls",
  basis: "https://www.w3.org/TR/WCAG22/#non-text-contrast",
  mendedIn: "component",
  colors: { ink: "iconColor", ground: "backdropColor", same: "mode" },
  says: {
    en: {
      title: "Icon too faint in “{mode}”",
      problem:
        "As shown, the icon of this control can be seen; in the mode “{mode}” its colour ({iconColor}) has a contrast of {ratio}:1 to what lies behind it ({backdropColor}). It needs at least {required}:1.",
      why: "The icon alone says what the control does, and no one who checks only the other modes will notice.",
      fix: "In “{mode}”, give the icon a colour further from what lies behind it. A colour that stays the same in every mode needs a variable.",
      milder: {
        slight: {
          title: "Icon a little fainter than it should be in “{mode}”",
          why: "Most people see it; in this mode it falls just short of what people with low vision need.",
        },
      },
      unsure: {
        unprepared:
          "The ground of this screen stays the same in another mode, so the screen may not be made for that mode. If it is, icons get lost in it.",
        inactive:
          "This looks like a control that cannot be used now. If it can, its icon is too faint in another mode.",
      },
    },
    fr: {
      title: "Icône trop pâle en mode « {mode} »",
      problem:
        "Telle qu’elle est affichée, l’icône de cette commande se voit ; en mode « {mode} », sa couleur ({iconColor}) a un contraste de {ratio}:1 avec ce qui se trouve derrière ({backdropColor}). Il faut au moins {required}:1.",
      why: "L’icône est seule à dire ce que fait la commande, et rien ne le montre à qui ne regarde que les autres modes.",
      fix: "En mode « {mode} », donnez à l’icône une couleur plus éloignée de ce qui se trouve derrière. Une couleur identique dans tous les modes a besoin d’une variable.",
      milder: {
        slight: {
          title: "Icône un peu trop pâle en mode « {mode} »",
          why: "Presque tout le monde la voit ; dans ce mode, pour les personnes malvoyantes, il s’en faut de peu.",
        },
      },
      unsure: {
        unprepared:
          "Le fond de cet écran reste le même dans un autre mode : l’écran n’est peut-être pas prévu pour ce mode. S’il l’est, des icônes s’y perdent.",
        inactive:
          "Cette commande semble inutilisable pour l’instant. Si elle ne l’est pas, son icône est trop pâle dans un autre mode.",
      },
    },
  },
  prepare: otherModes.inSteps,
  applies: (frame) => (otherModes(frame).length > 0 ? iconControls(frame) : []),
  check: (layer, { frame, pass, fail, unsure }) => {
    const lost = otherModes(frame).flatMap((mode) => lostIn(mode, layer, frame) ?? []);
    const whyUnsure = (one: LostIcon) => {
      if (keeps(one, "ground") && !groundFollowsMode(frame, one.mode)) return "unprepared";
      return one.here.ratio < CONTRAST_IN_USE && looksUnused(one.there) ? "inactive" : undefined;
    };
    const reasons = new Set(lost.flatMap((one) => whyUnsure(one) ?? []));
    const sure = lost.filter((one) => whyUnsure(one) === undefined);
    const questions = [...reasons].map((reason) => unsure(reason));
    const [worst] = sure.toSorted((a, b) => a.there.ratio - b.there.ratio);
    if (!worst) return questions.length > 0 ? questions : pass();
    const mode = sure.map((one) => one.mode.name).join(", ");
    const evidence = { mode, ...faintIconEvidence(worst.there) };
    const { iconColor, backdropColor } = evidence;
    const pair = sure.some(halfFollows) ? "half follows" : `${iconColor} ${backdropColor}`;
    const miss = missedContrast(worst.there.ratio, evidence.required);
    const isGuess = !sure.some((one) => textsFollowMode(frame, one.mode));
    return [...questions, fail(evidence, { miss, isGuess, cause: `${mode} ${pair}` })];
  },
});
