import { LANGUAGES, type Language } from "../../../../shared/i18n/language.ts";
import type { HouseRules } from "../../../../shared/house-rules/house-rules.ts";
import { reviewFrame } from "../../../../shared/review/review.ts";
import { FIXED, checkout } from "../demo/checkout.ts";
import { HOUSE } from "./house-rules.ts";

/** A finding by a rule of the house, and the layer that it is about. */
export interface HouseFinding {
  readonly title: string;
  readonly fix: string;
  readonly layerId: string;
}

function judgeByHouse(language: Language): Readonly<Record<"word" | "value", HouseFinding>> {
  const scene = checkout({ language, note: FIXED });
  const [screen] = scene.frames;
  if (!screen) throw new Error("The checkout has no screen.");
  const house: HouseRules = { version: 1, ...HOUSE[language] };
  const { findings } = reviewFrame(scene, screen, { language, platform: "web", house });
  const findingOf = (name: string): HouseFinding => {
    const found = findings.find(({ rule }) => rule === name);
    const [layer] = found?.layers ?? [];
    if (!found || !layer) throw new Error(`No finding of ${name} on the checkout.`);
    return { title: found.title, fix: found.fix, layerId: layer.id };
  };
  return { word: findingOf("house-wording"), value: findingOf("house-value") };
}

/** The findings of the front page by rules of a house, as the engine makes them. */
export const BY_HOUSE = Object.fromEntries(
  LANGUAGES.map((language) => [language, judgeByHouse(language)]),
) as Readonly<Record<Language, ReturnType<typeof judgeByHouse>>>;
