import { expect, test } from "vitest";
import { REVIEW_WORDS } from "./review-words.ts";
import { foundOn, toldReview } from "../../tests/told-review.ts";
import { writeMarkdown } from "./write-markdown.ts";

const { en } = REVIEW_WORDS;

test("foreign words stay text: no tag, link, picture, heading or list comes of them", () => {
  const name = "![x](http://evil.test)<b>\n# Heading\n- item &lt;i&gt;";
  const written = writeMarkdown(
    toldReview([foundOn({ layers: [{ id: "1:2", name }], problem: name })], { frame: { name } }),
    en,
  );
  expect(written).not.toMatch(/^(?:# Heading|- item)/m);
  expect(written).not.toMatch(/[^\\][<&]|[^\\]\[x/);
});

test("what was not read of the file is said with its number", () => {
  const notRead = { count: 2, first: [{ path: "node.fills[0]", reason: "a colour is missing" }] };
  expect(writeMarkdown(toldReview([foundOn()], { review: { notRead } }), en)).toContain(
    "a colour is missing",
  );
  expect(writeMarkdown(toldReview([foundOn()]), en)).not.toContain(en.notRead);
});

test("foreign words lead nowhere, call nobody and begin no list", () => {
  const said = ["see https://evil.test", "www.evil.test", "@somebody", "- item", "12. item"].map((problem) =>
    writeMarkdown(toldReview([foundOn({ problem })]), en),
  );
  const kept = ["https\\://evil", "www\\.evil", "\\@somebody", "\\- item", "12\\. item"];
  for (const [index, text] of said.entries()) expect(text).toContain(kept[index]);
});

test("the address of a basis cannot end its link", () => {
  const written = writeMarkdown(toldReview([foundOn({ basis: "https://a.test/) [x](b" })]), en);
  expect(written).toContain("(https://a.test/%29%20[x]%28b)");
});

test("the gravest comes first, whatever its aspect, and nobody reads ids of layers", () => {
  const small = foundOn({ id: "a@1", title: "Small", severity: "minor", aspect: "ux" });
  const grave = foundOn({ id: "b@1", title: "Grave", severity: "critical", aspect: "copy" });
  const written = writeMarkdown(toldReview([small, grave]), en);
  expect(written.indexOf("**Grave** (critical, Copy")).toBeLessThan(written.indexOf("**Small** (minor, UX"));
  expect(written).not.toContain(small.layers[0]?.id);
});

test("what the second opinion doubts says so before the problem", () => {
  const written = writeMarkdown(toldReview([foundOn({ doubt: "It is a sign." })]), en);
  expect(written).toContain("  The second opinion doubts this: It is a sign.\n  The contrast is 1.2:1.");
});

test("what a model noticed stands apart from what was measured", () => {
  const guideline = { title: "A guideline", url: "https://example.org/" };
  const { rule: _, basis: __, evidence: ___, certainty: ____, ...finding } = foundOn({ title: "Unclear" });
  const review = toldReview([], { review: { noticed: [{ ...finding, frameId: "1:1", guideline }] } });
  expect(writeMarkdown(review, en)).toContain(
    "### Second opinion\n\nA model noticed this; judge for yourself.\n\n- **Unclear** (major, UI, second opinion)",
  );
});

test("a question stands with its reply below the findings, as text", () => {
  const point = { text: "“Pay” says *when*.", layers: [{ id: "1:2", name: "Pay" }] };
  const inquiries = [
    { id: "1", frameId: "1:1", words: "What is <b>said</b>?", points: [point] },
    { id: "2", frameId: "1:1", words: "", perspective: "payer" as const, points: [] },
    { id: "3", frameId: "2:1", words: "Elsewhere?", points: [] },
  ];
  const written = writeMarkdown(toldReview([], { review: { inquiries } }), en);
  expect(written).toContain(
    String.raw`### Questions and replies

- **What is \<b\>said\</b\>?**
  - “Pay” says \*when\*. (Pay)
- **As somebody who pays**`,
  );
  expect(written).not.toContain("Elsewhere");
});
