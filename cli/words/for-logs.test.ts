import { expect, test } from "vitest";
import { forLogs } from "./for-logs.ts";

test.each([
  ["a command of Azure, anywhere in a line", "Text: ##vso[task.setvariable variable=x]1", "#\u200b#vso["],
  ["one in other letters", "##VSO[x]", "#\u200b#VSO["],
  ["one behind more of the same sign", "###vso[x]", "#\u200b#vso["],
  ["an older command of GitHub", "- ##[set-env name=PATH]/tmp", "#\u200b#[set-env"],
  ["a message of TeamCity", "##teamcity[testFailed name='x']", "#\u200b#teamcity["],
  ["a command of GitHub that begins a line", "Screen\n::stop-commands::x", "\n:\u200b:stop-commands"],
  ["one behind space", "Screen\n  \t::add-mask::x", "\n  \t:\u200b:add-mask"],
  ["the same behind an old end of line", "Screen\r::error::x", "\r:\u200b:error"],
])("%s is broken where nobody sees it", (_, text, broken) => {
  const written = forLogs(text);
  expect(written).toContain(broken);
  expect(written.replaceAll("\u200b", "")).toBe(text);
});

test.each([
  "## Screens\n\n### Not judged",
  "a::b",
  "std::vector in a text ::after",
  '"name": "::before"',
  "#1 ##",
])("%j stays as it is", (text) => {
  expect(forLogs(text)).toBe(text);
});
