import { toHex } from "../../../../scene/color.ts";
import {
  CONTRAST_IN_USE,
  groundFollowsMode,
  otherModes,
  textsFollowMode,
  type OtherMode,
} from "../../../../perception/contrast/modes/other-modes.ts";
import {
  runContrasts,
  textsToRead,
  type RunContrast,
  type WeakText,
} from "../../../../perception/contrast/run-contrast.ts";
import { hurtOf, looksDecorative, looksInactive, weakTextEvidence } from "../../../contrast/weak-text.ts";
import { ancestors, type Frame, type TextLayer } from "../../../../perception/frame/frame.ts";
import { groupBy } from "../../../../group-by.ts";
import { defineRule } from "../../../rule.ts";

/** A stretch of text that can be read as the design shows it, and not in another mode. */
interface LostText {
  readonly mode: OtherMode;
  readonly here: RunContrast;
  readonly there: RunContrast;
  readonly weak: WeakText;
}

/** True when a text misses no ratio as low as this one. */
const isReadAt = (ratio: number, { verdict, required: missed }: RunContrast): boolean =>
  verdict.is !== "too-weak" || missed > ratio;

function lostIn(mode: OtherMode, layer: TextLayer, frame: Frame): readonly LostText[] {
  const other = mode.frame;
  const weakThere = runContrasts(other.layers[layer.order] as TextLayer, other).filter(
    ({ verdict }) => verdict.is === "too-weak" && verdict.isCertain,
  );
  if (weakThere.length === 0) return [];
  const contrastsHere = new Map(runContrasts(layer, frame).map((contrast) => [contrast.run.start, contrast]));
  return weakThere.flatMap((there) => {
    const here = contrastsHere.get(there.run.start);
    const isLost = here && isReadAt(there.required, here) && there.verdict.is === "too-weak";
    return isLost ? { mode, here, there, weak: there.verdict } : [];
  });
}

/** True when the text, or what lies behind it, has the same colour in both modes. */
const keeps = ({ here, weak }: LostText, part: "text" | "backdrop"): boolean =>
  here.pixels.some((pixel) => toHex(pixel[part].lo) === toHex(weak.pixel[part].lo));

/** One of the two colours follows the mode and the other does not: one variable more mends all such texts alike. */
const halfFollows = (lost: LostText): boolean => keeps(lost, "text") || keeps(lost, "backdrop");

/** A stretch that is lost in several modes, the worst of them first. */
type LostInModes = readonly [LostText, ...LostText[]];

const namesOf = (lost: readonly LostText[], frame: Frame): string => {
  const modes = new Set(lost.map(({ mode }) => mode));
  return otherModes(frame)
    .flatMap((mode) => (modes.has(mode) ? mode.name : []))
    .join(", ");
};

const byStretch = (all: readonly LostText[]): readonly LostInModes[] => [
  ...groupBy(
    all.toSorted((a, b) => a.weak.ratio - b.weak.ratio),
    ({ there }) => `${there.run.start} ${there.level}`,
  ).values(),
];

/** The design tool sets a mode on a layer when it is pasted from elsewhere: it may be meant, or forgotten. */
const keepsOwnMode = (layer: TextLayer, { modes }: OtherMode): boolean =>
  [layer, ...ancestors(layer)].some(
    ({ node, parent }) =>
      parent !== null && Object.entries(node.modes ?? {}).some(([id, own]) => (modes[id] ?? own) !== own),
  );

export const contrastInModes = defineRule({
  id: "contrast-in-modes",
  aspect: "ui",
  // Many a kit brings modes in which nobody shows the design.
  severity: "suggestion",
  certainty: "measured",
  judges: "texts",
  basis: "https://www.w3.org/TR/WCAG22/#contrast-minimum",
  mendedIn: { style: "fill", variable: "fills" },
  colors: { ink: "textColor", ground: "backdropColor", same: "mode" },
  kinds: {
    "wcag-aaa": { basis: "https://www.w3.org/TR/WCAG22/#contrast-enhanced" },
    house: { basis: "https://www.w3.org/TR/WCAG22/#contrast-enhanced" },
  },
  says: {
    en: {
      title: "Text too faint in “{mode}”",
      problem:
        "As shown, this text can be read; in the mode “{mode}” its colour ({textColor}) has a contrast of {ratio}:1 to its background ({backdropColor}). At this size it needs at least {required}:1.",
      why: "People who use this mode cannot read it, and no one who checks only the other modes will notice.",
      fix: "In “{mode}”, use a colour such as {suggestedColor} for the text, or change its background. A colour that stays the same in every mode needs a variable.",
      kinds: {
        "wcag-aaa": {
          title: "Text too faint for level AAA in “{mode}”",
          problem:
            "In the mode “{mode}” the colour of this text ({textColor}) has a contrast of {ratio}:1 to its background ({backdropColor}). That is enough for level AA; level AAA asks for at least {required}:1 at this size.",
          why: "As shown, the text meets level AAA, and no one who checks only the other modes will notice that this one does not.",
        },
        house: {
          title: "Text fainter in “{mode}” than your house wants",
          problem:
            "In the mode “{mode}” the colour of this text ({textColor}) has a contrast of {ratio}:1 to its background ({backdropColor}). Your house asks for at least {required}:1.",
          why: "As shown, the text keeps to your house rules, and no one who checks only the other modes will notice that this one does not.",
        },
      },
      milder: {
        slight:
          "Most people can read it; in this mode it falls just short of what people with low vision need.",
        clear:
          "People who use this mode have trouble reading it, and no one who checks only the other modes will notice.",
      },
      unsure: {
        pinned:
          "This text keeps a mode of its own when the screen changes to another one, and gets lost there. If the screen is meant for that mode, take its own mode from the text.",
        unprepared:
          "The background of this screen stays the same in another mode, so the screen may not be made for that mode. If it is, texts get lost in it.",
        inactive:
          "This looks like a button that cannot be used now. If it can, its text is too faint in another mode.",
        decoration:
          "These letters look like decoration. If people have to read them, they are too faint in another mode.",
      },
    },
    fr: {
      title: "Texte trop pâle en mode « {mode} »",
      problem:
        "Tel qu’il est affiché, ce texte se lit ; en mode « {mode} », sa couleur ({textColor}) a un contraste de {ratio}:1 avec son fond ({backdropColor}). À cette taille, il faut au moins {required}:1.",
      why: "Les personnes qui utilisent ce mode ne peuvent pas le lire, et rien ne le montre à qui ne regarde que les autres modes.",
      fix: "En mode « {mode} », donnez au texte une couleur comme {suggestedColor}, ou changez son fond. Une couleur identique dans tous les modes a besoin d’une variable.",
      kinds: {
        "wcag-aaa": {
          title: "Texte trop pâle pour le niveau AAA en mode « {mode} »",
          problem:
            "En mode « {mode} », la couleur de ce texte ({textColor}) a un contraste de {ratio}:1 avec son fond ({backdropColor}). Le niveau AA s’en contente ; à cette taille, le niveau AAA demande au moins {required}:1.",
          why: "Tel qu’il est affiché, le texte atteint le niveau AAA, et rien ne montre le contraire à qui ne regarde que les autres modes.",
        },
        house: {
          title: "Texte plus pâle en mode « {mode} » que ne le veut votre maison",
          problem:
            "En mode « {mode} », la couleur de ce texte ({textColor}) a un contraste de {ratio}:1 avec son fond ({backdropColor}). Vos règles maison demandent au moins {required}:1.",
          why: "Tel qu’il est affiché, le texte suit vos règles maison, et rien ne montre le contraire à qui ne regarde que les autres modes.",
        },
      },
      milder: {
        slight:
          "Presque tout le monde peut le lire ; dans ce mode, pour les personnes malvoyantes, il s’en faut de peu.",
        clear:
          "Les personnes qui utilisent ce mode peinent à le lire, et rien ne le montre à qui ne regarde que les autres modes.",
      },
      unsure: {
        pinned:
          "Ce texte garde un mode qui lui est propre quand l’écran en change, et s’y perd. Si l’écran est prévu pour cet autre mode, retirez au texte le sien.",
        unprepared:
          "Le fond de cet écran reste le même dans un autre mode : l’écran n’est peut-être pas prévu pour ce mode. S’il l’est, des textes s’y perdent.",
        inactive:
          "Ce texte semble être celui d’un bouton inutilisable pour l’instant. Si le bouton sert, son texte est trop pâle dans un autre mode.",
        decoration:
          "Ces lettres semblent décoratives. S’il faut les lire, elles sont trop pâles dans un autre mode.",
      },
    },
  },
  prepare: otherModes.inSteps,
  applies: (frame) => (otherModes(frame).length > 0 ? textsToRead(frame) : []),
  check: (layer, { frame, fail, unsure }) => {
    const lost = otherModes(frame).flatMap((mode) => lostIn(mode, layer, frame));
    const whyUnsure = (one: LostText) => {
      if (keepsOwnMode(layer, one.mode)) return "pinned";
      if (!groundFollowsMode(frame, one.mode)) return "unprepared";
      if (one.here.worst < CONTRAST_IN_USE && looksInactive(layer, frame, one.weak)) return "inactive";
      return looksDecorative(one.there.run, one.weak) ? "decoration" : undefined;
    };
    const reasons = new Set(lost.flatMap((one) => whyUnsure(one) ?? []));
    const sure = lost.filter((one) => whyUnsure(one) === undefined);
    return [
      ...[...reasons].map((reason) => unsure(reason)),
      ...byStretch(sure).map((stretch) => {
        const [{ there, weak }] = stretch;
        const mode = namesOf(stretch, frame);
        const evidence = { mode, ...weakTextEvidence(there, weak) };
        const { textColor, backdropColor } = evidence;
        const pair = stretch.some(halfFollows) ? "half follows" : `${textColor} ${backdropColor}`;
        const isGuess = !stretch.some(({ mode: other }) => textsFollowMode(frame, other));
        return fail(evidence, { ...hurtOf(there, weak), isGuess, cause: `${mode} ${pair} ${there.level}` });
      }),
    ];
  },
});
