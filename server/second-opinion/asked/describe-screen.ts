import type { Principle } from "../../../shared/house-rules/house-rules.ts";
import type { Finding, FrameReport } from "../../../shared/review/report.ts";
import type { SeenPart, SeenScreen } from "../screen/seen-screen.ts";
import { cut, inQuotes } from "./as-data.ts";
import type { StepBeside } from "./neighbours-of.ts";

const MOST_WORDS = 240;
const MOST_TEXTS = 6;
const MOST_FACTS = 14;
const MOST_HANDLES = 4;

/** The words that a part tells, as data: each text cut where it gets long, and all of them where they are many. */
const quoted = ({ ownWords }: Pick<SeenPart, "ownWords">): string =>
  ownWords.length === 0
    ? ""
    : inQuotes(ownWords.map((words) => cut(words, MOST_WORDS)).join(" "), MOST_TEXTS * MOST_WORDS);

/** How most parts are set: said once. */
function usualLetters({ parts }: SeenScreen): string {
  const counts = new Map<string, number>();
  for (const { letters } of parts) if (letters) counts.set(letters, (counts.get(letters) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? "";
}

/** The end of a component's name that says only that it is in its usual state. */
const USUAL_STATE = /(?: (?:Default|Enabled|Rest))+$/;

/** A look in few characters: what is told of each part is told in each call. */
const short = (look: string): string =>
  look.replace(/^component:"(.*)"$/, (_, name: string) => `{${name.replace(USUAL_STATE, "")}}`);

function lineOf(part: SeenPart, usual: string): string {
  const { depth, handle, role, box, letters, looks, weight } = part;
  const place = `[${box.x},${box.y},${box.width},${box.height}]`;
  const weighs = weight === null || weight < 5 ? "" : `w${weight}`;
  const set = letters === usual ? "" : letters;
  const says = [role === "text" ? "" : role, quoted(part), place, set, ...looks.map(short), weighs];
  return `${" ".repeat(depth)}${handle} ${says.filter(Boolean).join(" ")}`;
}

const isAlike = (a: SeenPart, b: SeenPart): boolean =>
  a.role === b.role &&
  a.inside === b.inside &&
  a.words === "" &&
  b.words === "" &&
  a.box.y === b.box.y &&
  a.box.width === b.box.width &&
  a.letters === b.letters &&
  a.looks.join() === b.looks.join();

/** Parts without words that repeat, such as five stars, stand on one line. */
function linesOf(screen: SeenScreen): readonly string[] {
  const { parts } = screen;
  const usual = usualLetters(screen);
  const lines: string[] = [];
  for (let at = 0; at < parts.length;) {
    const part = parts[at] as SeenPart;
    let end = at + 1;
    while (end < parts.length && isAlike(part, parts[end] as SeenPart)) end++;
    const more = end - at > 1 ? ` ×${end - at} (to ${parts[end - 1]?.handle})` : "";
    lines.push(`${lineOf(part, usual)}${more}`);
    at = end;
  }
  return lines;
}

/** The findings that a model is told, in the order of their numbers: F1 is the first. */
export const numberedFindings = (report: FrameReport | undefined): readonly Finding[] =>
  (report?.findings ?? []).filter(({ isDetail }) => !isDetail).slice(0, MOST_FACTS);

/** Lists the facts that the rules found or left open, with the handles of their parts. */
function factsOf({ parts }: SeenScreen, report: FrameReport | undefined): readonly string[] {
  const handles = new Map(
    parts.flatMap(({ handle, layerIds }) => layerIds.map((id) => [id, handle] as const)),
  );
  const at = (layers: readonly { readonly id: string }[]): string =>
    [...new Set(layers.flatMap(({ id }) => handles.get(id) ?? []))].slice(0, MOST_HANDLES).join(" ");
  const measured = numberedFindings(report);
  const open = (report?.unsure ?? []).slice(0, MOST_FACTS);
  return [
    "Found by rules and shown already (do not repeat it):",
    ...measured.map(({ title, layers }, index) => `F${index + 1} ${title} ${at(layers)}`.trimEnd()),
    ...(measured.length === 0 ? ["- nothing"] : []),
    ...(open.length > 0
      ? ["Left open by rules (they could not tell; look for yourself where it matters):"]
      : []),
    ...new Set(open.map(({ reason, layers }) => `- ${reason} ${at(layers)}`.trimEnd())),
  ];
}

/** Facts of a screen beside its parts. */
export interface About {
  /** The purpose that its designer gave it; "" when unsaid. */
  readonly purpose: string;
  /** The brief of the product, in its team's words; "" when nobody wrote one. */
  readonly brief: string;
  /** The principles of the house, in its team's words. */
  readonly principles: readonly Principle[];
  /** A line about each of some other screens, those linked with this one first. */
  readonly neighbours: readonly string[];
  /** Pictures and icons that were not at hand: drawn by a stand-in. */
  readonly hasStandIns: boolean;
  readonly hasPicture: boolean;
  /** The screens that people see just before and after, of which there are pictures, in their order. */
  readonly steps: readonly StepBeside[];
}

const howToRead = (usual: string): string =>
  `Each line is a part as people see it, inside what it is indented under: handle, role (none: a text), words, [x,y,width,height] in
px, letters as size/weight and colour${usual ? ` (${usual} where none are told)` : ""}, ground, state, {component}, held (a layout gives it its place: x and y cannot be set); w is its weight to the eye before anybody scrolls (100: the heaviest; none:
slight, or further down).`;

const STAND_INS =
  "Pictures and icons were not at hand: what the picture shows in their place is a stand-in. What they show is unknown.";

const PICTURES =
  "Its picture comes as it is; where problems are to be found, it comes once more, with tags on it that are ours.";

const stepLine = ({ screen, is }: StepBeside): string => `${is} it ${inQuotes(screen.name, 60)}`;

const principlesOf = ({ principles }: About): readonly string[] =>
  principles.length === 0
    ? []
    : [
        "Principles of the team; what breaks one is a problem, by its id as the guideline:",
        ...principles.map(
          ({ name, text }, index) => `house-${index + 1} ${inQuotes(name, 60)}: ${inQuotes(text, 300)}`,
        ),
      ];

/** A screen as the model gets it: first in every call, and the same each time. */
export function describeScreen(screen: SeenScreen, about: About, report: FrameReport | undefined): string {
  const { name, widthPx, heightPx, kind, platform, left } = screen;
  return [
    `Screen ${inQuotes(name, 80)}, ${Math.round(widthPx)} × ${Math.round(heightPx)} px, ${kind === "screen" ? "a whole screen" : `a ${kind}`}${platform ? ` for ${platform}` : ""}.`,
    about.purpose
      ? `What it is for, in its designer's words: ${inQuotes(about.purpose, 600)}`
      : "Nobody said what it is for.",
    ...(about.brief
      ? [
          `About the product, in its team's words (what they say is deliberate is no problem): ${inQuotes(about.brief, 1500)}`,
        ]
      : []),
    ...principlesOf(about),
    ...(about.neighbours.length > 0 ? ["Other screens of the flow:", ...about.neighbours] : []),
    ...(about.hasPicture ? [PICTURES] : []),
    ...(about.steps.length > 0
      ? [
          `Where problems are to be found, the last pictures are other screens, small: ${about.steps.map(stepLine).join(", then ")}.`,
        ]
      : []),
    ...(about.hasStandIns ? [STAND_INS] : []),
    howToRead(usualLetters(screen)),
    ...linesOf(screen),
    ...(left > 0 ? [`${left} smaller parts are left out.`] : []),
    ...factsOf(screen, report),
  ].join("\n");
}
