import { groupBy } from "../../../../shared/group-by.ts";
import type { Language } from "../../../../shared/i18n/language.ts";
import type { PanelTexts } from "../../../../shared/i18n/panel.en.ts";
import { LAYER_WORDS } from "../../../../shared/review/naming/layer-words.ts";
import { shownName } from "../../../../shared/review/naming/shown-name.ts";
import type { FrameReport, LayerRef, SeenElement } from "../../../../shared/review/report.ts";
import { nodesById } from "../../../../shared/scene/nodes-by-id.ts";
import type { Box, SceneNode } from "../../../../shared/scene/scene.ts";
import type { ShownFinding } from "./shown-finding.ts";
import type { Row } from "./shown-rows.ts";

/** The screen that rows are of, with what was recognised on it. */
interface ReviewedScreen {
  readonly node: SceneNode;
  readonly report: Pick<FrameReport, "elements">;
}

interface Words {
  readonly language: Language;
  readonly texts: PanelTexts;
}

const bottomOf = ({ y, height }: Box): number => y + height;

const isHeadingOver = ({ role, label, box }: SeenElement, { x, y, width }: Box): boolean =>
  (role === "section-heading" || role === "screen-title") &&
  label !== "" &&
  bottomOf(box) <= y &&
  box.x < x + width &&
  x < box.x + box.width;

/** Where something is on a screen: below which heading, or how far down. */
function whereOf(box: Box, { node, report: { elements = [] } }: ReviewedScreen, words: Words): string {
  const [heading] = elements
    .filter((element) => isHeadingOver(element, box))
    .toSorted((a, b) => bottomOf(b.box) - bottomOf(a.box));
  if (heading) return words.texts.results.under(heading.label);
  const { top, middle, bottom } = LAYER_WORDS[words.language].places;
  const share = (box.y + box.height / 2 - node.box.y) / Math.max(1, node.box.height);
  if (share < 1 / 3) return top;
  return share < 2 / 3 ? middle : bottom;
}

/** The name of the layers concerned as people see them, without their numbers among their like. */
export const nameOfLayers = (layers: readonly LayerRef[], { results }: PanelTexts): string => {
  const [first] = layers;
  return first ? results.layerAndMore(first.alike ?? shownName(first), layers.length - 1) : "";
};

/** The name of what a finding concerns: of a text that is at fault in part, that part. */
export function nameOfConcerned(
  { layers, evidence: { part } }: Pick<ShownFinding, "layers" | "evidence">,
  { language, texts }: Words,
): string {
  const isPart = layers.length === 1 && typeof part === "string";
  return isPart ? LAYER_WORDS[language].quote(part) : nameOfLayers(layers, texts);
}

/**
 * The names, by the keys of their rows, of what rows with the same title and name concern: with the place on the screen where
 * that tells them apart, else with their numbers.
 */
export function namesApart(
  rows: readonly Pick<Row, "key" | "finding">[],
  screen: ReviewedScreen | undefined,
  words: Words,
): ReadonlyMap<string, string> {
  const plainName = ({ finding }: Pick<Row, "finding">): string => nameOfConcerned(finding, words);
  const alike = [...groupBy(rows, (row) => `${row.finding.title}\n${plainName(row)}`).values()].filter(
    ({ length }) => length > 1,
  );
  const nodes = screen && alike.length > 0 ? nodesById([screen.node]) : undefined;
  const placeOf = ({ finding }: Pick<Row, "finding">): string | undefined => {
    const box = nodes?.get(finding.layers[0]?.id ?? "")?.box;
    return screen && box && whereOf(box, screen, words);
  };
  return new Map(
    alike.flatMap((group) => {
      const places = group.map(placeOf);
      const isApart = !places.includes(undefined) && new Set(places).size === group.length;
      return group.map((row, index) => {
        const { layers } = row.finding;
        const numbered = layers[0]
          ? words.texts.results.layerAndMore(shownName(layers[0]), layers.length - 1)
          : "";
        return [row.key, isApart ? `${plainName(row)} · ${places[index]}` : numbered] as const;
      });
    }),
  );
}
