import { tabRows } from "../../../../perception/controls/drawn-tabs.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import type { Frame, Layer } from "../../../../perception/frame/frame.ts";
import { unmarkedChoices } from "../../../../perception/layout/unmarked-choices.ts";
import { unmarkedTabs } from "../../../../perception/layout/unmarked-tabs.ts";
import { isForPeople } from "../../../../perception/structure/screens/screen-kind.ts";
import { defineRule } from "../../../rule.ts";

/** Groups of options that all look the same, though one of them is in force, by the first option of each. */
const unmarked = computed((frame: Frame): ReadonlyMap<Layer, readonly Layer[]> => {
  const [bar] = unmarkedTabs(frame);
  return new Map<Layer, readonly Layer[]>([
    ...tabRows(frame).flatMap(({ texts, areAlike }) => (areAlike ? [[texts[0], texts] as const] : [])),
    ...[...unmarkedChoices(frame)].map(([first, { options }]) => [first, options] as const),
    ...(bar ? [[bar, unmarkedTabs(frame)] as const] : []),
  ]);
});

export const noChoiceShown = defineRule({
  id: "no-choice-shown",
  aspect: "ux",
  severity: "major",
  certainty: "likely",
  judges: "controls",
  basis: "https://www.nngroup.com/articles/visibility-system-status/",
  says: {
    title: "Which option is chosen does not show",
    problem: "These {count} options all look the same, though one of them is active.",
    why: "People cannot tell what they are looking at, and what a tap would change.",
    fix: "Give the chosen option a fill, a weight or a line of its own: another shade alone is not enough.",
  },
  applies: (frame) => (isForPeople(frame) ? [...unmarked(frame).keys()] : []),
  check: (layer, { frame, fail }) => {
    const options = unmarked(frame).get(layer) ?? [];
    return fail({ count: options.length }, { layers: options });
  },
});
