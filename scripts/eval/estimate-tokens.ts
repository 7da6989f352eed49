import * as z from "zod";
import type { Question, QuestionPicture } from "../../server/second-opinion/ask-model.ts";
import { sizeOfPicture } from "../../server/vendors/sharp.ts";

/** Of English and of tables of numbers, as models count: a rule of thumb. */
const CHARACTERS_A_TOKEN = 3.6;

/** How a picture at high detail is counted: made to fit, then so many for each square. */
const PICTURE = { longestPx: 2048, shortestPx: 768, squarePx: 512, base: 85, square: 170 } as const;

async function ofPicture({ bytes }: QuestionPicture): Promise<number> {
  const size = await sizeOfPicture(bytes);
  if (!size) return 0;
  const { width, height } = size;
  const fit = Math.min(1, PICTURE.longestPx / Math.max(width, height));
  const scale = fit * Math.min(1, PICTURE.shortestPx / (fit * Math.min(width, height)));
  const squares =
    Math.ceil((width * scale) / PICTURE.squarePx) * Math.ceil((height * scale) / PICTURE.squarePx);
  return PICTURE.base + PICTURE.square * squares;
}

/** About how many tokens a question takes: for models that do not tell, and to compare what is sent. */
export async function estimateTokens(question: Question): Promise<number> {
  const { instructions, design, task, shape, pictures, closeUps } = question;
  const seen = await Promise.all([...pictures, ...closeUps].map(ofPicture));
  // The shape of an answer is sent along.
  const words = [instructions, design, task, JSON.stringify(z.toJSONSchema(shape))].join("");
  return Math.ceil(words.length / CHARACTERS_A_TOKEN) + seen.reduce((sum, tokens) => sum + tokens, 0);
}
