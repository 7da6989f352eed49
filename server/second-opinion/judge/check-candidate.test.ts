import { describe, expect, test } from "vitest";
import type { Finding } from "../../../shared/review/report.ts";
import { image, layer, sceneOf, screen, text } from "../../../shared/scene/testing.ts";
import type { Candidate } from "../candidate.ts";
import { GUIDELINES } from "../guidelines.ts";
import { seeScreen } from "../screen/see-screen.ts";
import { checkCandidate } from "./check-candidate.ts";
import { sourcesOf } from "./foreign.ts";

const scene = sceneOf(
  screen([
    text("Plans", { id: "title", x: 20, y: 60, sizePx: 32, weight: 700 }),
    layer({ id: "photo", x: 20, y: 120, width: 335, height: 200, fills: [image] }),
    text("Compare all", { id: "compare", x: 20, y: 360 }),
    text("Read more", { id: "more", x: 20, y: 400 }),
  ]),
);
const [frame] = scene.frames;
if (!frame) throw new Error("There is a screen.");
const seen = seeScreen(scene, frame, "en");
const handleOf = (id: string): string =>
  seen.parts.find(({ layerIds }) => layerIds.includes(id))?.handle ?? "none";

const grounds = {
  screen: seen,
  guidelines: GUIDELINES,
  measured: [] as readonly Finding[],
  language: "en" as const,
  sources: sourcesOf(seen, GUIDELINES, []),
  kept: [] as readonly Candidate[],
};

const claim: Candidate = {
  guideline: "scent",
  about: "meaning",
  layers: [handleOf("more")],
  title: "Two ways that promise the same",
  problem: "“Read more” does not say of what one would read more.",
  why: "People have to open it to find out.",
  fix: "Name what is behind it.",
};

const check = (fields: Partial<Candidate>, more: Partial<typeof grounds> = {}) =>
  checkCandidate({ ...claim, ...fields }, { ...grounds, ...more });

describe("a claim", () => {
  test("may say in any words what a careful eye sees", () => {
    const words = [
      "“Read more” is lost in the grid, with the information critique in small type.",
      "“Read more” may be picked before “Compare all” is shown to overlap in meaning.",
    ];
    for (const problem of words) expect(check({ problem }).reason).toBeUndefined();
  });

  test("whose part is another than it quotes gets the right one", () => {
    expect(check({ layers: [handleOf("title")] }).kept?.layers).toEqual([handleOf("more")]);
    expect(check({ layers: [handleOf("more"), "L99"] }).kept?.layers).toEqual([handleOf("more")]);
  });

  test("about what is missing may name it", () => {
    const problem = "“Plans” has no “Cancel any time” anywhere.";
    expect(check({ about: "missing-information", problem }).reason).toBeUndefined();
    expect(check({ problem }).reason).toBe("false-quote");
  });

  test("about what is missing may name nothing else, where it says what things are", () => {
    const about = "missing-information" as const;
    const layers = [handleOf("photo"), handleOf("compare")];
    const problem = "The photo, a picture of all plans to compare, has no “Cancel any time” below it.";
    expect(check({ about, problem, layers }).reason).toBeUndefined();
    const false_ = "“Cancel any time” below the photo, a picture of plans to compare, is small.";
    expect(check({ about, problem: false_, layers }).reason).toBe("false-quote");
  });

  test("about a slip may quote what ought to stand there", () => {
    const problem = "“Read more” says “more” for “of what”, and “Compare all” says “all”.";
    expect(check({ problem }).reason).toBeUndefined();
    const alone = "One reads “see” instead of “look”.";
    expect(check({ problem: alone }).reason).toBe("false-quote");
  });

  test("that asks for lengths is for the rules", () => {
    const problem = "“Plans” is set in 32 px above “Read more”.";
    expect(check({ problem, fix: "Set it in 40 px." }).reason).toBe("measured");
    expect(check({ problem, fix: "Set it beside the photo." }).reason).toBeUndefined();
  });

  test("that asks to keep all as it is, is praise", () => {
    expect(check({ fix: "Keep this layout and reuse it on other pages." }).reason).toBe("asks-for-nothing");
  });

  test("about a picture needs no quote, and one about words does", () => {
    const problem = "The photo shows something else than what is sold here.";
    const layers = [handleOf("photo")];
    expect(check({ about: "picture-or-icon", problem, layers }).reason).toBeUndefined();
    expect(check({ about: "wording", problem, layers }).reason).toBe("names-nothing");
  });

  test("about emphasis must have the measured weight on its side", () => {
    const more = handleOf("more");
    const title = handleOf("title");
    const about = "emphasis" as const;
    const problem = "“Read more” and “Plans” ask for the eye at once.";
    expect(check({ about, problem, layers: [more, title] }).reason).toBeUndefined();
    expect(check({ about, problem, layers: [title, more] }).reason).toBe("against-weight");
  });

  test("about what a rule measured at this place is dropped, and one about another subject is not", () => {
    const measured = [
      { rule: "vague-link", layers: [{ id: "more", name: "" }] },
    ] as unknown as readonly Finding[];
    expect(check({ about: "wording" }, { measured }).reason).toBe("measured");
    expect(check({ about: "choice" }, { measured }).reason).toBeUndefined();
  });

  test("that was made in nearly the same words is dropped", () => {
    const kept = [{ ...claim, problem: "“Read more” does not say what one would read more of." }];
    expect(check({}, { kept }).reason).toBe("duplicate");
  });

  test.each<[string, Partial<Candidate>]>([
    ["too-short-or-long", { problem: "No." }],
    ["markup", { fix: "Write <b>more</b>." }],
    ["unknown-guideline", { guideline: "beauty" }],
    ["other-subject", { about: "praise" }],
    ["other-subject", { about: "behaviour" }],
    [
      "says-nothing",
      {
        layers: [handleOf("title"), handleOf("more")],
        problem: "Ensure that all plans have one title, one link to read more.",
      },
    ],
    ["foreign-number", { problem: "“Read more” loses 40 % of readers." }],
    ["foreign-name", { problem: "“Read more” is not what Baymard would write." }],
  ])("%s", (reason, fields) => {
    expect(check(fields).reason).toBe(reason);
  });
});
