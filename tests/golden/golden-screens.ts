import { globSync } from "node:fs";
import path from "node:path";
import { readDesign } from "../../cli/design/read-design.ts";
import { REPORT_WORDS } from "../../cli/words/words.ts";
import { ROOT } from "../../scripts/run/run-tool.ts";
import type { Golden, GoldenScreen } from "./golden-reports.ts";
import { tableScreens } from "./table-screens.ts";

const OURS = ["plugin/stage/samples/*.json", "tests/fixtures/fig/*.fig"];

/** Designs of other people, where they lie beside the project. */
const OTHERS = ["../shared/designs/**/*.{json,fig}"];

async function screensOf(file: string): Promise<readonly GoldenScreen[]> {
  const { pages } = await readDesign(path.join(ROOT, file), REPORT_WORDS.en);
  const scenes = await Promise.all(pages.map(({ readScene }) => readScene()));
  return scenes.flatMap(
    (scene) =>
      scene?.frames.map((root) => ({ name: `${file}: ${root.name}`, scene, root, demands: {} })) ?? [],
  );
}

const designs = async (patterns: readonly string[]): Promise<readonly GoldenScreen[]> =>
  (await Promise.all(globSync(patterns, { cwd: ROOT }).toSorted().map(screensOf))).flat();

/** Numbers what is called alike: a design may have two screens of one name. */
function named(screens: readonly GoldenScreen[]): readonly GoldenScreen[] {
  const counts = new Map<string, number>();
  return screens.map((screen) => {
    const count = (counts.get(screen.name) ?? 0) + 1;
    counts.set(screen.name, count);
    return count === 1 ? screen : { ...screen, name: `${screen.name} (${count})` };
  });
}

/**
 * The screens of the rules’ own tables, of the samples and the fixtures, in the same order each time. All: also
 * those of designs of other people.
 */
export const goldenScreens = async (wanted: Golden["screens"]): Promise<readonly GoldenScreen[]> =>
  named([...(await tableScreens()), ...(await designs(wanted === "ours" ? OURS : [...OURS, ...OTHERS]))]);
