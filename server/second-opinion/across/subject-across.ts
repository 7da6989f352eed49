import { leadsTo } from "../asked/neighbours-of.ts";
import { asData } from "../asked/as-data.ts";
import { knownNumbers } from "../judge/doubts.ts";
import { drawCloseUps } from "../pictures/draw-close-ups.ts";
import { pictureOf } from "../pictures/picture-of.ts";
import type { LookSubject } from "../run-look.ts";
import { seeScreen } from "../screen/see-screen.ts";
import type { SeenScreen, SeenPart } from "../screen/seen-screen.ts";
import type { OpinionRequest } from "../second-opinion.ts";
import type { Search } from "../subject-of-screen.ts";
import { describeScreens } from "./describe-screens.ts";
import { ACROSS, acrossTask, ACROSS_INSTRUCTIONS } from "./tasks.ts";

/** The handles of a screen begin with a letter of its own. */
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Several screens with one set of handles: B12 is the twelfth part of the second. */
interface SeenScreens {
  /** Each as it is seen, its handles begin with its letter. */
  readonly each: readonly SeenScreen[];
  /** All of them as if they were one: claims are checked on it. */
  readonly all: SeenScreen;
}

const renamed = (screen: SeenScreen, letter: string): SeenScreen => {
  const named = (handle: string): string => handle.replace(/^L/, letter);
  const parts = screen.parts.map((part): SeenPart => ({
    ...part,
    handle: named(part.handle),
    inside: part.inside === null ? null : named(part.inside),
  }));
  return { ...screen, parts };
};

/** Puts screens side by side. There are no more of them than letters. */
function seeScreens(screens: readonly [SeenScreen, ...SeenScreen[]]): SeenScreens {
  const each = screens.slice(0, LETTERS.length).map((screen, at) => renamed(screen, LETTERS[at] ?? ""));
  const [first] = screens;
  const all: SeenScreen = {
    ...first,
    parts: each.flatMap(({ parts }) => parts),
    left: each.reduce((left, screen) => left + screen.left, 0),
    texts: each.flatMap(({ texts, name }) => [...texts, name]),
  };
  return { each, all };
}

/** The screen that a handle is of. */
const screenOf = ({ each }: SeenScreens, handle: string): SeenScreen | undefined =>
  each.find(({ parts }) => parts.some((part) => part.handle === handle));

function opensIn({ scene }: OpinionRequest): (screen: SeenScreen) => readonly string[] {
  return ({ id }) => {
    const from = scene.frames.find((frame) => frame.id === id);
    return scene.frames.filter((to) => from && to !== from && leadsTo(from, to)).map(({ name }) => name);
  };
}

/**
 * Several screens as one subject, for what none of them shows alone: terms, amounts, steps. What is found is checked and
 * verified as on a single screen; each finding names parts of two screens or more. Null: there is nothing to compare, or
 * no guideline to do it by.
 */
export function subjectAcross(
  request: OpinionRequest,
  said: readonly string[],
  { guidelines: all, mostCandidates }: Search,
): LookSubject | null {
  const { scene, language, purpose, brief = "", platform, measured } = request;
  const [first, ...others] = scene.frames.map((frame) => seeScreen(scene, frame, language, platform));
  const guidelines = all.filter(({ id }) => ACROSS.includes(id));
  if (!first || others.length === 0 || guidelines.length === 0) return null;
  const screens = seeScreens([first, ...others]);
  const about = [purpose, brief].filter(Boolean).join("\nAbout the product: ");
  return {
    kind: "-across",
    instructions: ACROSS_INSTRUCTIONS,
    design: asData(describeScreens(screens.each, about, opensIn(request), said)),
    pictures: [],
    task: acrossTask(guidelines, language, mostCandidates),
    grounds: {
      screen: screens.all,
      guidelines,
      measured: measured.flatMap(({ findings }) => findings),
      language,
      knownNumbers: knownNumbers(screens.all, [purpose, brief, scene.file, scene.page.name]),
    },
    told: [],
    // Of a single screen that is said there.
    refuse: ({ layers }) =>
      new Set(layers.map((handle) => screenOf(screens, handle)?.id)).size < 2 ? "one-screen" : null,
    show: async (candidates) => {
      const drawn = screens.each.map(async (screen) => {
        const picture = await pictureOf(request, screen.id);
        return picture ? drawCloseUps(picture, screen, candidates) : [];
      });
      return { pictures: [], closeUps: (await Promise.all(drawn)).flat() };
    },
    place: (finding) => {
      // It belongs to the screen of the part that it names first.
      const [named] = finding.layers;
      const home = screens.each.find(({ parts }) => parts.some(({ ref }) => ref.id === named?.id));
      return { ...finding, id: `${finding.id}#across`, frameId: home?.id ?? finding.frameId };
    },
    isUrgent: false,
  };
}
