import { expect, test } from "vitest";
import { afterThoughts } from "./after-thoughts.ts";

/** The text that is passed on of one that comes in pieces of a length. */
function heardOf(text: string, length: number): string {
  const heard: string[] = [];
  const reader = afterThoughts((piece) => heard.push(piece));
  for (let at = 0; at < text.length; at += length) reader.take(text.slice(at, at + length));
  reader.end();
  return heard.join("");
}

const ANSWER = '{"findings": []}';
const DRAFT = 'I could say {"findings": [{"title": "no"}]} here.';

test.each([1, 7, 1000])("thoughts are left out, in pieces of %i", (length) => {
  expect(heardOf(`<think>${DRAFT}</think>${ANSWER}`, length)).toBe(ANSWER);
  expect(heardOf(`<thinking>\n${DRAFT}\n</thinking>\n${ANSWER}`, length).trim()).toBe(ANSWER);
  // Where the question opens the thoughts already, only their end is said.
  expect(heardOf(`${DRAFT}</think>${ANSWER}`, length)).toBe(ANSWER);
});

test.each([1, 7, 1000])("what is no thought stays, in pieces of %i", (length) => {
  for (const text of [ANSWER, `\n\n${ANSWER}`, `\`\`\`json\n${ANSWER}`, `Here you are: ${ANSWER}`])
    expect(heardOf(text, length)).toBe(text);
  // Words of an answer end no thoughts.
  expect(heardOf('{"title": "</think>"}', length)).toBe('{"title": "</think>"}');
});

test("an answer comes as it is said, and thoughts that never end are none", () => {
  const heard: string[] = [];
  const reader = afterThoughts((piece) => heard.push(piece));
  reader.take('{"find');
  expect(heard).toEqual(['{"find']);
  expect(heardOf(`<think>${DRAFT}`, 5)).toBe("");
});
