import { describe, expect, test } from "vitest";
import type { Said } from "../../tests/second-opinion/stand-in-model.ts";
import type { FailureReason } from "./second-opinion.ts";
import { CLAIM, OTHER, findings, give, modelThat } from "../../tests/second-opinion/give-opinion.ts";

describe("of a bad answer people see what is good of it", () => {
  const bad = { ...CLAIM, relation: "the weather" };
  const NOWHERE = {
    ...CLAIM,
    layers: ["L77"],
    problem: "The sum below does not tell whether delivery is included.",
  };
  const whole = JSON.stringify({ findings: [CLAIM, OTHER], verdicts: [] });
  const cut = whole.slice(0, whole.indexOf("The heading is vague"));

  test.each<
    [
      string,
      Said,
      { readonly titles: readonly string[]; readonly state: string; readonly reason?: FailureReason },
    ]
  >([
    ["with one item of another shape", findings(bad, OTHER), { titles: [OTHER.title], state: "done" }],
    [
      "with words around the JSON",
      { text: `Here you are:\n\`\`\`json\n${whole}\n\`\`\`` },
      { titles: [CLAIM.title, OTHER.title], state: "done" },
    ],
    ["cut off at its most", { text: cut, ends: "incomplete" }, { titles: [CLAIM.title], state: "done" }],
    [
      "whose stream breaks",
      { text: cut, ends: "broken" },
      { titles: [CLAIM.title], state: "partly", reason: "down" },
    ],
    [
      "whose stream hangs",
      { text: cut, ends: "never" },
      { titles: [CLAIM.title], state: "partly", reason: "slow" },
    ],
    [
      "that goes on for ever",
      { text: `{"findings":[${JSON.stringify(CLAIM)},"${"x".repeat(250_000)}` },
      { titles: [CLAIM.title], state: "partly", reason: "unusable" },
    ],
    [
      "in German",
      findings(
        {
          ...CLAIM,
          problem: "„Total 42 €“ sagt nicht, ob der Versand schon enthalten ist.",
          why: "Kunden gehen zurück in den Korb.",
        },
        OTHER,
      ),
      { titles: [OTHER.title], state: "done" },
    ],
  ])("%s", async (_, find, { titles, state, reason }) => {
    const options = find.ends === "never" ? { screenMs: 600 } : {};
    const { findings: found, screens } = await give(await modelThat(find), {}, options);
    expect(found.map(({ title }) => title)).toEqual(titles);
    expect(screens).toEqual([{ frameId: "1:1", state, ...(reason && { reason }) }]);
  });

  test("a quote and a number from nowhere are doubted before the second look", async () => {
    const claim = { ...CLAIM, problem: "“Sum 43 €” makes 87 % of people leave." };
    const model = await modelThat(findings(claim));
    await give(model);
    expect(model.asked[1]?.words).toContain(
      '"code doubts":["“Sum 43 €” stands nowhere on the screen","87 stands nowhere on the screen"]',
    );
  });

  test("each drop has its reason and its words", async () => {
    const { words } = await give(await modelThat(findings(NOWHERE)));
    expect(words).toEqual([{ frameId: "1:1", reason: "unknown-part", candidate: NOWHERE }]);
  });
});
