import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod";
import type { AskModel, Question } from "../../server/second-opinion/ask-model.ts";
import { sizeOfPicture } from "../../server/vendors/sharp.ts";
import { InputError } from "../../cli/words/input-error.ts";

const RECORDED = z.object({ text: z.string(), inputTokens: z.number(), outputTokens: z.number() });

/**
 * One question, one file: named after what is asked, and how large its pictures are. Two machines draw one picture in other
 * bytes.
 */
async function fileOf(folder: string, question: Question): Promise<string> {
  const { name, instructions, design, task, pictures, closeUps } = question;
  const sizes = await Promise.all([...pictures, ...closeUps].map(({ bytes }) => sizeOfPicture(bytes)));
  const asked = JSON.stringify([name, instructions, design, task, sizes]);
  const hash = createHash("sha256").update(asked).digest("hex");
  return path.join(folder, `${name}-${hash.slice(0, 16)}.json`);
}

/** No two claims end in one piece as small as this. */
const PIECE = /[^]{1,16}/gu;

/**
 * Tells answers about one screen in the order in which they were asked for, and in small pieces: so whoever listens asks the
 * same again at each run, and as much as production does.
 */
function inOrder(ask: AskModel): AskModel {
  const turns = new Map<string, Promise<unknown>>();
  return async (question, signal, onText = () => {}) => {
    const key = `${question.name}\n${question.design}`;
    let told: Promise<unknown> = turns.get(key) ?? Promise.resolve();
    const asked = ask(question, signal, (text) => {
      told = told.then(() => text.match(PIECE)?.forEach((piece) => onText(piece)));
    });
    turns.set(
      key,
      asked.catch(() => {}).then(() => told),
    );
    const answer = await asked;
    await told;
    return answer;
  };
}

/** Answers with what was recorded. */
export const answersOf = (folder: string): AskModel =>
  inOrder(async (question, _, onText) => {
    const file = await fileOf(folder, question);
    const text = await readFile(file, "utf8").catch((cause: unknown) => {
      throw new InputError(`There is no recorded answer: ${file}`, { cause });
    });
    const answer = RECORDED.parse(JSON.parse(text));
    onText?.(answer.text);
    return answer;
  });

/** Asks a model and keeps what it answers. */
export const recording = (folder: string, ask: AskModel): AskModel =>
  inOrder(async (question, signal, onText) => {
    const answer = await ask(question, signal, onText);
    await mkdir(folder, { recursive: true });
    await writeFile(await fileOf(folder, question), `${JSON.stringify(answer, null, 2)}\n`);
    return answer;
  });
