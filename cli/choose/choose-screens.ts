import type { DesignPage, Named } from "../design/design.ts";
import type { ReportWords } from "../words/words.ts";
import { InputError } from "../words/input-error.ts";
import { oneLine } from "../../shared/one-line.ts";

/** The pages and frames asked for by name or id; no pages or no frames: all of them. */
export interface Wanted {
  readonly pages: readonly string[];
  readonly frames: readonly string[];
}

/** The pages and frames that there are to choose from. */
export interface Known {
  readonly pages: readonly Named[];
  /** All screens of the pages that were asked for; none when no screen was. */
  readonly frames: readonly Named[];
}

/** The part of a design that was asked for. */
export interface Choice {
  /** The pages, with those of their screens that were asked for. */
  readonly pages: readonly DesignPage[];
  readonly known: Known;
}

const isCalled =
  (wanted: string) =>
  ({ id, name }: Named): boolean =>
    id === wanted || name === wanted;

const isAmong =
  (wanted: readonly string[]) =>
  (named: Named): boolean =>
    wanted.some((one) => isCalled(one)(named));

/** The id and the name alone: they outlive the design, which is let go. */
const named = ({ id, name }: Named): Named => ({ id, name });

function withScreens(pages: readonly DesignPage[], frames: readonly string[]): readonly DesignPage[] {
  if (frames.length === 0) return pages;
  return pages
    .map((page) => ({ ...page, screens: page.screens.filter(isAmong(frames)) }))
    .filter(({ screens }) => screens.length > 0);
}

/** True when a page was asked for: each, when none was. */
export const isPageWanted =
  ({ pages }: Wanted) =>
  (page: Named): boolean =>
    pages.length === 0 || isAmong(pages)(page);

/** Chooses pages, and screens of these. */
export function chooseScreens(all: readonly DesignPage[], wanted: Wanted): Choice {
  const pages = all.filter(isPageWanted(wanted));
  const asked = wanted.frames.length === 0 ? [] : pages;
  return {
    pages: withScreens(pages, wanted.frames),
    known: { pages: all.map(named), frames: asked.flatMap(({ screens }) => screens.map(named)) },
  };
}

const MOST_NAMED = 20;

function nameFirst(known: readonly Named[], words: ReportWords): readonly string[] {
  const rest = known.length - MOST_NAMED;
  return [
    ...known.slice(0, MOST_NAMED).map(({ id, name }) => `  ${oneLine(name)} (${oneLine(id)})`),
    ...(rest > 0 ? [`  ${words.andMore(rest)}`] : []),
  ];
}

/**
 * Makes sure that the pages that were asked for by name could be read.
 * @throws InputError for the first of which nothing could.
 */
export function refuseFaulty(pages: readonly DesignPage[], wanted: Wanted): void {
  for (const { name, id, fault } of wanted.pages.length === 0 ? [] : pages) {
    const reason = fault();
    if (reason !== undefined) throw new InputError(`${oneLine(name || id)}: ${reason}`);
  }
}

/**
 * Makes sure that each thing that was asked for is in one of the designs at least.
 * @throws InputError with the names and ids that there are.
 */
export function refuseUnknown(known: readonly Known[], wanted: Wanted, words: ReportWords): void {
  const { noPage, noFrame } = words.faults;
  const refuse = (all: readonly Named[], names: readonly string[], say: (name: string) => string): void => {
    const unknown = names.find((name) => !all.some(isCalled(name)));
    if (unknown === undefined) return;
    throw new InputError([say(oneLine(unknown)), ...nameFirst(all, words)].join("\n"));
  };
  const pages = known.flatMap((one) => one.pages);
  const frames = known.flatMap((one) => one.frames);
  refuse(pages, wanted.pages, noPage);
  refuse(frames, wanted.frames, noFrame);
}
