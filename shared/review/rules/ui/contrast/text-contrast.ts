import { cutRatio } from "../../../../scene/color.ts";
import { runContrasts, textsToRead } from "../../../../perception/contrast/run-contrast.ts";
import { isLeftOver } from "../../../../perception/contrast/left-over.ts";
import { quote } from "../../../../perception/controls/targets/target-words.ts";
import { areInitials } from "../../../../perception/parts/initials.ts";
import { isLogotype } from "../../../fixes/recolor/is-logotype.ts";
import { recolorText } from "../../../fixes/recolor/recolor-text.ts";
import {
  hurtOf,
  isFadedUnlikeOthers,
  looksDecorative,
  looksInactive,
  seenContrast,
  weakTextEvidence,
} from "../../../contrast/weak-text.ts";
import { whatToChange } from "../../../contrast/what-to-change.ts";
import { defineRule } from "../../../rule.ts";

/** True when a text cannot be seen at all: it is no visual presentation of text, and may be hidden on purpose. */
const isInvisible = (ratio: number): boolean => ratio < 1.001;

export const textContrast = defineRule({
  id: "text-contrast",
  aspect: "ui",
  severity: "major",
  certainty: "measured",
  judges: "texts",
  basis: "https://www.w3.org/TR/WCAG22/#contrast-minimum",
  mendedIn: { style: "fill", variable: "fills" },
  colors: { ink: "textColor", ground: "backdropColor" },
  kinds: {
    "wcag-aaa": { basis: "https://www.w3.org/TR/WCAG22/#contrast-enhanced", severity: "minor" },
    house: { basis: "https://www.w3.org/TR/WCAG22/#contrast-enhanced", severity: "minor" },
  },
  says: {
    en: {
      title: "Text too faint",
      problem:
        "The contrast between the text ({textColor}) and its background ({backdropColor}) is {ratio}:1. At this size it needs at least {required}:1.",
      why: "People with low vision, and anyone in sunlight or on a poor screen, can hardly read it.",
      fix: "Move the two colours apart: {suggestedColor} for the text is enough, or {suggestedBackdropColor} behind it.",
      advice: {
        text: "Set the text to {suggestedColor}: that is enough.",
        ground: "Keep the text, and set its background to {suggestedBackdropColor}: that is enough.",
        darken: "Darken the background of the letters: a gradient by its colours, a picture by a veil.",
        lighten: "Lighten the background of the letters: a gradient by its colours, a picture by a veil.",
      },
      kinds: {
        "wcag-aaa": {
          title: "Text too faint for level AAA",
          problem:
            "The contrast between the text ({textColor}) and its background ({backdropColor}) is {ratio}:1. That is enough for level AA; level AAA asks for at least {required}:1 at this size.",
          why: "People with poor sight who use no special tools read it with effort.",
          fix: "Move the two colours further apart: {suggestedColor} for the text, for example, or {suggestedBackdropColor} behind it.",
        },
        house: {
          title: "Text fainter than your house wants",
          problem:
            "The contrast between the text ({textColor}) and its background ({backdropColor}) is {ratio}:1. Your house asks for at least {required}:1.",
          why: "It is one of your house rules: all of your texts are to be read with ease.",
        },
      },
      milder: {
        slight: "Most people can read it; it falls just short of what people with low vision need.",
        clear: "People with low vision, and anyone in sunlight or on a poor screen, have trouble reading it.",
      },
      unsure: {
        image: "The text lies on a picture, so its contrast depends on the pixels under it.",
        blend: "A blend mode mixes the colours here, so the contrast cannot be computed.",
        shape: "A shape lies behind part of the text, and its exact outline is not known.",
        shadow: "The text casts a shadow, and how much of it lies behind the letters is not known.",
        invisible: "The text has the colour of its background. If people have to read it, it is too faint.",
        leftover:
          "These words look left over, as others stand in for them. If people have to read them, they are too faint.",
        picture:
          "By its layers the contrast of this text is {ratio}:1, but the picture of the screen shows about {seenRatio}:1, and {required}:1 is enough.",
        inactive: "This looks like a button that cannot be used now. If it can, its text is too faint.",
        faded:
          "This is faded where words like it are not, as what cannot be used now is. If people have to read it, it is too faint.",
        decoration: "These letters look like decoration. If people have to read them, they are too faint.",
        nothing: "Nothing opaque lies behind the text, so its backdrop is not known.",
        ink: "The letters are painted with a picture, a pattern or several colours, so their contrast is not known.",
      },
    },
    fr: {
      title: "Texte trop pâle",
      problem:
        "Le contraste entre le texte ({textColor}) et son fond ({backdropColor}) est de {ratio}:1. À cette taille, il faut au moins {required}:1.",
      why: "Les personnes malvoyantes le lisent à peine, comme toute personne en plein soleil ou sur un mauvais écran.",
      fix: "Éloignez les deux couleurs : {suggestedColor} suffit pour le texte, ou {suggestedBackdropColor} derrière lui.",
      advice: {
        text: "Passez le texte en {suggestedColor} : cela suffit.",
        ground: "Gardez le texte et passez son fond en {suggestedBackdropColor} : cela suffit.",
        darken: "Assombrissez le fond des lettres : un dégradé par ses couleurs, une image par un voile.",
        lighten: "Éclaircissez le fond des lettres : un dégradé par ses couleurs, une image par un voile.",
      },
      kinds: {
        "wcag-aaa": {
          title: "Texte trop pâle pour le niveau AAA",
          problem:
            "Le contraste entre le texte ({textColor}) et son fond ({backdropColor}) est de {ratio}:1. Le niveau AA s’en contente ; à cette taille, le niveau AAA demande au moins {required}:1.",
          why: "Les personnes qui voient mal, sans aide technique, le lisent avec peine.",
          fix: "Éloignez davantage les deux couleurs : par exemple {suggestedColor} pour le texte, ou {suggestedBackdropColor} derrière lui.",
        },
        house: {
          title: "Texte plus pâle que ne le veut votre maison",
          problem:
            "Le contraste entre le texte ({textColor}) et son fond ({backdropColor}) est de {ratio}:1. Vos règles maison demandent au moins {required}:1.",
          why: "C’est l’une de vos règles maison : tous vos textes doivent se lire sans effort.",
        },
      },
      milder: {
        slight: "Presque tout le monde peut le lire ; pour les personnes malvoyantes, il s’en faut de peu.",
        clear:
          "Les personnes malvoyantes peinent à le lire, comme tout le monde en plein soleil ou sur un mauvais écran.",
      },
      unsure: {
        image: "Le texte est posé sur une image : son contraste dépend des pixels qu’elle contient.",
        blend: "Un mode de fusion mélange ici les couleurs : le contraste ne peut pas être calculé.",
        shape: "Une forme se trouve derrière une partie du texte, et son contour exact n’est pas connu.",
        shadow:
          "Le texte porte une ombre, et l’on ne sait pas quelle part de celle-ci se trouve derrière les lettres.",
        invisible: "Le texte a la couleur de son fond. S’il doit être lu, il est trop pâle.",
        leftover:
          "Ces mots semblent oubliés, car d’autres les remplacent. S’il faut les lire, ils sont trop pâles.",
        picture:
          "D’après ses calques, le contraste de ce texte est de {ratio}:1, mais l’image de l’écran montre environ {seenRatio}:1, et {required}:1 suffit.",
        inactive:
          "Ce texte semble être celui d’un bouton inutilisable pour l’instant. Si le bouton sert, son texte est trop pâle.",
        faded:
          "Ces mots sont estompés là où d’autres pareils ne le sont pas, comme ce qui ne sert pas pour l’instant. S’il faut les lire, ils sont trop pâles.",
        decoration: "Ces lettres semblent décoratives. S’il faut les lire, elles sont trop pâles.",
        nothing: "Rien d’opaque ne se trouve derrière le texte : son fond n’est pas connu.",
        ink: "Les lettres sont peintes d’une image, d’un motif ou de plusieurs couleurs : leur contraste n’est pas connu.",
      },
    },
  },
  applies: textsToRead,
  check: (layer, { frame, pass, fail, unsure }) => {
    const contrasts = runContrasts(layer, frame);
    const isPartly = contrasts.some(({ verdict }) => verdict.is === "readable");
    return contrasts.map((contrast) => {
      const { run, required, verdict } = contrast;
      if (verdict.is === "readable") return pass();
      if (verdict.is === "doubtful") return unsure(verdict.doubt);
      if (verdict.isCertain && isInvisible(verdict.ratio)) return unsure("invisible");
      if (isLeftOver(layer, verdict.ratio, frame)) return unsure("leftover");
      const seenRatio = seenContrast(layer, frame, contrast, verdict);
      if (seenRatio !== undefined)
        return unsure("picture", {
          ratio: cutRatio(verdict.ratio),
          seenRatio: cutRatio(seenRatio),
          required,
        });
      if (looksInactive(layer, frame, verdict)) return unsure("inactive");
      if (isFadedUnlikeOthers(layer, frame)) return unsure("faded");
      if (looksDecorative(run, verdict)) return unsure("decoration");
      const words = quote(layer.node.text.characters.slice(run.start, run.end).trim());
      const evidence = { ...weakTextEvidence(contrast, verdict), ...(isPartly && { part: words }) };
      const advice = whatToChange(layer, frame, contrast, verdict);
      return fail(evidence, {
        ...hurtOf(layer, frame, contrast, verdict),
        // Who the picture stands for is written beside it.
        ...(areInitials(layer, frame) && { severity: "suggestion" }),
        advice,
        certainty: verdict.isCertain ? "measured" : "likely",
        // A word whose letters shade off is read by the others.
        isGuess:
          !verdict.isCertain && (run.fills ?? layer.node.fills ?? []).some(({ type }) => type === "gradient"),
        // A logo keeps its colours, whatever words beside it get.
        cause: `${evidence.textColor} ${evidence.backdropColor} ${required}${isLogotype(layer) ? " logo" : ""}`,
        mend: () => recolorText(layer, frame, contrast, verdict, advice === "darken" || advice === "lighten"),
      });
    });
  },
});
