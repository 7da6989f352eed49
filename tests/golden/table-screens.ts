import { globSync } from "node:fs";
import { registerHooks } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "../../scripts/run/run-tool.ts";
import { TABLE_SCREENS } from "./collect-tables.ts";
import type { GoldenScreen } from "./golden-reports.ts";

const urlOf = (file: string): string => pathToFileURL(path.join(ROOT, file)).href;

const RULE_TESTING = urlOf("shared/review/testing.ts");
const SCENE_TESTING = urlOf("shared/scene/testing.ts");

/** The modules that a test file gets in place of its own. */
function standIn(url: string, testFile: string): string {
  if (url === RULE_TESTING) return urlOf("tests/golden/collect-tables.ts");
  // Ids of layers begin anew in each file: a row more in one changes no other.
  if (url === SCENE_TESTING) return `${url}?for=${path.basename(testFile)}`;
  return url;
}

/** The screens of the tables of all rules (`testRule`): their files are loaded, and none of their tests is run. */
export async function tableScreens(): Promise<readonly GoldenScreen[]> {
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      if (specifier === "vitest") return { url: urlOf("tests/golden/no-vitest.ts"), shortCircuit: true };
      const resolved = next(specifier, context);
      const { parentURL = "" } = context;
      return parentURL.endsWith(".test.ts")
        ? { ...resolved, url: standIn(resolved.url, parentURL) }
        : resolved;
    },
  });
  for (const file of globSync("shared/review/rules/**/*.test.ts", { cwd: ROOT }).toSorted())
    await import(urlOf(file));
  hooks.deregister();
  return TABLE_SCREENS;
}
