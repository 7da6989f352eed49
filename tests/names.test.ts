import { groupBy } from "../shared/group-by.ts";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");

/** The programs, each built with `shared`. The stage and the payment stand-in are programs of their own. */
const PROGRAMS = [
  "plugin",
  "plugin/stage",
  "server",
  "stand-ins",
  "stand-ins/stripe",
  "website",
  "cli",
  "scripts",
];

const EXPORTED =
  /^export (?:default )?(?:abstract )?(?:async )?(?:interface|type|const|let|class|function\*?) (\w+)/gm;

const isSource = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$|(^|\/)testing(\.tsx?$|\/)|-stand-in\.ts$/.test(file);

const filesIn = (folder: string): readonly string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/${file}`)
    .filter(isSource);

/** The innermost program that a file belongs to. */
const programOf = (file: string): string | undefined =>
  PROGRAMS.filter((program) => file.startsWith(`${program}/`)).toSorted((a, b) => b.length - a.length)[0];

const namesIn = (file: string): readonly string[] =>
  [...readFileSync(path.join(ROOT, file), "utf8").matchAll(EXPORTED)].map(([, name = ""]) => name);

/** True for an endpoint and the server's function that answers it: the two have one name. */
const isAnswered = (files: readonly string[]): boolean =>
  files.length === 2 &&
  files.some((file) => file.startsWith("shared/api/endpoints/")) &&
  files.some((file) => /^(server|stand-ins)\//.test(file));

test.each(["shared", ...PROGRAMS])("an exported name of %s stands for one thing", (program) => {
  const files = [
    ...filesIn("shared"),
    ...(program === "shared" ? [] : filesIn(program).filter((file) => programOf(file) === program)),
  ];
  const places = groupBy(
    files.flatMap((file) => [...new Set(namesIn(file))].map((name) => ({ name, file }))),
    ({ name }) => name,
  );
  expect(places.size).toBeGreaterThan(50);
  const doubled = [...places]
    .map(([name, all]) => [name, all.map(({ file }) => file)] as const)
    .filter(([, where]) => where.length > 1 && !isAnswered(where));
  expect(doubled).toEqual([]);
});
