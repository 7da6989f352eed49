import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod";
import type { AskModel, Question } from "../../server/second-opinion/ask-model.ts";
import { InputError } from "../review/words/input-error.ts";

const RECORDED = z.object({ text: z.string(), inputTokens: z.number(), outputTokens: z.number() });

/** One question, one file: named after all that is asked. */
function fileOf(folder: string, { name, instructions, design, task, pictures, closeUps }: Question): string {
  const hash = createHash("sha256").update(JSON.stringify([name, instructions, design, task]));
  for (const { bytes } of [...pictures, ...closeUps]) hash.update(bytes);
  return path.join(folder, `${name}-${hash.digest("hex").slice(0, 16)}.json`);
}

/** Answers with what was recorded. */
export const answersOf =
  (folder: string): AskModel =>
  async (question, _, onText) => {
    const file = fileOf(folder, question);
    const text = await readFile(file, "utf8").catch((cause: unknown) => {
      throw new InputError(`There is no recorded answer: ${file}`, { cause });
    });
    const answer = RECORDED.parse(JSON.parse(text));
    onText?.(answer.text);
    return answer;
  };

/** Asks a model and keeps what it answers. What it said comes in one piece, so that a replay asks the same again. */
export const recording =
  (folder: string, ask: AskModel): AskModel =>
  async (question, signal, onText) => {
    const answer = await ask(question, signal);
    await mkdir(folder, { recursive: true });
    await writeFile(fileOf(folder, question), `${JSON.stringify(answer, null, 2)}\n`);
    onText?.(answer.text);
    return answer;
  };
