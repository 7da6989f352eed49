import { unquoted } from "../quotes.ts";

const joined = (words: string): string => words.split(", ").join("|");

const FEW = joined(
  "one, two, three, four, five, six, seven, eight, nine, ten, une, un, deux, trois, quatre, cinq, sept, huit, neuf, dix",
);
const ROUND = joined(
  "two, three, four, five, ten, twenty, hundred, deux, trois, quatre, cinq, dix, vingt, cent",
);
const TENS = joined(
  "twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety, vingt, trente, quarante, cinquante, soixante, quatre-vingt",
);
const PARTS_OF = joined(
  "half, a third, two thirds, a quarter, three quarters, la moitié, un tiers, deux tiers, un quart, trois quarts",
);
const PEOPLE = joined(
  "people, person, user, users, customer, customers, visitor, visitors, shopper, shoppers, reader, readers, buyer, buyers, them, utilisateur, utilisateurs, personne, personnes, client, clients, visiteur, visiteurs, gens, acheteur, acheteurs, lecteur, lecteurs",
);
const STUDY = joined(
  "study, studies, research, researchers, survey, surveys, experts, statistics, étude, études, recherches, enquête, enquêtes, sondage, sondages, statistiques, chercheurs",
);
const SAYS = joined(
  "show, shows, shown, showed, find, finds, found, say, says, suggest, suggests, prove, proves, proved, reveal, reveals, indicate, indicates, agree, recommend, montre, montrent, prouve, prouvent, révèle, révèlent, indique, indiquent, suggère, suggèrent, recommandent, disent, ont montré, a montré",
);

const whole = (pattern: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, "iu");

/** Between a share and whose it is: of all the, des, de nos. */
const OF = "(?: of| de| des| du| d[’'])?(?: all| the| our| your| most| les| nos| vos)*";

/** Shares of people, told in words: nobody counted them. */
const SHARES: readonly RegExp[] = [
  whole("per ?cent|pour cent"),
  whole(`(?:${PARTS_OF})${OF} ?(?:${PEOPLE})`),
  whole(`(?:${FEW}|\\d+)(?: out)? (?:of|in)(?: every)? (?:${ROUND}|\\d+)(?: of the)? (?:${PEOPLE})`),
  whole(`(?:${FEW}|\\d+) (?:${PEOPLE}) sur (?:${ROUND}|\\d+)`),
  whole(`(?:${FEW}|\\d+) sur (?:${ROUND}|\\d+)${OF} (?:${PEOPLE})`),
  whole(`(?:${TENS})(?:[- ](?:${FEW}))? (?:${PEOPLE}) (?:of|in|out|sur)`),
];

/** Words of a study that nobody can look up. */
const FOUND: readonly RegExp[] = [
  new RegExp(`${whole(STUDY).source}[^.!?]{0,60}?${whole(SAYS).source}`, "iu"),
  whole(`(?:according to|selon|d[’']après)(?: [\\p{L}’']+){0,2} (?:${STUDY})`),
];

/**
 * True when a text rests on people that nobody counted, or on studies that nobody can look up. What it quotes does not
 * count.
 */
export function hasHearsay(text: string): boolean {
  const said = unquoted(text);
  return [...SHARES, ...FOUND].some((one) => one.test(said));
}
