import { groupBy } from "../../../../group-by.ts";
import { HEAD_PX, WIDE_FROM_PX } from "../../../../perception/frame/limits.ts";
import { bottom } from "../../../../scene/geometry.ts";
import { viewHeight } from "../../../../perception/structure/screens/first-view.ts";
import {
  LEAVING_WORDS,
  SUBMIT_VERBS,
  TASK_VERBS,
  WAY_OUT_LABELS,
} from "../../../../standards/words/action-words.ts";
import { SERVICE } from "../../../../standards/words/sign-in-words.ts";
import { asksForAction } from "../../../../perception/text/language/asks-for-action.ts";
import { labelWords } from "../../../../perception/text/language/label-words.ts";
import { excerpt } from "../../../../perception/text/language/prose.ts";
import { likeFields } from "../../../../perception/controls/fields/like-fields.ts";
import { isLoudFill } from "../../../../perception/controls/buttons/loud-fill.ts";
import { endTwoRows } from "../../../../perception/controls/row-words.ts";
import {
  FEWEST_OF_A_CHOICE,
  primaryButtons,
  type PrimaryButton,
} from "../../../../perception/controls/buttons/primary-buttons.ts";
import { isForPeople, screenKind } from "../../../../perception/structure/screens/screen-kind.ts";
import { textRoles } from "../../../../perception/copy/text-roles.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import type { Frame, Layer } from "../../../../perception/frame/frame.ts";
import { sortedBy, type SortedBy } from "../../../../perception/frame/sorted-by.ts";
import { spend } from "../../../../perception/frame/budget.ts";
import { elementByLayer } from "../../../../perception/elements/elements.ts";
import { quietButtons } from "../../../fixes/recolor/quiet-button.ts";
import { defineRule } from "../../../rule.ts";

const SAME_HEIGHT_RATIO = 1.25;

const heightOf = ({ layer }: PrimaryButton): number => layer.node.box.height;

function looksAlike(a: PrimaryButton, b: PrimaryButton): boolean {
  const ratio = heightOf(a) / heightOf(b);
  return ratio <= SAME_HEIGHT_RATIO && ratio >= 1 / SAME_HEIGHT_RATIO;
}

/** True of a button that says what it does, or that it leads on or away; others name a thing, a place or a person. */
function saysDeed({ text }: PrimaryButton): boolean {
  const words = labelWords(text);
  const [first = ""] = words;
  const leadsOn = TASK_VERBS.has(first) || SUBMIT_VERBS.has(first) || WAY_OUT_LABELS.has(first);
  return leadsOn || words.some((word) => LEAVING_WORDS.has(word));
}

const LEVEL_PX = 2;

/**
 * Two beside or above each other that name things, as “Women” and “Men”: what people are asked is which of them. Side by
 * side and of one size they are drawn as a pair; else neither may ask for anything, as “Learn more” does.
 */
function areAlternatives(first: PrimaryButton, other: PrimaryButton): boolean {
  const [a, b] = [first.layer.node.box, other.layer.node.box];
  const isNear = (off: number): boolean => Math.abs(off) <= LEVEL_PX;
  const [areLevel, areStacked] = [isNear(a.y - b.y), isNear(a.x - b.x) && b.y - bottom(a) <= a.height];
  if (!isNear(a.height - b.height) || saysDeed(first) || saysDeed(other)) return false;
  if (areLevel && isNear(a.width - b.width)) return true;
  return (areLevel || areStacked) && !asksForAction(first.text) && !asksForAction(other.text);
}

const saysNoDeed = (one: PrimaryButton): boolean => !saysDeed(one) && !asksForAction(one.text);

/** A menu of places, and beside it the name of a place: neither is anything to do. */
const arePlaces = (first: PrimaryButton, other: PrimaryButton): boolean =>
  [first, other].every(saysNoDeed) && [first, other].some(({ group }) => group.startsWith("stack "));

/** Each section of a page of several views has an action of its own: so far apart, with a heading in between. */
const SECTION_PX = 160;
/** A phone scrolls a task, too; what runs on below the view of a desk is a page. */
const LONG_PAGE_VIEWS = { phone: 2, desk: 1.2 };

function isLongPage(frame: Frame): boolean {
  const { width, height } = frame.root.node.box;
  return height >= LONG_PAGE_VIEWS[width >= WIDE_FROM_PX ? "desk" : "phone"] * viewHeight(frame);
}

/** The headings of a long page, by the place of their tops: none where all that is seen is one task. */
const headingsByTop = computed((frame: Frame): SortedBy<Layer> =>
  sortedBy(
    isLongPage(frame)
      ? [...textRoles(frame)].flatMap(([text, role]) => (role === "heading" ? [text] : []))
      : [],
    ({ node }) => node.box.y,
  ),
);

function isInNextSection(first: PrimaryButton, other: PrimaryButton, headings: SortedBy<Layer>): boolean {
  const [from, to] = [bottom(first.layer.node.box), other.layer.node.box.y];
  return to - from >= SECTION_PX && headings.countNear((from + to) / 2, (to - from) / 2) > 0;
}

interface View {
  readonly frame: Frame;
  readonly heightPx: number;
  readonly headings: SortedBy<Layer>;
}

/** Two colours side by side may be two answers; above each other, both ask for something as loudly as they can. */
function areOneLook(first: PrimaryButton, other: PrimaryButton): boolean {
  if (first.fill === other.fill) return true;
  const areLevel = Math.abs(first.layer.node.box.y - other.layer.node.box.y) < heightOf(first);
  return !areLevel && asksForAction(first.text) && asksForAction(other.text);
}

/** The head of a page repeats what the page asks for, wherever one has scrolled. */
function isInHead({ layer }: PrimaryButton, { root }: Frame): boolean {
  const { box } = root.node;
  return box.width >= WIDE_FROM_PX && bottom(layer.node.box) - box.y <= HEAD_PX;
}

/** The buttons that can be seen together with one of them in its section, and look like it. */
const rivalsOf = (first: PrimaryButton, all: readonly PrimaryButton[], view: View) =>
  all.filter(
    (other) =>
      other !== first &&
      looksAlike(first, other) &&
      areOneLook(first, other) &&
      !areAlternatives(first, other) &&
      !arePlaces(first, other) &&
      !endTwoRows(first.layer, other.layer, view.frame) &&
      other.layer.node.box.y >= first.layer.node.box.y &&
      bottom(other.layer.node.box) - first.layer.node.box.y <= view.heightPx &&
      isInHead(first, view.frame) === isInHead(other, view.frame) &&
      !isInNextSection(first, other, view.headings),
  );

/** A label of so many words says what is done before its last one. */
const LONG_WORDS = 4;

/** “Product 1” and “Product 2” differ by a number alone; “Sign up as a buyer” and “Sign up as a seller” ask who one is. */
function seriesOf({ label }: PrimaryButton): string {
  const words = label.replace(/\d+/gu, "#").split(" ");
  return words.slice(0, words.length < LONG_WORDS ? words.length : -1).join(" ");
}

/** “Sort by price” and “Sort by type” say the same but for their last word: this, and "" for a label of one word. */
const stemOf = ({ label }: PrimaryButton): string => label.split(" ").slice(0, -1).join(" ");

/** The stems of which so many different labels end that people are asked which of them. */
function stemsOfChoices(buttons: readonly PrimaryButton[]): ReadonlySet<string> {
  const byStem = groupBy(buttons, stemOf);
  const isChoice = (all: readonly PrimaryButton[]): boolean =>
    new Set(all.map(({ label }) => label)).size >= FEWEST_OF_A_CHOICE;
  return new Set([...byStem].flatMap(([stem, all]) => (stem !== "" && isChoice(all) ? [stem] : [])));
}

/** Each action once, one of each group, such as two cards, and none of a series or of a choice of three and more. */
function actionsOf(all: readonly PrimaryButton[]): readonly PrimaryButton[] {
  const bySeries = groupBy(all, seriesOf);
  const buttons = all.filter(
    (one) => new Set(bySeries.get(seriesOf(one))?.map(({ label }) => label)).size === 1,
  );
  const byGroup = groupBy(buttons, ({ group }) => group);
  const stems = stemsOfChoices(buttons);
  const seen = new Set<string>();
  return buttons.filter((one) => {
    const { label, group } = one;
    const isNew = !seen.has(label) && !seen.has(group);
    seen.add(label).add(group);
    return isNew && !stems.has(stemOf(one)) && (byGroup.get(group)?.length ?? 0) < FEWEST_OF_A_CHOICE;
  });
}

type Rivalry = readonly [PrimaryButton, PrimaryButton, ...PrimaryButton[]];

/** Other services have colours of theirs. */
const isLoud = ({ fill, text }: PrimaryButton): boolean => isLoudFill(fill) && !SERVICE.test(text);

/** Only buttons of one colour in one place compete, and those in two loud colours. */
const lookOf = (button: PrimaryButton): string => `${isLoud(button) ? "loud" : button.fill} ${button.place}`;

/** Buttons that compete, view by view from the top; each is named once. */
function rivalries(all: readonly PrimaryButton[], view: View): readonly Rivalry[] {
  const named = new Set<PrimaryButton>();
  const groups = groupBy(all, lookOf);
  return all.flatMap((first) => {
    if (named.has(first)) return [];
    const group = groups.get(lookOf(first)) ?? [];
    spend(first.layer, group.length);
    const [second, ...others] = rivalsOf(first, group, view).filter((rival) => !named.has(rival));
    if (!second) return [];
    for (const button of [first, second, ...others]) named.add(button);
    return [[first, second, ...others] as const];
  });
}

/** All of them but the main action; where none of them is, all but the first. */
function quieterOf(rivals: readonly PrimaryButton[], frame: Frame): readonly Layer[] {
  const isMain = ({ layer }: PrimaryButton): boolean => elementByLayer(frame).get(layer)?.isPrimary === true;
  const main = rivals.find(isMain) ?? rivals[0];
  return rivals.flatMap((rival) => (rival === main ? [] : [rival.layer]));
}

export const competingPrimaries = defineRule({
  id: "competing-primaries",
  aspect: "hierarchy",
  severity: "minor",
  certainty: "likely",
  judges: "controls",
  basis: "https://carbondesignsystem.com/components/button/usage",
  says: {
    en: {
      title: "Main actions compete",
      problem: "“{first}” and “{second}” look equally important: this view has {count} main buttons.",
      why: "With one main button people see at once what to do next; with several they have to stop and choose.",
      fix: "Keep the strong style for the most important action, and make the others outlined or plain.",
    },
    fr: {
      title: "Actions principales en concurrence",
      problem:
        "« {first} » et « {second} » semblent aussi importants l’un que l’autre dans une même vue (boutons principaux : {count}).",
      why: "Avec un seul bouton principal, on voit aussitôt quoi faire ; avec plusieurs, il faut s’arrêter et choisir.",
      fix: "Réservez le style fort à l’action la plus importante, et donnez aux autres un simple contour ou aucun fond.",
    },
  },
  applies: (frame) => {
    const isOneView = isForPeople(frame) && screenKind(frame) !== "board";
    return isOneView && primaryButtons(frame).length > 0 ? [frame.root] : [];
  },
  check: (_, { frame, fail }) => {
    // Of those that look like fields, another rule says so.
    const likeField = new Set(likeFields(frame).map(({ button }) => button.layers[0]));
    const buttons = primaryButtons(frame).filter((one) => !likeField.has(one.layer));
    const found = rivalries(actionsOf(buttons), {
      frame,
      heightPx: viewHeight(frame),
      headings: headingsByTop(frame),
    });
    return found.map(([first, second, ...others]) =>
      fail(
        {
          first: excerpt(first.text, 40),
          second: excerpt(second.text, 40),
          count: others.length + 2,
        },
        {
          layers: [first, second, ...others].map(({ layer }) => layer),
          mend: () => quietButtons(quieterOf([first, second, ...others], frame), frame),
        },
      ),
    );
  },
});
