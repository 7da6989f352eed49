import type { Defect, Site } from "../defect.ts";
import type { Screen } from "../screens.ts";
import { paragraph, planting } from "./plant.ts";

const PLAIN = [
  "We send your order within two days of your payment, and sooner in town.",
  "You can change the address until the parcel leaves our house.",
  "We write to you when it does, with a number to follow it.",
  "If you do not like what you have bought, send it back in the next month.",
];

const HARD = [
  "The organisation retains discretionary authority over the administration of individual entitlements.",
  "Participation necessitates uninterrupted authorisation of electronic communications by the beneficiary.",
  "The subsequent verification of supplementary documentation is a prerequisite for eligibility.",
  "Any modification of contractual obligations presupposes the reciprocal acknowledgement of all participants.",
];

const SENTENCES = 12;
const MOST_OWN_WORDS = 40;

const textOf = (hard: number): string =>
  Array.from({ length: SENTENCES }, (_, index) => {
    const sentences = index < hard ? HARD : PLAIN;
    return sentences[index % sentences.length];
  }).join(" ");

/** The number of words in a screen's own sentences, which would count as well. */
const ownWords = ({ texts }: Screen): number =>
  texts
    .map(({ node }) => node.text.characters)
    .filter((characters) => /[.!?…]/.test(characters))
    .reduce((sum, characters) => sum + characters.split(/\s+/).length, 0);

const sites = (screen: Screen): readonly Site[] =>
  ownWords(screen) > MOST_OWN_WORDS
    ? []
    : [
        planting(screen, {
          heightPx: 500,
          touched: ["copy"],
          build: (ground, hard = 0) => [paragraph(textOf(hard), ground, { id: "copy" })],
        }),
      ];

/** Slips in how hard a text is. */
export const READING_DEFECTS: readonly Defect[] = [
  {
    rule: "reading-level",
    what: "sentences of a text written for lawyers",
    unit: `of ${SENTENCES} sentences`,
    sizes: [2, 4, 6, 8, 10, 12],
    claimed: [8, 10, 12],
    sites,
  },
];
