import path from "node:path";
import { ASPECTS, type Aspect } from "../../shared/review/rule.ts";

export interface NewRule {
  readonly aspect: Aspect;
  /** The folder inside the aspect's; undefined where the aspect has none. */
  readonly room: string | undefined;
  readonly id: string;
}

/** Files by their path from the root of the project, with what is to stand in them. */
export type Files = ReadonlyMap<string, string>;

const KEBAB_CASE = /^[a-z]+(-[a-z]+)*$/;

/** Tells why a rule cannot be made; undefined when it can. */
export function findFault(
  { aspect, room, id }: Omit<NewRule, "aspect"> & { readonly aspect: string },
  takenIds: readonly string[],
): string | undefined {
  if (!ASPECTS.some((one) => one === aspect)) return `An aspect is one of ${ASPECTS.join(", ")}.`;
  if (room !== undefined && !KEBAB_CASE.test(room)) return "A room is a word in kebab-case, such as spacing.";
  if (!KEBAB_CASE.test(id)) return "An id is a noun in kebab-case, such as text-contrast.";
  return takenIds.includes(id) ? `There is a rule “${id}” already.` : undefined;
}

const camelCase = (id: string): string =>
  id.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The way from a rule's file to `shared/review`. */
const toReview = ({ room }: NewRule): string => (room === undefined ? "../.." : "../../..");

const ruleFile = (rule: NewRule): string => `import { defineRule } from "${toReview(rule)}/rule.ts";

export const ${camelCase(rule.id)} = defineRule({
  id: "${rule.id}",
  aspect: "${rule.aspect}",
  severity: "suggestion",
  certainty: "likely",
  judges: "texts",
  basis: "",
  says: {
    en: {
      title: "",
      problem: "",
      why: "",
      fix: "",
    },
    fr: {
      title: "",
      problem: "",
      why: "",
      fix: "",
    },
  },
  applies: (frame) => frame.texts,
  check: (_, { pass }) => pass(),
});
`;

const testFile = (
  rule: NewRule,
): string => `import { screen, text } from "${toReview(rule)}/../scene/testing.ts";
import { testRule } from "${toReview(rule)}/testing.ts";
import { ${camelCase(rule.id)} } from "./${rule.id}.ts";

testRule(${camelCase(rule.id)}, {
  pass: {
    "what is right": screen([text("A text")]),
  },
  fail: {
    "what is wrong": [screen([text("Another text")]), { what: "was measured" }],
  },
});
`;

const indexPath = ({ aspect }: NewRule): string => `shared/review/rules/${aspect}/index.ts`;

/** The list of an aspect with the rule at its end, and its import among the others. */
function listed(index: string, { room, id }: NewRule): string {
  const [head = "", ...imports] = index.split("\n").filter((line) => line.startsWith("import "));
  const own = `import { ${camelCase(id)} } from "./${room === undefined ? id : `${room}/${id}`}.ts";`;
  const pathOf = (line: string): string => /"(.*)"/.exec(line)?.[1] ?? "";
  const sorted = [...imports, own].toSorted((a, b) => (pathOf(a) < pathOf(b) ? -1 : 1));
  const rest = index.split("\n").filter((line) => !line.startsWith("import "));
  return [head, ...sorted, ...rest].join("\n").replace(/\n\];/, `\n  ${camelCase(id)},\n];`);
}

/** The files that a new rule needs: its own, its test, and the one that lists it. */
export function writeRule(rule: NewRule, read: (path: string) => string): Files {
  const folder = path.join("shared/review/rules", rule.aspect, rule.room ?? "");
  return new Map([
    [`${folder}/${rule.id}.ts`, ruleFile(rule)],
    [`${folder}/${rule.id}.test.ts`, testFile(rule)],
    [indexPath(rule), listed(read(indexPath(rule)), rule)],
  ]);
}
