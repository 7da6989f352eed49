import { groupByLikeness } from "../../../../group-by-likeness.ts";
import { chainsOf } from "../../../../perception/structure/clusters.ts";
import type { Frame, Layer } from "../../../../perception/frame/frame.ts";
import { isForPeople } from "../../../../perception/structure/screens/screen-kind.ts";
import { defineFrameRule } from "../../../rule.ts";
import { optionRows } from "./facts-behind/option-rows.ts";
import { unmarkedTabs } from "./facts-behind/unmarked-tabs.ts";
import { areNear } from "../../../../scene/geometry.ts";
import { type Element, isSure } from "../../../../perception/elements/element.ts";
import { elements } from "../../../../perception/elements/elements.ts";

const FEWEST = 3;
/** More stand on no screen that people fill in. */
const MOST = 60;
const FAR_PX = 120;
/** A wider step begins another question. */
const SAME_STEP = 1.25;

const isInColumn = (first: Element, { box }: Element): boolean =>
  areNear(box.x, first.box.x) && areNear(box.width, first.box.width);

function follows(last: Element, radio: Element, [first, second]: readonly Element[]): boolean {
  const step = radio.box.y - last.box.y;
  const usual = first && second ? second.box.y - first.box.y : step;
  return step > 0 && step <= FAR_PX && Math.max(step, usual) <= SAME_STEP * Math.min(step, usual);
}

/** Runs of radio buttons in one column, in equal steps. */
const runsOf = (radios: readonly Element[]): readonly (readonly Element[])[] =>
  groupByLikeness(
    radios.toSorted((a, b) => a.box.y - b.box.y),
    isInColumn,
    MOST,
  )
    .flatMap((column) => chainsOf(column, follows))
    .filter((run) => run.length >= FEWEST);

const layerOf = ({ layers: [layer] }: Element): Layer => layer;

/** The columns of radio buttons in a frame, as they are drawn. */
const radioColumns = (frame: Frame): readonly Choice[] =>
  runsOf(elements(frame).filter((one) => one.role === "radio" && isSure(one, "taken"))).map((run) => ({
    options: run.map(layerOf),
    chosen: run.filter(({ state }) => state === "selected").map(layerOf),
  }));

/** Options of which one is in force, and those that are shown as chosen. */
interface Choice {
  readonly options: readonly Layer[];
  readonly chosen: readonly Layer[];
  /** Nothing at all sets one of them apart. */
  readonly areAlike?: boolean;
}

/** Options that are drawn as chosen, or all alike. */
const drawnChoices = (frame: Frame): readonly Choice[] =>
  [
    ...radioColumns(frame),
    ...optionRows(frame),
    { options: unmarkedTabs(frame), chosen: [], areAlike: true },
  ].filter(({ options, chosen }) => options.length > 0 && chosen.length < options.length);

export const chosenOption = defineFrameRule({
  id: "chosen-option",
  aspect: "ux",
  severity: "major",
  judges: "controls",
  basis: "https://www.nngroup.com/articles/checkboxes-vs-radio-buttons/",
  kinds: {
    none: { basis: "https://www.nngroup.com/articles/visibility-system-status/" },
  },
  says: {
    en: {
      title: "Several options selected at once",
      problem: "{count} of these {total} options are shown as selected, but only one of them can be.",
      why: "People cannot tell which choice counts or where they are.",
      fix: "Show exactly one option as selected, or use checkboxes when several may be.",
      kinds: {
        none: {
          title: "No selected state",
          problem: "These {total} options all look the same, though one of them is active.",
          why: "People cannot tell what they are looking at, and what a tap would change.",
          fix: "Give the chosen option a fill, a weight or a line of its own: another shade alone is not enough.",
        },
      },
    },
    fr: {
      title: "Plusieurs options sélectionnées à la fois",
      problem:
        "{count} de ces {total} options sont montrées comme sélectionnées, alors qu’une seule peut l’être.",
      why: "On ne sait pas quel choix compte, ni où l’on se trouve.",
      fix: "Montrez exactement une option sélectionnée, ou utilisez des cases à cocher si plusieurs peuvent l’être.",
      kinds: {
        none: {
          title: "On ne voit pas quelle option est choisie",
          problem: "Ces {total} options ont toutes le même aspect, alors que l’une d’elles est active.",
          why: "On ne sait pas ce que l’on regarde, ni ce qu’un appui changerait.",
          fix: "Donnez à l’option choisie un fond, une graisse ou un trait qui lui soit propre : une simple nuance ne suffit pas.",
        },
      },
    },
  },
  find: (frame) =>
    drawnChoices(frame).flatMap((choice) => {
      const [first = choice.options[0]] = choice.chosen;
      const isTold = choice.chosen.length > 1 || (choice.areAlike === true && isForPeople(frame));
      return first && isTold ? [[first, choice] as const] : [];
    }),
  tell: ({ options, chosen }, { fail }) => {
    const evidence = { count: chosen.length, total: options.length };
    return chosen.length > 1
      ? fail(evidence, { layers: chosen })
      : fail(evidence, { kind: "none", layers: options });
  },
});
