import { choiceRows, type ChoiceRow } from "./facts-behind/choice-rows.ts";
import { radioColumns } from "./facts-behind/drawn-radios.ts";
import { tabRows } from "../../../../perception/controls/drawn-tabs.ts";
import { isOneOfMany } from "../../../../perception/controls/is-one-of-many.ts";
import { isSelected } from "../../../../perception/controls/is-selected.ts";
import { activeTargets, targetByLayer } from "../../../../perception/controls/targets/targets.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import { originOf, type Frame, type Layer } from "../../../../perception/frame/frame.ts";
import { defineRule } from "../../../rule.ts";

const selectable = computed((frame: Frame): readonly Layer[] =>
  activeTargets(frame, "radio", "tab", "menu-item").filter(
    (layer) => layer.node.instance !== undefined && isOneOfMany(layer, frame),
  ),
);

/** The options of one component beside each other, and those of them that are selected. */
interface Group {
  readonly all: Layer[];
  readonly chosen: Layer[];
}

const componentOf = (layer: Layer): string => layer.node.name || originOf(layer);

/** The children of a layer in groups, up to where something else stands between them. */
function groupsIn(parent: Layer, frame: Frame): ReadonlyMap<Layer, Group> {
  const groups = new Map<Layer, Group>();
  let run = new Map<string, Group>();
  for (const child of parent.children) {
    if (!child.node.instance || !targetByLayer(frame).has(child)) {
      run = new Map();
      continue;
    }
    const group = run.get(componentOf(child)) ?? { all: [], chosen: [] };
    run.set(componentOf(child), group);
    groups.set(child, group);
    group.all.push(child);
    if (isSelected(child)) group.chosen.push(child);
  }
  return groups;
}

const groupByOption = computed((frame: Frame): ReadonlyMap<Layer, Group> => {
  const parents = new Set(selectable(frame).flatMap(({ parent }) => parent ?? []));
  return new Map([...parents].flatMap((parent) => [...groupsIn(parent, frame)]));
});

/** True when all of a group are 'active': the word may mean that they can be used. */
const mayMeanUsable = (chosen: readonly Layer[], group: readonly Layer[]): boolean =>
  chosen.length === group.length && chosen.length > 2;

/** In a menu of two levels the chosen page is marked, and the section it belongs to right above. */
const isBranch = (chosen: readonly Layer[], first: Layer, frame: Frame): boolean =>
  targetByLayer(frame).get(first)?.kind === "menu-item" && chosen.length === 2;

/** Radio buttons with their dots, and tabs with their lines. */
const drawnGroups = (frame: Frame): readonly ChoiceRow[] => [
  ...radioColumns(frame).map(({ chosen, options }) => ({ chosen, total: options.length })),
  ...tabRows(frame).map(({ marked, texts }) => ({ chosen: marked, total: texts.length })),
];

/** Rows in which two and more are drawn as chosen, whatever their variants are called. */
const drawnTwice = computed(
  (frame: Frame): ReadonlyMap<Layer, ChoiceRow> =>
    new Map(
      [...choiceRows(frame), ...drawnGroups(frame)].flatMap((row) => {
        const [first, second] = row.chosen;
        return first && second && row.chosen.length < row.total ? [[first, row] as const] : [];
      }),
    ),
);

const judged = (frame: Frame): readonly Layer[] => [
  ...new Set([...selectable(frame).filter(isSelected), ...drawnTwice(frame).keys()]),
];

export const severalSelected = defineRule({
  id: "several-selected",
  aspect: "ux",
  severity: "major",
  certainty: "likely",
  judges: "controls",
  basis: "https://www.nngroup.com/articles/checkboxes-vs-radio-buttons/",
  says: {
    en: {
      title: "Several options selected at once",
      problem: "{count} of these {total} options are shown as selected, but only one of them can be.",
      why: "People cannot tell which choice counts or where they are.",
      fix: "Show exactly one option as selected, or use checkboxes when several may be.",
    },
    fr: {
      title: "Plusieurs options sélectionnées à la fois",
      problem:
        "{count} de ces {total} options sont montrées comme sélectionnées, alors qu’une seule peut l’être.",
      why: "On ne sait pas quel choix compte, ni où l’on se trouve.",
      fix: "Montrez exactement une option sélectionnée, ou utilisez des cases à cocher si plusieurs peuvent l’être.",
    },
  },
  applies: judged,
  check: (layer, { frame, pass, fail }) => {
    const drawn = drawnTwice(frame).get(layer);
    if (drawn) return fail({ count: drawn.chosen.length, total: drawn.total }, { layers: drawn.chosen });
    const { all: group, chosen } = groupByOption(frame).get(layer) ?? { all: [], chosen: [] };
    if (chosen.length < 2 || chosen[0] !== layer) return pass();
    if (mayMeanUsable(chosen, group) || isBranch(chosen, layer, frame)) return pass();
    return fail({ count: chosen.length, total: group.length }, { layers: chosen });
  },
});
