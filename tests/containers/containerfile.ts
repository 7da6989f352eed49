import { readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../../scripts/run/run-tool.ts";

/** A line of the file, as `["RUN", "npm install"]`: lines that go on are joined, arguments put in. */
export type Instruction = readonly [name: string, rest: string];

/** The instructions that make the image, in their order. */
export function readContainerfile(): readonly Instruction[] {
  const lines = readFileSync(path.join(ROOT, "Containerfile"), "utf8")
    .replaceAll(/\\\n\s*/g, "")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split(/ (.*)/, 2) as [name: string, rest: string]);
  const values = Object.fromEntries(
    lines.filter(([name]) => name === "ARG").map(([, rest]) => rest.split("=", 2)),
  ) as Record<string, string>;
  // Arguments are filled in after FROM alone: elsewhere they are for the shell.
  return lines.map(([name, rest]) => [
    name,
    name === "FROM" ? rest.replaceAll(/\$\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole) : rest,
  ]);
}

/** Its stages, each with its instructions from the first one on. */
export function stagesOf(instructions: readonly Instruction[]): readonly (readonly Instruction[])[] {
  const starts = instructions.flatMap(([name], index) => (name === "FROM" ? [index] : []));
  return starts.map((start, index) => instructions.slice(start, starts[index + 1]));
}

/** `A=b C=d` as pairs. */
export const pairs = (text: string): readonly (readonly [string, string])[] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split("=", 2) as [string, string]);
