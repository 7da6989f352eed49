import { LANGUAGES, type Language } from "../../../shared/i18n/language.ts";
import type { LayerPlace } from "../../../shared/review/report.ts";
import { judgeSample, type JudgedScreen } from "../../samples/judged-samples.ts";
import type { SampleExample } from "./sample-example.ts";

const areaOf = ({ width, height }: LayerPlace): number => width * height;

function examplesOn({ report, size }: JudgedScreen): readonly SampleExample[] {
  const placeOf = new Map(report.places?.map((place) => [place.layerId, place]));
  return report.findings.flatMap(({ rule, title, problem, fix, layers }) => {
    const places = layers.flatMap(({ id }) => placeOf.get(id) ?? []);
    return places.some((place) => areaOf(place) > 0)
      ? [{ rule, title, problem, fix, screen: report.name, size, places: places.slice(0, 4) }]
      : [];
  });
}

const examplesIn = (language: Language): Readonly<Record<string, SampleExample>> =>
  Object.fromEntries(
    [...judgeSample("phone-checkout", language), ...judgeSample("desktop-dashboard", language)]
      .flatMap(examplesOn)
      .toReversed() // of several, the first one stays
      .map((example) => [example.rule, example]),
  );

/** What the engine finds on our samples, by the rule: real screens with what was done to them on purpose. */
export const SAMPLE_EXAMPLES = Object.fromEntries(
  LANGUAGES.map((language) => [language, examplesIn(language)]),
) as Readonly<Record<Language, Readonly<Record<string, SampleExample>>>>;
