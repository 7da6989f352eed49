import {
  runContrasts,
  textsToRead,
  textsToScrollTo,
  type RunContrast,
} from "../../../../perception/contrast/run-contrast.ts";
import { scrolledTexts } from "../../../../perception/contrast/scrolled-texts.ts";
import type { Frame, TextLayer } from "../../../../perception/frame/frame.ts";
import { recolorText } from "../../../fixes/recolor/recolor-text.ts";
import {
  colorToChange,
  hurtOf,
  cutRatio,
  looksDecorative,
  looksInactive,
  seenContrast,
  weakTextEvidence,
} from "../../../contrast/weak-text.ts";
import { defineRule } from "../../../rule.ts";

/** True when a text cannot be seen at all: it is no visual presentation of text, and may be hidden on purpose. */
const isInvisible = (ratio: number): boolean => ratio < 1.001;

/**
 * The contrasts of a text. One that people have to scroll to is worth a word only when it is too faint for certain.
 */
function contrastsOf(layer: TextLayer, frame: Frame): readonly RunContrast[] {
  const scrolled = scrolledTexts(frame).get(layer);
  if (!scrolled) return runContrasts(layer, frame);
  return runContrasts(scrolled.layer, scrolled.frame).filter(
    ({ verdict }) => verdict.is === "too-weak" && verdict.isCertain && !isInvisible(verdict.ratio),
  );
}

export const textContrast = defineRule({
  id: "text-contrast",
  aspect: "ui",
  severity: "major",
  certainty: "measured",
  judges: "texts",
  basis: "https://www.w3.org/TR/WCAG22/#contrast-minimum",
  mendedIn: { style: "fill", variable: "fills" },
  colors: { ink: "textColor", ground: "backdropColor" },
  bases: { "wcag-aaa": "https://www.w3.org/TR/WCAG22/#contrast-enhanced" },
  says: {
    title: "Text too faint to read",
    problem:
      "The contrast between the text ({textColor}) and what lies behind it ({backdropColor}) is {ratio}:1. At this size it needs at least {required}:1.",
    why: "People with low vision, and anyone in sunlight or on a poor screen, cannot read it.",
    fix: "Move the two colours apart: {suggestedColor} for the text is enough, or {suggestedBackdropColor} behind it.",
    advice: {
      text: "Set the text in {suggestedColor}, the nearest colour of its hue that is enough.",
      ground: "Keep the text, and set what lies behind it in {suggestedBackdropColor}: that is enough.",
    },
    by: {
      "wcag-aaa": {
        title: "Text too faint for level AAA",
        problem:
          "The contrast between the text ({textColor}) and what lies behind it ({backdropColor}) is {ratio}:1. That is enough for level AA; level AAA asks for at least {required}:1 at this size.",
        why: "People with poor sight who use no special tools read it with effort.",
        fix: "Move the two colours further apart: {suggestedColor} for the text, for example, or {suggestedBackdropColor} behind it.",
      },
    },
    milder: {
      slight: {
        title: "Text a little fainter than it should be",
        why: "Most people can read it; it falls just short of what people with low vision need.",
      },
      clear: {
        title: "Text hard to read",
        why: "People with low vision, and anyone in sunlight or on a poor screen, have trouble reading it.",
      },
    },
    unsure: {
      image: "The text lies on a picture, so its contrast depends on the pixels under it.",
      blend: "A blend mode mixes the colours here, so the contrast cannot be computed.",
      shape: "A shape lies behind part of the text, and its exact outline is not known.",
      shadow: "The text casts a shadow, and how much of it lies behind the letters is not known.",
      invisible:
        "The text has the colour of what lies behind it. If people have to read it, it is too faint.",
      picture:
        "By its layers the contrast of this text is {ratio}:1, but the picture of the screen shows about {seenRatio}:1, and {required}:1 is enough.",
      inactive: "This looks like a button that cannot be used now. If it can, its text is too faint.",
      decoration: "These letters look like decoration. If people have to read them, they are too faint.",
      nothing: "Nothing opaque lies behind the text, so its backdrop is not known.",
    },
  },
  applies: (frame) => [...textsToRead(frame), ...textsToScrollTo(frame)],
  check: (layer, { frame, pass, fail, unsure }) =>
    contrastsOf(layer, frame).map((contrast) => {
      const { run, required, verdict } = contrast;
      if (verdict.is === "readable") return pass();
      if (verdict.is === "doubtful") return unsure(verdict.doubt);
      if (verdict.isCertain && isInvisible(verdict.ratio)) return unsure("invisible");
      const seenRatio = seenContrast(layer, frame, contrast, verdict);
      if (seenRatio !== undefined)
        return unsure("picture", {
          ratio: cutRatio(verdict.ratio),
          seenRatio: cutRatio(seenRatio),
          required,
        });
      if (looksInactive(layer, frame, verdict)) return unsure("inactive");
      if (looksDecorative(run, verdict)) return unsure("decoration");
      const evidence = weakTextEvidence(contrast, verdict);
      return fail(evidence, {
        ...hurtOf(contrast, verdict),
        advice: colorToChange(contrast, verdict),
        certainty: verdict.isCertain ? "measured" : "likely",
        cause: `${evidence.textColor} ${evidence.backdropColor} ${required}`,
        mend: () => recolorText(layer, frame, contrast, verdict),
      });
    }),
});
