import type { SecondOpinionFinding } from "../../../../shared/api/review-shapes.ts";
import { LANGUAGES, type Language } from "../../../../shared/i18n/language.ts";
import { GUIDELINE_TITLES_EN } from "../../../../shared/i18n/words/guideline-titles.en.ts";
import { GUIDELINE_TITLES_FR } from "../../../../shared/i18n/words/guideline-titles.fr.ts";
import {
  SAMPLE_OPINION_EN,
  type SampleOpinionWords,
} from "../../../../shared/i18n/words/sample-opinion.en.ts";
import { SAMPLE_OPINION_FR } from "../../../../shared/i18n/words/sample-opinion.fr.ts";
import { LAYER_WORDS } from "../../../../shared/review/naming/layer-words.ts";
import { ENGINE } from "../../../../shared/review/engine.ts";
import { ASPECTS } from "../../../../shared/review/rule.ts";
import { judgeSample } from "../../../samples/judged-samples.ts";
import type { ViewedReview } from "../review-view.tsx";

/** The words of the second opinion, in each language. */
const WORDS: Readonly<Record<Language, SampleOpinionWords>> = {
  en: SAMPLE_OPINION_EN,
  fr: SAMPLE_OPINION_FR,
};
const GUIDELINES = { en: GUIDELINE_TITLES_EN, fr: GUIDELINE_TITLES_FR } as const;

const HEURISTICS = "https://www.nngroup.com/articles/ten-usability-heuristics/";

/** The layers of the checkout that each finding of the second opinion is of, and the guideline it rests on. */
const POINTED = {
  items: {
    aspect: "ux",
    guideline: "recognition",
    url: HEURISTICS,
    layers: [{ id: "12:53", name: "Order summary" }],
  },
  code: {
    aspect: "copy",
    guideline: "no-contradiction",
    url: "https://www.w3.org/WAI/WCAG22/Understanding/consistent-identification.html",
    layers: [
      { id: "12:50", name: "Button", said: "Apply code" },
      { id: "12:48", name: "Box", said: "WINTER10" },
    ],
  },
  deliveries: {
    aspect: "ux",
    guideline: "recognition",
    url: HEURISTICS,
    layers: [{ id: "12:118", name: "Arrives tomorrow", said: "Arrives tomorrow" }],
  },
} as const;

const opinionIn = (language: Language): SecondOpinionFinding[] =>
  (["items", "code", "deliveries"] as const).map((id) => {
    const { aspect, guideline, url, layers } = POINTED[id];
    return {
      id: `sample-${id}`,
      frameId: "12:1",
      aspect,
      severity: "minor",
      layers: layers.map(({ id: layerId, name, ...words }) => ({
        id: layerId,
        name,
        ...("said" in words && { shown: LAYER_WORDS[language].quote(words.said) }),
      })),
      ...WORDS[language][id],
      guideline: { id: guideline, title: GUIDELINES[language][guideline], url },
    };
  });

function sampleIn(language: Language): ViewedReview {
  const findings = opinionIn(language);
  const frames = judgeSample("phone-checkout", language, findings).map(({ report }) => report);
  return {
    id: "sample",
    title: "Checkout",
    language,
    aspects: [...ASPECTS],
    purpose: "",
    createdAt: `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`,
    engine: ENGINE,
    frames: [...frames],
    secondOpinion: { state: "done", findings },
    pictures: frames.map(({ id }) => id),
  };
}

/** The review of the sample that the editor in the browser opens with, as the engine judges it, and a second opinion on it. */
export const SAMPLE = Object.fromEntries(
  LANGUAGES.map((language) => [language, sampleIn(language)]),
) as Readonly<Record<Language, ViewedReview>>;
