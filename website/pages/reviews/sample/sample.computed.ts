import { LANGUAGES, type Language } from "../../../../shared/i18n/language.ts";
import { ENGINE } from "../../../../shared/review/engine.ts";
import { ASPECTS } from "../../../../shared/review/rule.ts";
import { judgeSample } from "../../../samples/judged-samples.ts";
import type { ViewedReview } from "../review-view.tsx";

function sampleIn(language: Language): ViewedReview {
  const frames = judgeSample("phone-checkout", language).map(({ report }) => report);
  return {
    id: "sample",
    title: "Checkout",
    language,
    aspects: [...ASPECTS],
    purpose: "",
    createdAt: `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`,
    engine: ENGINE,
    frames: [...frames],
    secondOpinion: { state: "off", findings: [] },
    pictures: frames.map(({ id }) => id),
  };
}

/** The review of the sample that the editor in the browser opens with, as the engine judges it. */
export const SAMPLE = Object.fromEntries(
  LANGUAGES.map((language) => [language, sampleIn(language)]),
) as Readonly<Record<Language, ViewedReview>>;
