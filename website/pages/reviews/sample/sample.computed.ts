import { readFileSync } from "node:fs";
import { placesOf } from "../../../../shared/export/pins.ts";
import { LANGUAGES, type Language } from "../../../../shared/i18n/language.ts";
import { ENGINE } from "../../../../shared/review/engine.ts";
import { reviewFrame } from "../../../../shared/review/review.ts";
import { ASPECTS } from "../../../../shared/review/rule.ts";
import { fromRest } from "../../../../shared/scene/from-rest.ts";
import type { Scene, SceneNode } from "../../../../shared/scene/scene.ts";
import type { ViewedReview } from "../review-view.tsx";

const DESIGN = new URL("../../../../plugin/stage/samples/phone-checkout.json", import.meta.url);

const [scene] = fromRest(JSON.parse(readFileSync(DESIGN, "utf8")));

function reportOf(design: Scene, frame: SceneNode, language: Language) {
  const report = reviewFrame(design, frame, { language, fixesFor: "all" });
  return { ...report, durationMs: 0, places: placesOf(report.findings, frame) };
}

function sampleIn(language: Language): ViewedReview {
  const { frames = [], file = "" } = scene ?? {};
  return {
    id: "sample",
    title: file,
    language,
    aspects: [...ASPECTS],
    purpose: "",
    createdAt: `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`,
    engine: ENGINE,
    frames: scene ? frames.map((frame) => reportOf(scene, frame, language)) : [],
    secondOpinion: { state: "off", findings: [] },
    pictures: frames.map(({ id }) => id),
  };
}

/** The review of the sample that the editor in the browser opens with, as the engine judges it. */
export const SAMPLE = Object.fromEntries(
  LANGUAGES.map((language) => [language, sampleIn(language)]),
) as Readonly<Record<Language, ViewedReview>>;
