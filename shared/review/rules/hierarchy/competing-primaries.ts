import { bottom } from "../../../scene/geometry.ts";
import { viewHeight } from "../../../perception/structure/first-view.ts";
import { excerpt } from "../../../perception/text/prose.ts";
import { primaryButtons, type PrimaryButton } from "../../../perception/controls/primary-buttons.ts";
import { isForPeople } from "../../../perception/structure/screen-kind.ts";
import { spend } from "../../../perception/frame/budget.ts";
import { defineRule } from "../../rule.ts";

const SAME_HEIGHT_RATIO = 1.25;

const heightOf = ({ layer }: PrimaryButton): number => layer.node.box.height;

function looksAlike(a: PrimaryButton, b: PrimaryButton): boolean {
  const ratio = heightOf(a) / heightOf(b);
  return ratio <= SAME_HEIGHT_RATIO && ratio >= 1 / SAME_HEIGHT_RATIO;
}

/** The buttons that can be seen together with one of them, and look like it. */
const rivalsOf = (first: PrimaryButton, all: readonly PrimaryButton[], viewPx: number) =>
  all.filter(
    (other) =>
      other !== first &&
      looksAlike(first, other) &&
      other.layer.node.box.y >= first.layer.node.box.y &&
      bottom(other.layer.node.box) - first.layer.node.box.y <= viewPx,
  );

/** Buttons of one group, such as those of a row of cards, are one choice. */
function oneOfEach(buttons: readonly PrimaryButton[]): readonly PrimaryButton[] {
  const seen = new Set<string>();
  return buttons.filter(({ label, group }) => {
    const isNew = !seen.has(label) && !seen.has(group);
    seen.add(label).add(group);
    return isNew;
  });
}

type Rivalry = readonly [PrimaryButton, PrimaryButton, ...PrimaryButton[]];

/** Only buttons of one colour in one place compete. */
const lookOf = ({ fill, place }: PrimaryButton): string => `${fill} ${place}`;

function groupByLook(all: readonly PrimaryButton[]): ReadonlyMap<string, readonly PrimaryButton[]> {
  const groups = new Map<string, PrimaryButton[]>();
  for (const button of all) {
    const group = groups.get(lookOf(button));
    if (group) group.push(button);
    else groups.set(lookOf(button), [button]);
  }
  return groups;
}

/** Buttons that compete, view by view from the top; each is named once. */
function rivalries(all: readonly PrimaryButton[], viewPx: number): readonly Rivalry[] {
  const named = new Set<PrimaryButton>();
  const groups = groupByLook(all);
  return all.flatMap((first) => {
    if (named.has(first)) return [];
    const group = groups.get(lookOf(first)) ?? [];
    spend(first.layer, group.length);
    const [second, ...others] = rivalsOf(first, group, viewPx).filter((rival) => !named.has(rival));
    if (!second) return [];
    for (const button of [first, second, ...others]) named.add(button);
    return [[first, second, ...others] as const];
  });
}

export const competingPrimaries = defineRule({
  id: "competing-primaries",
  aspect: "hierarchy",
  severity: "major",
  certainty: "likely",
  judges: "controls",
  basis: "https://carbondesignsystem.com/components/button/usage",
  says: {
    title: "Main actions compete",
    problem: "“{first}” and “{second}” look equally important in one view (main buttons: {count}).",
    why: "With one main button people see at once what to do next; with several they have to stop and choose.",
    fix: "Keep the strong style for the most important action, and make the others outlined or plain.",
  },
  applies: (frame) => (isForPeople(frame) && primaryButtons(frame).length > 0 ? [frame.root] : []),
  check: (_, { frame, pass, fail }) => {
    const found = rivalries(oneOfEach(primaryButtons(frame)), viewHeight(frame));
    if (found.length === 0) return pass();
    return found.map(([first, second, ...others]) =>
      fail(
        {
          first: excerpt(first.text, 40),
          second: excerpt(second.text, 40),
          count: others.length + 2,
        },
        { layers: [first, second, ...others].map(({ layer }) => layer) },
      ),
    );
  },
});
