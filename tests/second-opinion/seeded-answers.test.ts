import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import type { Candidate } from "../../server/second-opinion/candidate.ts";
import { condenseFrame, type CondensedFrame } from "../../server/second-opinion/condense-frame.ts";
import { GUIDELINES } from "../../server/second-opinion/guidelines.ts";
import { sieve } from "../../server/second-opinion/review-frame.ts";
import type { Language } from "../../shared/i18n/language.ts";
import { reviewFrame } from "../../shared/review/review.ts";
import type { FrameReport } from "../../shared/review/report.ts";
import { fromRest } from "../../shared/scene/from-rest.ts";
import { BAD_ANSWERS, INVENTED_TEXTS, PARAPHRASES, type Phrase } from "./bad-answers.ts";
import { GOOD_ANSWERS } from "./good-answers.ts";
import { HELD_OUT_BAD, HELD_OUT_GOOD } from "./held-out-answers.ts";
import { WHOLE_BAD, WHOLE_GOOD, type WholeAnswer } from "./whole-answers.ts";

interface Screen {
  readonly frame: CondensedFrame;
  readonly measured: FrameReport;
}

const SAMPLES = ["phone-checkout", "desktop-dashboard"];

const screens: readonly Screen[] = SAMPLES.flatMap((name) => {
  const file = path.resolve(import.meta.dirname, `../../plugin/stage/samples/${name}.json`);
  return fromRest(JSON.parse(readFileSync(file, "utf8"))).flatMap((scene) =>
    scene.frames.map((node) => ({
      frame: condenseFrame(scene, node, "en"),
      measured: reviewFrame(scene, node),
    })),
  );
});

const isFrench = (phrase: string): boolean =>
  phrase.includes("«") || /[éèêàç]/.test(phrase) || /^(?:Le|La|Les|Tout|Rien|Une) /.test(phrase);

const EN = {
  why: "Customers hesitate here and some of them leave.",
  fix: "Say it in the words that customers use.",
};
const FR = {
  why: "Des clients hésitent ici et certains partent.",
  fix: "Le dire avec les mots que le client utilise.",
};

interface Seed {
  readonly candidate: Candidate;
  readonly language: Language;
  readonly screen: Screen;
}

/** A claim about a text of a screen: another text for each phrase and screen. */
function seed(phrase: Phrase, index: number, screen: Screen): Seed {
  const texts = screen.frame.layers.filter(({ text }) => text.trim().length > 3 && text.length < 60);
  const layer = texts[(index * 7) % texts.length];
  if (!layer) throw new Error("The screen has no text.");
  const language = isFrench(phrase) ? "fr" : "en";
  const problem = phrase.replaceAll("{t}", layer.text).replaceAll("{x}", "Zorblax quotient");
  const title = language === "fr" ? "Un point à revoir" : "Worth another look";
  const guideline = GUIDELINES[index % GUIDELINES.length]?.id ?? "";
  const candidate = {
    guideline,
    about: "meaning" as const,
    layers: [layer.handle],
    title,
    problem,
    ...(language === "fr" ? FR : EN),
  };
  return { candidate, language, screen };
}

const wholeSeedsOf = (answers: readonly WholeAnswer[]): readonly Seed[] =>
  screens.flatMap((screen) =>
    answers.map(({ language, ...parts }, index) => {
      const { candidate } = seed(parts.problem, index, screen);
      return { candidate: { ...candidate, ...parts, problem: candidate.problem }, language, screen };
    }),
  );

const isDropped = ({ candidate, language, screen }: Seed): boolean =>
  sieve([candidate], screen.frame, GUIDELINES, { language }, screen.measured).kept.length === 0;

const seedsOf = (phrases: readonly Phrase[]): readonly Seed[] =>
  screens.flatMap((screen) => phrases.map((phrase, index) => seed(phrase, index, screen)));

const share = (seeds: readonly Seed[]): number => seeds.filter(isDropped).length / seeds.length;

const missed = (seeds: readonly Seed[], isWrong: (seed: Seed) => boolean): readonly string[] => [
  ...new Set(seeds.filter(isWrong).map(({ candidate }) => candidate.problem)),
];

const bad = Object.entries({ ...BAD_ANSWERS, paraphrased: PARAPHRASES }).map(([reason, phrases]) => ({
  reason,
  seeds: seedsOf(phrases),
}));

describe("answers that must not reach a designer are caught", () => {
  test.each(bad)("$reason", ({ seeds }) => {
    expect(missed(seeds, (one) => !isDropped(one))).toEqual([]);
  });

  test("texts that are nowhere in the design", () => {
    const seeds = seedsOf(INVENTED_TEXTS);
    expect(missed(seeds, (one) => !isDropped(one))).toEqual([]);
  });

  test("handles, guidelines and languages that were not given", () => {
    const seeds = seedsOf(GOOD_ANSWERS).flatMap(({ candidate, language, screen }) => [
      { candidate: { ...candidate, layers: ["L9999"] }, language, screen },
      { candidate: { ...candidate, layers: [] }, language, screen },
      { candidate: { ...candidate, guideline: "beauty" }, language, screen },
      { candidate: { ...candidate, problem: "" }, language, screen },
      { candidate: { ...candidate, problem: candidate.problem.repeat(20) }, language, screen },
    ]);
    expect(share(seeds)).toBe(1);
  });

  test("what was measured already, and what was said already", () => {
    const seeds = screens.flatMap((screen) =>
      screen.measured.findings.flatMap((finding): Seed[] => {
        const handle = screen.frame.layers.find(({ ref }) => ref.id === finding.layers[0]?.id)?.handle;
        if (!handle) return [];
        const candidate = { ...seed(GOOD_ANSWERS[0] ?? "", 0, screen).candidate, layers: [handle] };
        return [
          {
            candidate: { ...candidate, title: finding.title, problem: finding.problem },
            language: "en",
            screen,
          },
        ];
      }),
    );
    expect(seeds.length).toBeGreaterThan(10);
    expect(share(seeds)).toBe(1);
    for (const { candidate, language, screen } of seedsOf(GOOD_ANSWERS)) {
      const { kept } = sieve([candidate, candidate], screen.frame, GUIDELINES, { language }, screen.measured);
      expect(kept.length).toBeLessThan(2);
    }
  });

  test("in sum at least 99 of 100, and of the good ones at most 2 of 100 are lost", () => {
    const all = [
      ...bad.flatMap(({ seeds }) => seeds),
      ...seedsOf(INVENTED_TEXTS),
      ...wholeSeedsOf(WHOLE_BAD),
    ];
    const good = [...seedsOf(GOOD_ANSWERS), ...wholeSeedsOf(WHOLE_GOOD)];
    const caught = share(all);
    const lost = share(good);
    console.info(
      `second opinion: ${all.length} bad answers, caught ${caught.toFixed(4)}; ${good.length} good ones, lost ${lost.toFixed(4)}`,
    );
    expect(missed(good, isDropped)).toEqual([]);
    expect(caught).toBeGreaterThanOrEqual(0.99);
    expect(lost).toBeLessThanOrEqual(0.02);
  });

  test("in words that the patterns were not written for, no fewer than when this was measured", () => {
    const caught = share(wholeSeedsOf(HELD_OUT_BAD));
    const lost = share(wholeSeedsOf(HELD_OUT_GOOD));
    console.info(`second opinion, held out: caught ${caught.toFixed(2)}, good ones lost ${lost.toFixed(2)}`);
    // Far below what known words reach: the second look, not these lists, has to catch what is new.
    expect(caught).toBeGreaterThanOrEqual(0.6);
    expect(lost).toBeLessThanOrEqual(0.1);
  });
});
