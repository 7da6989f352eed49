import type { Language } from "../../shared/i18n/language.ts";
import { GUIDELINE_TITLES_EN, type GuidelineId } from "../../shared/i18n/words/guideline-titles.en.ts";
import { GUIDELINE_TITLES_FR } from "../../shared/i18n/words/guideline-titles.fr.ts";
import type { Principle } from "../../shared/house-rules/house-rules.ts";
import type { Aspect } from "../../shared/review/rule.ts";

/** Something that a careful eye can judge from a still picture. */
export interface Guideline {
  readonly id: GuidelineId | `house-${number}`;
  readonly aspect: Aspect;
  /** As people read it below a finding. */
  readonly title: string;
  /** The instruction to the model: what to look for. */
  readonly text: string;
  /** The standard, guideline or study it comes from. */
  readonly url: string;
}

const HEURISTICS = "https://www.nngroup.com/articles/ten-usability-heuristics/";
const WCAG = "https://www.w3.org/WAI/WCAG22/Understanding";

type Told = Pick<Guideline, "text" | "url">;

const BY_ASPECT: Readonly<Record<Aspect, Readonly<Partial<Record<GuidelineId, Told>>>>> = {
  ux: {
    status: {
      text: "The screen tells where one is and what the state of things is: step, selection, total, result.",
      url: HEURISTICS,
    },
    "real-world": {
      text: "Steps and groups follow the order in which people think about the task.",
      url: HEURISTICS,
    },
    "needed-questions": {
      text: "A form asks for nothing that its purpose does not need, and for nothing twice.",
      url: "https://www.gov.uk/service-manual/design/form-structure",
    },
    instructions: {
      text: "Whoever fills in a field can see what is expected, in which form, and whether it is required.",
      url: `${WCAG}/labels-or-instructions.html`,
    },
    "error-prevention": {
      text: "What cannot be undone says what will happen, and stands apart from what is done every day.",
      url: HEURISTICS,
    },
    recognition: {
      text: "What is needed to decide (price, date, choice made before) can be seen where the decision is made.",
      url: HEURISTICS,
    },
    "empty-state": {
      text: "An empty list says what will be there and how to begin.",
      url: "https://www.nngroup.com/articles/empty-state-interface-design/",
    },
    "way-out": {
      text: "From every step people can go back, cancel or close, and what they chose before can be changed.",
      url: HEURISTICS,
    },
    "fitting-actions": {
      text: "What is offered can be done now, with this thing in this state: nobody rates what was cancelled.",
      url: HEURISTICS,
    },
    recovery: {
      text: "A failure, a refusal or an empty result offers the next step.",
      url: HEURISTICS,
    },
    "next-step": {
      text: "People can tell what happens when they go on, and how many steps are left.",
      url: "https://www.gov.uk/service-manual/design/form-structure",
    },
    trust: {
      text: "Where people pay, sign or give data, the screen shows to whom, how much in all, and how to undo it.",
      url: "https://www.nngroup.com/articles/trustworthy-design/",
    },
    "platform-ios": {
      text: "On iOS: back at the top left, tabs at the foot, the main action within reach, sheets that can be dismissed.",
      url: "https://developer.apple.com/design/human-interface-guidelines/layout",
    },
    "platform-android": {
      text: "On Android: up at the top left, one floating action at most, three to five destinations in a bar.",
      url: "https://m3.material.io/foundations/layout/understanding-layout/overview",
    },
    "platform-web": {
      text: "On the web: the logo leads home, search and account at the top right, links look like links.",
      url: "https://www.nngroup.com/articles/ten-usability-heuristics/",
    },
  },
  ui: {
    composition: {
      text: "The screen is balanced: no part is crowded while another is empty, and nothing looks left over.",
      url: "https://www.nngroup.com/articles/visual-hierarchy-ux-definition/",
    },
    spacing: {
      text: "Gaps follow what belongs together: smaller within a group than between groups, alike where things are alike.",
      url: "https://www.nngroup.com/articles/gestalt-proximity/",
    },
    alignment: {
      text: "Things in a row or column share a line; words stand in the middle of what they are on.",
      url: "https://www.nngroup.com/articles/visual-hierarchy-ux-definition/",
    },
    legible: {
      text: "Letters, icons and what one taps are large and strong enough for whoever uses this, where they use it.",
      url: `${WCAG}/contrast-minimum.html`,
    },
    color: {
      text: "A colour means one thing; what can be tapped, is chosen or is wrong is not told by colour that means another.",
      url: `${WCAG}/use-of-color.html`,
    },
    states: {
      text: "What is chosen, disabled, wrong or new differs clearly from what is not.",
      url: "https://www.nngroup.com/articles/button-states-communicate-interaction/",
    },
    icons: {
      text: "An icon shows what it stands for; two different things do not share one.",
      url: "https://www.nngroup.com/articles/icon-usability/",
    },
    pictures: {
      text: "A picture shows what the text is about and does not contradict it.",
      url: "https://www.nngroup.com/articles/photos-as-web-content/",
    },
    charts: {
      text: "A chart says what it shows, in which unit and over which time.",
      url: "https://www.w3.org/WAI/tutorials/images/complex/",
    },
    consistency: {
      text: "Things that do the same look the same; things that look the same do the same.",
      url: HEURISTICS,
    },
    grouping: {
      text: "What belongs together is shown as a group, and what does not is not.",
      url: "https://www.nngroup.com/articles/gestalt-proximity/",
    },
  },
  copy: {
    "plain-words": {
      text: "Words that the people who use the screen use themselves; no terms of the trade, no names of features.",
      url: "https://www.gov.uk/guidance/content-design/writing-for-gov-uk",
    },
    "labels-tell": {
      text: "A heading or label says what it stands over; a button says what it does to what.",
      url: `${WCAG}/headings-and-labels.html`,
    },
    "no-contradiction": {
      text: "Two texts of a screen do not promise different things or name one thing in two ways.",
      url: `${WCAG}/consistent-identification.html`,
    },
    notation: {
      text: "Amounts, dates, times and units are written whole, in one way, as people of this language and place do.",
      url: "https://www.gov.uk/guidance/style-guide/a-to-z-of-gov-uk-style",
    },
    "error-words": {
      text: "An error says what is wrong and what to do, and blames nobody.",
      url: "https://www.nngroup.com/articles/error-message-guidelines/",
    },
    consequences: {
      text: "A question before something final names what will be lost, and its answers say what they do.",
      url: "https://www.nngroup.com/articles/confirmation-dialog/",
    },
  },
  hierarchy: {
    "first-things-first": {
      text: "What matters most for the purpose of the screen comes before what supports it.",
      url: "https://www.nngroup.com/articles/inverted-pyramid/",
    },
    "purpose-leads": {
      text: "The element that serves the purpose of the screen is the one that stands out among its equals.",
      url: "https://www.nngroup.com/articles/visual-hierarchy-ux-definition/",
    },
    disclosure: {
      text: "What few people need does not stand in the way of what most people came for.",
      url: "https://www.nngroup.com/articles/progressive-disclosure/",
    },
    scent: {
      text: "Entries side by side differ in what they promise, and one can tell which to take.",
      url: "https://www.nngroup.com/articles/information-scent/",
    },
  },
};

const ASPECTS: readonly Aspect[] = ["ux", "ui", "copy", "hierarchy"];

/** The guidelines of the second opinion. A finding must name one of them. */
export const GUIDELINES: readonly (Omit<Guideline, "title"> & { readonly id: GuidelineId })[] =
  ASPECTS.flatMap((aspect) =>
    Object.entries(BY_ASPECT[aspect]).map(([id, told]) => ({ id: id as GuidelineId, aspect, ...told })),
  );

const TITLES = { en: GUIDELINE_TITLES_EN, fr: GUIDELINE_TITLES_FR };

/** The principles of a house as guidelines: the model reads in the design what they say, as somebody wrote them. */
const houseGuidelines = (
  principles: readonly Principle[],
  [first = "ux", ...others]: readonly Aspect[],
): readonly Guideline[] =>
  principles.map(({ name }, index) => ({
    id: `house-${index + 1}`,
    aspect: others.includes("ux") ? "ux" : first,
    title: name,
    text: "the principle of the team that has this id in the design",
    url: "https://www.nngroup.com/articles/design-principles/",
  }));

/** The guidelines of some aspects with their titles in a language, and those of the house. */
export const guidelinesIn = (
  language: Language,
  aspects: readonly Aspect[],
  principles: readonly Principle[] = [],
): readonly Guideline[] => [
  ...GUIDELINES.filter(({ aspect }) => aspects.includes(aspect)).map((one) => ({
    ...one,
    title: TITLES[language][one.id],
  })),
  ...houseGuidelines(principles, aspects),
];
