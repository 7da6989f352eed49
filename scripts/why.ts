import { oneLine } from "../shared/export/one-line.ts";
import { RULES } from "../shared/review/rules/index.ts";
import { whyOf, type Why } from "../shared/review/why.ts";
import type { SceneNode } from "../shared/scene/scene.ts";
import { readDesign } from "./review/design/read-design.ts";
import { InputError } from "./review/words/input-error.ts";
import { REPORT_WORDS } from "./review/words/words.ts";

const USAGE = `Usage: npm run why -- FILE LAYER RULE

Says why a rule tells something about a layer, or nothing. FILE is a design as \`npm run review\` takes it, LAYER the id or
the name of a layer (each layer of that name is asked about), RULE the id of a rule.
`;

const FOLDED = {
  suggestion: "it is no more than a suggestion",
  guess: "it is minor, and stands on a guess",
  hair: "it misses by a hair",
  many: "a dozen others are told before it",
} as const;

function sentenceOf(why: Why, rule: string): string {
  switch (why.answer) {
    case "not-among-judged":
      return why.judged === 0
        ? `${rule} has nothing to judge on this screen. ${why.because ?? "None of its layers is what the rule looks at."}`
        : `${rule} does not look at this layer: it is none of the ${why.judged} that the rule applies to here.`;
    case "passed":
      return `${rule} looks at this layer, and finds nothing wrong.`;
    case "unsure":
      return `${rule} cannot tell. ${why.reason}`;
    case "failed":
      return `${rule} finds it wrong: ${oneLine(JSON.stringify(why.evidence), 300)}.`;
    case "silenced":
      return why.by
        ? `${rule} is silent, as ${why.by} says the same about these layers in better words.`
        : `${rule} is silent, as another finding of its own says the same.`;
    case "merged":
      return `It is part of ${why.into}, which is about ${why.layers} layers.`;
    case "folded":
      return `It is folded away, as ${FOLDED[why.because]}.`;
    case "told":
      return `It is told at once, as ${why.severity}.`;
  }
}

const isCalled = ({ id, name }: SceneNode, layer: string): boolean => id === layer || name === layer;

const layersIn = (node: SceneNode, layer: string): readonly SceneNode[] => [
  ...(isCalled(node, layer) ? [node] : []),
  ...(node.children ?? []).flatMap((child) => layersIn(child, layer)),
];

async function answer(file: string, layer: string, id: string): Promise<readonly string[]> {
  const rule = RULES.find((one) => one.id === id);
  if (!rule) throw new InputError(`There is no rule “${id}”; docs/rules.md names them all.`);
  const lines: string[] = [];
  for (const page of (await readDesign(file, REPORT_WORDS.en)).pages) {
    const scene = await page.readScene();
    for (const screen of scene?.frames ?? [])
      for (const one of layersIn(screen, layer)) {
        lines.push(`${screen.name} › ${one.name} (${one.id})`);
        for (const why of whyOf(scene as NonNullable<typeof scene>, screen, { layer: one.id, rule }))
          lines.push(`  ${sentenceOf(why, id)}`);
      }
  }
  if (lines.length === 0) throw new InputError(`No screen has a layer “${layer}”.`);
  return lines;
}

const [file, layer, rule] = process.argv.slice(2);
if (file === undefined || layer === undefined || rule === undefined) process.stdout.write(USAGE);
else
  try {
    process.stdout.write(`${(await answer(file, layer, rule)).join("\n")}\n`);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  }
