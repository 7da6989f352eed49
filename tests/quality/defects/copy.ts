import type { SceneNode } from "../../../shared/scene/scene.ts";
import type { Random } from "../../database/support/random.ts";
import type { Defect, Site } from "../defect.ts";
import { withCharacters, withRuns, type TextNode } from "../edit.ts";
import type { Place, Screen } from "../screens.ts";
import { button, field, line, paragraph, planted, type Ground } from "./plant.ts";
import { changing, changingTexts } from "./sites.ts";

/** Names of layers with texts that users write: they are not the makers' copy. */
const USER_WRITTEN = /review|comment|testimonial|quote|chat|bubble|post|reply|mail/i;

/** Names of layers whose texts grow over a field, or say a default word of a tool: that is another matter. */
const NOT_COPY = /field|input|table|cell|legend|toolbar/i;

const isPlainCopy = ({ node, around }: Place): boolean =>
  ![node, ...around].some(({ name }) => NOT_COPY.test(name));

const isProse = ({ node, around }: Place<TextNode>): boolean =>
  !around.some(({ name }) => USER_WRITTEN.test(name)) &&
  !/mono|code/i.test(node.text.runs[0]?.fontFamily ?? "");

/** The one text of a button. */
const isButtonLabel = ({ node, around: [parent, outer] }: Place<TextNode>): boolean =>
  parent !== undefined &&
  outer !== undefined &&
  /^button$/i.test(parent.name) &&
  parent.instance !== undefined &&
  /\p{L}{2}$/u.test(node.text.characters);

const onButtons =
  (words: (random: Random, node: TextNode, size: number) => string) =>
  (screen: Screen, random: Random): readonly Site[] =>
    screen.texts.filter(isButtonLabel).map((place) => {
      const seed = random.below(1000);
      const fixed: Random = {
        below: (limit) => seed % limit,
        pick: (items) => items[seed % items.length] ?? items[0],
      };
      return changing(screen, place, (_, size) => withCharacters(place.node, words(fixed, place.node, size)));
    });

const WORDS = "Choose the seats that suit you best for the whole long evening".split(" ");

const BETWEEN_WORDS = /(?<=\p{L}{2}) (?=\p{L}{2})/u;

const spaced = (node: TextNode, spaces: number): SceneNode =>
  withCharacters(node, node.text.characters.replace(BETWEEN_WORDS, " ".repeat(spaces)));

const SMALL_WORD = /\b(the|and|of|to|for|with|our|your)\b(?= \p{L})/u;

const isCode = (characters: string): boolean => /[{}]|=>/.test(characters);

const isLong = ({ node: { text } }: Place<TextNode>): boolean =>
  (text.characters.match(/\p{L}/gu)?.length ?? 0) >= 26 &&
  text.characters.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length >= 5 &&
  !isCode(text.characters);

const FILLERS = ["Lorem ipsum dolor sit amet", "Page title", "Your text here", "Type something"] as const;

const LABELS = ["Save all changes", "Delete this message", "Create another account", "Download all files"];

const inTitleCase = (words: string): string => words.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase());

const rows = (words: readonly string[], ground: Ground): readonly SceneNode[] =>
  words.map((one, index) => line(one, ground, { id: `row${index}`, y: ground.y + index * 40 }));

const DATES: readonly [readonly string[], ...(readonly string[])[]] = [
  ["3 March 2026", "14 May 2026", "27 June 2026", "9 July 2026"],
  ["03/11/2026", "05/14/2026", "06/27/2026", "07/19/2026"],
  ["2026-03-03", "2026-05-14", "2026-06-27", "2026-07-09"],
];
const OTHER_DATES = ["2026-08-01", "Aug 1, 2026", "01/08/2026"];

const TIMES: readonly [readonly string[], ...(readonly string[])[]] = [
  ["9:00 am", "11:15 am", "2:30 pm", "6:45 pm"],
  ["09:00", "11:15", "14:30", "18:45"],
];
const OTHER_TIMES = ["16:00", "4 pm"];

const PRICES: readonly [readonly string[], ...(readonly string[])[]] = [
  ["€12.50", "€1,048.00", "€8.90", "€27.00"],
  ["12,50 €", "1 048,00 €", "8,90 €", "27,00 €"],
];
const ROUND_PRICES = [
  ["$12.00", "$48.00", "$9.00", "$27.00"],
  ["12,00 €", "48,00 €", "9,00 €", "27,00 €"],
];
const OTHER_ROUND_PRICES = ["$15", "15 €"];
const LARGE_PRICES = [["$1,240.00", "$2,048.00", "$90.00", "$5,027.00"]];
const OTHER_LARGE_PRICES = ["$3150.00"];
const OTHER_PRICES = ["€15,20", "15.20 €"];

const UNFAIR: readonly [Pair, ...Pair[]] = [
  ["Add this address to your allowlist", "Add this address to your whitelist"],
  ["Blocked addresses are on the list", "Blocked addresses are on the blacklist"],
  ["The chair opens the meeting", "The chairman opens the meeting"],
  ["It takes two hours of work", "It takes two man-hours"],
];

/** One row of a list written in another way than the others. */
const oddRow = (lists: readonly (readonly string[])[], others: readonly string[]) =>
  planted((random) => {
    const which = random.below(lists.length);
    const list = lists[which] ?? [];
    const odd = random.below(list.length);
    const other = others[which] ?? "";
    return {
      heightPx: 180,
      touched: [`row${odd}`],
      build: (ground, size) =>
        rows(
          list.map((one, index) => (size !== undefined && index === odd ? other : one)),
          ground,
        ),
    };
  });

type Pair = readonly [string, string];
type Triple = readonly [string, string, string];

const TERMS: readonly [Pair, ...Pair[]] = [
  ["Sign in", "Log in"],
  ["Sign out", "Log out"],
  ["Add to cart", "View basket"],
  ["Add to bag", "View cart"],
];

const MARKS: readonly [Triple, ...Triple[]] = [
  ["We’ll call you", "It’s yours", "We'll write soon"],
  ["“Open” is a status", "“Paid” is another", 'Choose "Late" for the rest'],
  ["Loading…", "Saving…", "Sending..."],
];

const SENTENCE_WORDS = (
  "we keep the orders that you make on this page for a year so that you can return them change the address " +
  "ask for another bill or send the same things to a friend who lives in another town"
).split(" ");

const sentenceOf = (words: number): string => {
  const all = Array.from({ length: words }, (_, index) => SENTENCE_WORDS[index % SENTENCE_WORDS.length]);
  return `${all.join(" ").replace(/^w/, "W")}.`;
};

/** A field with a message below it: a sound one, or another. */
const withMessage = (messages: readonly [string, ...string[]]) =>
  planted((random) => {
    const words = random.pick(messages);
    return {
      heightPx: 120,
      touched: ["message"],
      build: (ground, size) => [
        field(ground, { id: "a", y: ground.y + 28, label: "Date", value: "31/02/2026" }),
        line(size === undefined ? "Enter a date after today" : words, ground, {
          id: "message",
          y: ground.y + 76,
          color: "#a01010",
        }),
      ],
    };
  });

const BLAMING_MESSAGES = [
  "You entered an invalid date",
  "You failed to enter a date",
  "You made a mistake in the date",
  "Illegal value for a date",
] as const;

const EMPTY_MESSAGES = ["Invalid input", "Invalid", "Error", "Incorrect value"] as const;
const VAGUE_LINKS = ["Click here", "Read more", "Learn more", "Here", "More info"] as const;

/** A button with a label that is cut where its box ends. */
function cutButton(ground: Ground, widthPx: number): SceneNode {
  const own = button("Continue to payment", ground, { id: "cut", width: widthPx + 32 });
  const label = line("Continue to payment", ground, {
    id: "cut:label",
    name: "Label",
    x: ground.x + 16,
    y: ground.y + 12,
    width: widthPx,
    height: 20,
    sizePx: 16,
    lineHeightPx: 20,
    color: "#ffffff",
    resize: "none",
    isTruncated: true,
  });
  return { ...own, children: [label] };
}

/** Slips in what a screen says. */
export const COPY_DEFECTS: readonly Defect[] = [
  {
    rule: "slip-of-the-pen",
    what: "a full stop on a button",
    sizes: [1],
    sites: onButtons((_, { text }) => `${text.characters}.`),
  },
  {
    rule: "text-too-long",
    what: "a long label on a button",
    unit: "words",
    sizes: [6, 7, 9, 12],
    claimed: [7, 9, 12],
    sites: onButtons((_, __, words) => WORDS.slice(0, words).join(" ")),
  },
  {
    rule: "vague-label",
    what: "a button that reads only “Submit”",
    sizes: [1],
    sites: onButtons(() => "Submit"),
  },
  {
    rule: "vague-label",
    what: "a button that says only “More” or “Click here”",
    sizes: [1],
    sites: onButtons((random) => random.pick(["More", "Click here", "Here"])),
  },
  {
    rule: "placeholder-copy",
    what: "a default text on a button",
    sizes: [1],
    sites: onButtons((random) => random.pick(["Button", "Label", "Button label", "Text here"])),
  },
  {
    rule: "placeholder-copy",
    what: "filler left in a text",
    sizes: [1],
    sites: (screen, random) =>
      screen.texts.filter(isPlainCopy).map((place) => {
        const words = random.pick(FILLERS);
        return changing(screen, place, () => withCharacters(place.node, words));
      }),
  },
  {
    rule: "slip-of-the-pen",
    what: "more than one space between two words",
    unit: "spaces",
    sizes: [2, 4],
    claimed: [2],
    sites: (screen) =>
      changingTexts(
        screen,
        (place) => isProse(place) && BETWEEN_WORDS.test(place.node.text.characters),
        spaced,
      ),
  },
  {
    rule: "shouting",
    what: "two exclamation marks at the end of a text",
    sizes: [1],
    sites: (screen) =>
      changingTexts(
        screen,
        (place) => isProse(place) && /\p{L}{3}$/u.test(place.node.text.characters),
        (node) => withCharacters(node, `${node.text.characters}!!`),
      ),
  },
  {
    rule: "slip-of-the-pen",
    what: "a small word written twice",
    sizes: [1],
    sites: (screen) =>
      changingTexts(
        screen,
        (place) => isProse(place) && SMALL_WORD.test(place.node.text.characters),
        (node) => withCharacters(node, node.text.characters.replace(SMALL_WORD, "$1 $1")),
      ),
  },
  {
    rule: "slip-of-the-pen",
    what: "a text pasted twice",
    sizes: [1],
    sites: (screen) =>
      changingTexts(
        screen,
        (place) =>
          isProse(place) &&
          place.node.text.resize === "width-and-height" &&
          /^\p{Lu}.*\p{Ll}.{9,}$/u.test(place.node.text.characters),
        (node) => withCharacters(node, `${node.text.characters} ${node.text.characters}`),
      ),
  },
  {
    rule: "shouting",
    what: "a long text written in capitals",
    sizes: [1],
    sites: (screen) =>
      changingTexts(screen, isLong, (node) => withCharacters(node, node.text.characters.toUpperCase())),
  },
  {
    rule: "shouting",
    what: "a long text set in capitals",
    sizes: [1],
    sites: (screen) => changingTexts(screen, isLong, (node) => withRuns(node, { case: "upper" })),
  },
  {
    rule: "uneven-writing",
    what: "one of several buttons in title case",
    sizes: [1],
    sites: planted((random) => {
      const odd = random.below(LABELS.length);
      return {
        heightPx: 240,
        touched: [`b${odd}`],
        build: (ground, size) =>
          LABELS.map((words, index) =>
            button(size !== undefined && index === odd ? inTitleCase(words) : words, ground, {
              id: `b${index}`,
              y: ground.y + index * 56,
              width: 260,
              isPlain: true,
            }),
          ),
      };
    }),
  },
  {
    rule: "inconsistent-terms",
    what: "one thing under a second name",
    sizes: [1],
    sites: planted((random) => {
      const [first, second] = random.pick(TERMS);
      return {
        heightPx: 100,
        touched: ["row1"],
        build: (ground, size) => rows([first, size === undefined ? first : second], ground),
      };
    }),
  },
  {
    rule: "mixed-formats",
    what: "one date of a list in another format",
    sizes: [1],
    sites: oddRow(DATES, OTHER_DATES),
  },
  {
    rule: "mixed-formats",
    what: "one time of a list by the other clock",
    sizes: [1],
    sites: oddRow(TIMES, OTHER_TIMES),
  },
  {
    rule: "mixed-formats",
    what: "one price of a list with another mark or sign",
    sizes: [1],
    sites: oddRow(PRICES, OTHER_PRICES),
  },
  {
    rule: "mixed-formats",
    what: "one round price of a list without its cents",
    sizes: [1],
    sites: oddRow(ROUND_PRICES, OTHER_ROUND_PRICES),
  },
  {
    rule: "mixed-formats",
    what: "one price of a list without its thousands mark",
    sizes: [1],
    sites: oddRow(LARGE_PRICES, OTHER_LARGE_PRICES),
  },
  {
    rule: "slip-of-the-pen",
    what: "a word that leaves people out",
    sizes: [1],
    sites: planted((random) => {
      const [plain, unfair] = random.pick(UNFAIR);
      return {
        heightPx: 60,
        touched: ["row0"],
        build: (ground, size) => rows([size === undefined ? plain : unfair], ground),
      };
    }),
  },
  {
    rule: "mixed-formats",
    what: "a typewriter’s mark among typeset ones",
    sizes: [1],
    sites: planted((random) => {
      const [first, second, odd] = random.pick(MARKS);
      return {
        heightPx: 140,
        touched: ["row2"],
        build: (ground, size) => rows([first, second, size === undefined ? "All is well" : odd], ground),
      };
    }),
  },
  {
    rule: "text-too-long",
    what: "a long sentence",
    unit: "words",
    sizes: [28, 30, 31, 36, 48],
    claimed: [31, 36, 48],
    sites: planted(() => ({
      heightPx: 200,
      touched: ["long"],
      build: (ground, words = 14) => [paragraph(sentenceOf(words), ground, { id: "long" })],
    })),
  },
  {
    rule: "unhelpful-error",
    what: "a message under a field that says nothing",
    sizes: [1],
    sites: withMessage(EMPTY_MESSAGES),
  },
  {
    rule: "vague-label",
    what: "a link that says nothing",
    sizes: [1],
    sites: planted((random) => {
      const words = random.pick(VAGUE_LINKS);
      return {
        heightPx: 40,
        touched: ["link"],
        build: (ground, size) => [
          line(size === undefined ? "Read the pricing guide" : words, ground, { id: "link", isLink: true }),
        ],
      };
    }),
  },
  {
    rule: "unhelpful-error",
    what: "a message under a field that blames the reader",
    sizes: [1],
    sites: withMessage(BLAMING_MESSAGES),
  },
  {
    rule: "truncated-text",
    what: "a button too narrow for its label, which ends in an ellipsis",
    unit: "px for a label of 19 characters",
    sizes: [140, 112, 80, 64],
    claimed: [80, 64],
    sites: planted(() => ({
      heightPx: 80,
      touched: ["cut"],
      build: (ground, size = 200) => [cutButton(ground, size)],
    })),
  },
];
