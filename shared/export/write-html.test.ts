import { expect, test } from "vitest";
import { foundOn, toldReview } from "../../tests/told-review.ts";
import { writeHtml } from "./write-html.ts";

const HOSTILE = `</style><script>alert("1")</script><img src=x onerror='alert(2)'>`;
const NO_PICTURES = new Map();

const picture = {
  base64: "iVBORw0KGgo=",
  type: "image/png",
  pins: new Map([["text-contrast@1:2", { x: 0.25, y: 0.5 }]]),
} as const;

test("foreign words stay text: no tag, attribute or script comes of them", () => {
  const finding = foundOn({
    title: HOSTILE,
    problem: HOSTILE,
    why: HOSTILE,
    fix: HOSTILE,
    basis: `javascript:alert(3)`,
    layers: [{ id: `"><script>`, name: HOSTILE }],
  });
  const review = toldReview([finding], {
    review: { file: HOSTILE, purpose: HOSTILE, engine: HOSTILE },
    frame: { name: HOSTILE, unsure: [{ rule: HOSTILE, layers: finding.layers, reason: HOSTILE }] },
  });
  const page = writeHtml(review, "en", new Map([["1:1", picture]]));
  expect(page).not.toMatch(/<script|<img src=x|href="javascript:/);
  expect(page.match(/<\/style>/g)).toHaveLength(1);
  expect(page).toContain("&lt;script&gt;");
});

test("nothing is asked for from elsewhere", () => {
  const page = writeHtml(toldReview([foundOn()]), "en", new Map([["1:1", picture]]));
  expect(page).toContain(`content="default-src 'none'; img-src data:; style-src 'unsafe-inline'"`);
  const loaded = [...page.matchAll(/(?:src|srcset|poster|data)="([^"]*)"/g)].map((match) => match[1] ?? "");
  expect(loaded).toHaveLength(1);
  expect(loaded[0]).toMatch(/^data:image\/png;base64,/);
  expect(page).not.toMatch(/url\(|@import/);
  expect(page).not.toContain("<link");
});

test("a pin leads from its place on the picture to the finding of its number", () => {
  const page = writeHtml(toldReview([foundOn()]), "en", new Map([["1:1", picture]]));
  expect(page).toContain(`href="#finding-1-1" style="left:25%;top:50%" aria-label="1. Text too faint"`);
  expect(page).toContain(`<li class="finding major" id="finding-1-1"><span class="number">1</span>`);
  expect(page).toContain(`src="data:image/png;base64,iVBORw0KGgo="`);
});

test("what is no picture is left out", () => {
  const odd = { ...picture, base64: `"><script>` };
  expect(writeHtml(toldReview([foundOn()]), "en", new Map([["1:1", odd]]))).not.toContain("<img");
});

test("light, dark and print are told apart", () => {
  const page = writeHtml(toldReview([]), "en", NO_PICTURES);
  expect(page).toContain("prefers-color-scheme: dark");
  expect(page).toContain("@media print");
});

test("says in French what there is to say, and when it was made", () => {
  const page = writeHtml(toldReview([], { review: { madeAt: "2026-11-20T10:00:00Z" } }), "fr", NO_PICTURES);
  expect(page).toContain(`<html lang="fr">`);
  expect(page).toContain("<h1>Revue de Shop</h1>");
  expect(page).toContain("Revue du 20 novembre 2026.");
  expect(page).toContain("Aucun défaut mesuré.");
});
