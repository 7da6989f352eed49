import type { Random } from "../../database/support/random.ts";
import type { Defect, Site } from "../defect.ts";
import type { Screen } from "../screens.ts";
import { line, planting } from "./plant.ts";

const SENTENCES = [
  "Please confirm the delivery address of your order before you continue",
  "You have received a message about the payment of your subscription",
  "Choose another language in the settings of your account",
  "We have successfully changed the password of your profile",
  "Veuillez confirmer votre adresse de livraison avant de continuer",
  "Vous avez bien enregistré les paramètres de votre compte",
] as const;

const SHORTEST_WORD = 7;
const TWINS = /(\p{L})\1/u;

interface Slip {
  readonly what: string;
  readonly happensTo: (word: string) => boolean;
  readonly make: (word: string, at: number) => string;
}

const SLIPS: readonly Slip[] = [
  {
    what: "two letters of a word swapped",
    happensTo: () => true,
    make: (word, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  },
  {
    what: "a letter of a word typed twice",
    happensTo: () => true,
    make: (word, at) => word.slice(0, at) + word.charAt(at) + word.slice(at),
  },
  {
    what: "a doubled letter typed once",
    happensTo: (word) => TWINS.test(word),
    make: (word) => word.replace(TWINS, "$1"),
  },
  {
    what: "a letter of a word left out",
    happensTo: () => true,
    make: (word, at) => word.slice(0, at) + word.slice(at + 1),
  },
];

/** A place inside a word whose next letter is another one. */
function pickPlace(word: string, random: Random): number {
  const places = Array.from({ length: word.length - 3 }, (_, index) => index + 1);
  return random.pick(places.filter((at) => word.charAt(at) !== word.charAt(at + 1)) as [number, ...number[]]);
}

const wordsFor = ({ happensTo }: Slip, sentence: string): readonly string[] =>
  sentence.split(" ").filter((word) => word.length >= SHORTEST_WORD && happensTo(word));

function misspell(sentence: string, slip: Slip, random: Random): string {
  const word = random.pick(wordsFor(slip, sentence) as [string, ...string[]]);
  return sentence.replace(word, slip.make(word, pickPlace(word, random)));
}

/** Copy that is not written yet is not looked at. */
const hasFiller = ({ texts }: Screen): boolean =>
  texts.some(({ node }) => /lorem ipsum|dolor sit amet/i.test(node.text.characters));

const sitesOf =
  (slip: Slip) =>
  (screen: Screen, random: Random): readonly Site[] =>
    hasFiller(screen)
      ? []
      : SENTENCES.filter((sentence) => wordsFor(slip, sentence).length > 0).map((sentence) => {
          const wrong = misspell(sentence, slip, random);
          return planting(screen, {
            heightPx: 60,
            touched: ["sentence"],
            build: (ground, size) => [
              line(size === undefined ? sentence : wrong, ground, { id: "sentence" }),
            ],
          });
        });

const TITLES = ["Shipping Address", "Notifications", "Your Subscription", "Solutions", "Paramètres"] as const;

/** A title or a lone word: they need a screen whose language is plain. */
const titlesIn = (screen: Screen, random: Random): readonly Site[] =>
  hasFiller(screen)
    ? []
    : TITLES.map((title) => {
        const words = title.split(" ");
        const wrong = [...words.slice(0, -1), misspell(words.at(-1) ?? "", SLIPS[0] as Slip, random)].join(
          " ",
        );
        return planting(screen, {
          heightPx: 120,
          touched: ["title"],
          build: (ground, size) => [
            line(size === undefined ? title : wrong, ground, { id: "title" }),
            line(title === "Paramètres" ? SENTENCES[4] : SENTENCES[0], ground, {
              id: "beside",
              y: ground.y + 60,
            }),
          ],
        });
      });

/** Slips of the hand in a word. */
export const SPELLING_DEFECTS: readonly Defect[] = [
  ...SLIPS.map((slip) => ({
    rule: "misspelling",
    what: slip.what,
    sizes: [1] as const,
    sites: sitesOf(slip),
  })),
  {
    rule: "misspelling",
    what: "two letters swapped in a title or a lone word",
    sizes: [1],
    sites: titlesIn,
  },
];
