import { groupBy } from "../../../../shared/group-by.ts";
import type { Language } from "../../../../shared/i18n/language.ts";
import type { PanelTexts } from "../../../../shared/i18n/panel.en.ts";
import { LAYER_WORDS } from "../../../../shared/review/naming/layer-words.ts";
import { shownName } from "../../../../shared/review/naming/shown-name.ts";
import type { LayerRef } from "../../../../shared/review/report.ts";
import type { ShownFinding } from "./shown-finding.ts";
import type { Row } from "./shown-rows.ts";

interface Words {
  readonly language: Language;
  readonly texts: PanelTexts;
}

type Name = (layers: readonly LayerRef[], texts: PanelTexts) => string;

const naming =
  (nameOf: (layer: LayerRef) => string): Name =>
  (layers, { results }) =>
    layers[0] ? results.layerAndMore(nameOf(layers[0]), layers.length - 1) : "";

const numberedName = naming(shownName);

/** The name of the layers concerned as people see them, without their numbers among their like. */
export const nameOfLayers = naming((layer) => layer.alike ?? shownName(layer));

/** The name of what a finding concerns: of a text that is at fault in part, that part. */
export function nameOfConcerned(
  { layers, evidence: { part } }: Pick<ShownFinding, "layers" | "evidence">,
  { language, texts }: Words,
): string {
  const isPart = layers.length === 1 && typeof part === "string";
  return isPart ? LAYER_WORDS[language].quote(part) : nameOfLayers(layers, texts);
}

/** The names with their numbers, by the keys of the rows, of what rows with the same title and name concern. */
export function namesApart(
  rows: readonly Pick<Row, "key" | "finding">[],
  words: Words,
): ReadonlyMap<string, string> {
  const alike = groupBy(rows, ({ finding }) => `${finding.title}\n${nameOfConcerned(finding, words)}`);
  return new Map(
    [...alike.values()]
      .filter(({ length }) => length > 1)
      .flat()
      .map(({ key, finding: { layers } }) => [key, numberedName(layers, words.texts)]),
  );
}
