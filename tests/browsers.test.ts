import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

// All that runs in browsers is built for those of `scripts/bundle/browsers.mjs`. The builds turn newer syntax into older one;
// what a browser cannot do at all, they leave as it is. What the language itself brings is held by the compiler (`lib`).

const ROOT = path.resolve(import.meta.dirname, "..");

const sourcesOf = (ending: RegExp): readonly { readonly file: string; readonly text: string }[] =>
  ["plugin/ui", "plugin/stage", "plugin/protocol", "website", "shared"]
    .flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((file) =>
        path.join(folder, file),
      ),
    )
    .filter((file) => ending.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), "utf8") }));

/** Features that at least one of the browsers has not: where one stands, something else stands in for it there. */
const NEWER_CALLS =
  /\b(?:URL\.(?:canParse|parse)|AbortSignal\.any|requestIdleCallback|startViewTransition|Intl\.Segmenter|CSS\.highlights|checkVisibility|(?:show|hide|toggle)Popover|showPicker|show(?:Open|Save)FilePicker|navigator\.share|queryLocalFonts|onscrollend|closedBy|commandForElement|setHTMLUnsafe|moveBefore)\b|\b(?:context|ctx)\.filter = /g;

const NEWER_STYLES =
  /\b(?:field-sizing|interpolate-size|anchor-name|position-anchor|animation-timeline|view-transition-name|text-box|scrollbar-gutter|transition-behavior)\s*:|@(?:starting-style|scope|property|function)\b|\blight-dark\(|\((?:in srgb )?from /g;

const found = (text: string, what: RegExp): readonly string[] => [...new Set(text.match(what))];

test("a script asks first for what not every browser has", () => {
  const sources = sourcesOf(/\.tsx?$/);
  const unasked = sources.flatMap(({ file, text }) =>
    found(text, NEWER_CALLS)
      .filter((call) => !text.includes(`typeof ${call}`))
      .map((call) => `${file}: ${call}`),
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(unasked).toEqual([]);
});

test("a style sheet says what is done where a browser has not what it uses", () => {
  const sheets = sourcesOf(/\.css$/);
  const unasked = sheets.flatMap(({ file, text }) =>
    found(text, NEWER_STYLES)
      .map((style) => style.replace(/\s*:$/, ""))
      .filter((style) => !text.includes(`@supports not (${style}`))
      .map((style) => `${file}: ${style}`),
  );
  expect(sheets.length).toBeGreaterThan(50);
  expect(unasked).toEqual([]);
});

test("a thin scroll bar has a colour that both themes have: Firefox may draw a white one on a dark page", () => {
  const thin = sourcesOf(/\.css$/).filter(({ text }) => text.includes("scrollbar-width: thin"));
  expect(thin.length).toBeGreaterThan(0);
  expect(thin.filter(({ text }) => !text.includes("scrollbar-color:")).map(({ file }) => file)).toEqual([]);
});
