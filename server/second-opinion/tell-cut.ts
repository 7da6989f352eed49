import type { AskModel, Question, Tokens } from "./ask-model.ts";

/** No language that we write in has more letters to a token than this; pictures come on top. */
const MOST_LETTERS_A_TOKEN = 5.5;

/** True when a server read less than it was sent: some cut what is too long for them, and say nothing. */
function wasCut({ instructions, design, task }: Question, { inputTokens }: Tokens): boolean {
  const fewest = (instructions.length + design.length + task.length) / MOST_LETTERS_A_TOKEN;
  return inputTokens > 0 && inputTokens < fewest;
}

/** Tells when a question was not read whole, by the server's own count: its context is too small. Where none is told, nobody knows. */
export const tellCut =
  (ask: AskModel, onCut: (read: Pick<Tokens, "inputTokens">) => void): AskModel =>
  async (question, signal, onText) => {
    const answer = await ask(question, signal, onText);
    if (wasCut(question, answer)) onCut({ inputTokens: answer.inputTokens });
    return answer;
  };
