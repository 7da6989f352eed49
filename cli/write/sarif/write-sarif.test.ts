import { describe, expect, test } from "vitest";
import { z } from "zod";
import { ENGINE } from "../../../shared/review/engine.ts";
import { RULES } from "../../../shared/review/rules/index.ts";
import { sarifRule } from "./sarif-rule.ts";
import { findingWith, frameWith, reviewOf, unread } from "../../../tests/command-line/judged-files.ts";
import { writeSarif } from "./write-sarif.ts";

/**
 * The schema of SARIF 2.1.0 for the parts that are written: which must be there, and that there are no others.
 * https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json
 */
const message = z.strictObject({ text: z.string().min(1), markdown: z.string().min(1).optional() });
const level = z.enum(["none", "note", "warning", "error"]);
const properties = z.looseObject({ tags: z.array(z.string()).optional() });
const uriReference = z.string().regex(/^[\w.~%:/?#[\]@!$&'()*+,;=-]+$/);
const location = z.strictObject({
  physicalLocation: z.strictObject({
    artifactLocation: z.strictObject({ uri: uriReference }),
    region: z.strictObject({ startLine: z.int().min(1) }).optional(),
  }),
  logicalLocations: z
    .array(
      z.strictObject({
        name: z.string(),
        fullyQualifiedName: z.string(),
        decoratedName: z.string(),
        kind: z.string(),
      }),
    )
    .optional(),
});
const rule = z.strictObject({
  id: z.string(),
  shortDescription: message,
  fullDescription: message,
  help: message,
  helpUri: z.url(),
  defaultConfiguration: z.strictObject({ level }),
  properties,
});
const result = z.strictObject({
  ruleId: z.string(),
  ruleIndex: z.int().min(0),
  level,
  message,
  locations: z.array(location),
  relatedLocations: z.array(location).optional(),
  partialFingerprints: z.record(z.string(), z.string()),
  properties,
});
const invocation = z.strictObject({
  executionSuccessful: z.boolean(),
  toolExecutionNotifications: z.array(z.strictObject({ level, message, locations: z.array(location) })),
});
const driver = z.strictObject({
  name: z.string(),
  version: z.string(),
  informationUri: z.url().optional(),
  rules: z.array(rule),
});
const run = z.strictObject({
  tool: z.strictObject({ driver }),
  language: z.string().regex(/^[a-zA-Z]{2}$/),
  invocations: z.array(invocation),
  artifacts: z.array(
    z.strictObject({ location: z.strictObject({ uri: uriReference }), properties: properties.optional() }),
  ),
  results: z.array(result),
});
const log = z.strictObject({ $schema: z.url(), version: z.literal("2.1.0"), runs: z.tuple([run]) });

const written = (...given: Parameters<typeof writeSarif>) =>
  log.parse(JSON.parse(writeSarif(...given))).runs[0];

const small = findingWith({ id: "small-text@1:3", rule: "small-text", severity: "suggestion" });
const cart = reviewOf("designs/my shop.json", [frameWith([findingWith(), small])], {
  "1:2": "Checkout/Cart/Card/Hint",
});

describe("SARIF", () => {
  test("names the tool with its version, and its site when there is one", () => {
    const [, version] = ENGINE.split(" ");
    expect(written([cart], "en", null).tool.driver).toMatchObject({ name: "Regard", version });
    expect(written([cart], "en", null).tool.driver).not.toHaveProperty("informationUri");
    expect(written([cart], "en", "https://example.com").tool.driver.informationUri).toBe(
      "https://example.com",
    );
  });

  test("tells a finding with its rule, level, message and the place of its layer", () => {
    const { results, tool } = written([cart], "en");
    expect(results[0]).toMatchObject({
      ruleId: "text-contrast",
      level: "error",
      message: { text: "The contrast is 2.84:1. Use a darker colour. On: Cart, “Soon” (1:2)" },
      locations: [
        {
          physicalLocation: { artifactLocation: { uri: "designs/my%20shop.json" } },
          logicalLocations: [
            { fullyQualifiedName: "Checkout/Cart/Card/Hint", decoratedName: "1:2", name: "“Soon”" },
          ],
        },
      ],
      properties: { screen: "Cart", screenId: "1:1", severity: "major", certainty: "measured" },
    });
    expect(results.map(({ ruleId, ruleIndex }) => [ruleId, tool.driver.rules[ruleIndex]?.id])).toEqual([
      ["text-contrast", "text-contrast"],
      ["small-text", "small-text"],
    ]);
  });

  test.each([
    ["critical", "error"],
    ["major", "error"],
    ["minor", "warning"],
    ["suggestion", "note"],
  ] as const)("calls %s %s", (severity, expected) => {
    const { results } = written([reviewOf("a.json", [frameWith([findingWith({ severity })])])], "en");
    expect(results.map((one) => one.level)).toEqual([expected]);
  });

  test("names the further layers as related, the first of many", () => {
    const layers = Array.from({ length: 30 }, (_, at) => ({ id: `2:${at}`, name: "Row" }));
    const [first] = written([reviewOf("a.json", [frameWith([findingWith({ layers })])])], "en").results;
    expect(first?.locations).toHaveLength(1);
    expect(first?.relatedLocations).toHaveLength(20);
    expect(first?.relatedLocations?.[0]?.logicalLocations?.[0]?.decoratedName).toBe("2:1");
  });

  test("a fingerprint stays when words and numbers change, and differs from layer to layer and screen to screen", () => {
    const fingerprintOf = (
      finding = findingWith(),
      frame = frameWith([finding]),
      language: "en" | "fr" = "en",
    ) => written([reviewOf("a.json", [frame])], language).results[0]?.partialFingerprints;
    const same = fingerprintOf();
    expect(Object.keys(same ?? {})).toEqual(["primaryLocationLineHash"]);
    expect(fingerprintOf(findingWith({ problem: "…", severity: "minor" }), undefined, "fr")).toEqual(same);
    expect(fingerprintOf(findingWith({ id: "text-contrast@1:9" }))).not.toEqual(same);
    expect(fingerprintOf(findingWith(), frameWith([findingWith()], { id: "2:1" }))).not.toEqual(same);
  });

  test("a name of the design makes no link", () => {
    const sly = findingWith({ problem: "“[Log in](https://example.com)” is long." });
    const [first] = written([reviewOf("a.json", [frameWith([sly])])], "en").results;
    expect(first?.message.text).toContain("“[Log in] (https://example.com)” is long.");
  });

  test("a proven fix is said first, and given as data: SARIF's own fixes would replace lines of the file", () => {
    const changes = [{ layer: "1:2", property: "fill", from: "#9a9a9a", to: "#6b6b6b" }] as const;
    const fixes = [{ kind: "text-color", title: "Use #6b6b6b", effect: "5.3:1", changes }] as const;
    const [first] = written([reviewOf("a.json", [frameWith([findingWith({ fixes })])])], "en").results;
    expect(first?.message.text).toContain("The contrast is 2.84:1. Use #6b6b6b. 5.3:1 On:");
    expect(first?.properties["fixes"]).toEqual(fixes);
    expect(first).not.toHaveProperty("fixes");
  });

  test("says by which level and for which platform a screen was judged, also where nothing is found", () => {
    const judgedBy = { level: "AAA", platform: "ios", isPlatformGuessed: true } as const;
    const demands = { wcagLevel: "AAA", platform: "ios", platformIsGuessed: true };
    const frames = [
      frameWith([findingWith()], { judgedBy }),
      frameWith([], { id: "2:1", judgedBy: { level: "AA" } }),
    ];
    const { results, artifacts } = written([reviewOf("a.json", frames)], "en");
    expect(results[0]?.properties).toMatchObject(demands);
    expect(artifacts[0]?.properties?.["screens"]).toMatchObject([
      { id: "1:1", findings: 1, ...demands },
      { id: "2:1", findings: 0, wcagLevel: "AA", platform: null, platformIsGuessed: false },
    ]);
  });

  test("says what is a detail, and where one change mends all places", () => {
    const source = { kind: "style", name: "Caption", places: 3 } as const;
    const small = findingWith({ isDetail: true, source });
    const properties = [small, findingWith()].map(
      (finding) => written([reviewOf("a.json", [frameWith([finding])])], "en").results[0]?.properties,
    );
    expect(properties).toMatchObject([{ isDetail: true, source }, { isDetail: false }]);
  });

  test("a file that could not be read makes the run a failed one, and is told", () => {
    const { invocations, artifacts } = written([cart, unread("bad.json", "this is not JSON")], "en");
    expect(invocations).toMatchObject([
      {
        executionSuccessful: false,
        toolExecutionNotifications: [{ level: "error", message: { text: "this is not JSON" } }],
      },
    ]);
    expect(artifacts.map((one) => one.location.uri)).toEqual(["designs/my%20shop.json", "bad.json"]);
  });

  test("what was left out of a file is told as a warning", () => {
    const some = { ...cart, report: { ...cart.report, notRead: { count: 3, first: [] } } };
    expect(written([some], "fr").invocations).toMatchObject([
      { executionSuccessful: true, toolExecutionNotifications: [{ level: "warning" }] },
    ]);
  });
});

describe("a rule in SARIF", () => {
  test("is described in both languages, with nothing left to fill in", () => {
    const described = RULES.flatMap(({ id }) =>
      (["en", "fr"] as const).map((language) => rule.parse(sarifRule(id, language, null))),
    );
    expect(described.filter(({ shortDescription: { text } }) => /[{}]/.test(text))).toEqual([]);
  });

  test("leads to the page of rules once there is a site, and to what it rests on until then", () => {
    expect(sarifRule("text-contrast", "en", "https://example.com")).toMatchObject({
      helpUri: "https://example.com/rules",
    });
    expect(sarifRule("text-contrast", "en", null)).toMatchObject({
      helpUri: expect.stringContaining("w3.org"),
    });
  });
});
