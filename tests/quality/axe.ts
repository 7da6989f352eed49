import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { findChromium } from "../../scripts/browser/chromium.ts";
import { ROOT } from "../../scripts/run/run-tool.ts";
import { fromRest } from "../../shared/scene/rest/from-rest.ts";
import type { Scene } from "../../shared/scene/scene.ts";
import { table } from "../bench/statistics.ts";
import { isTrue, judgeOnPictures, type OnPicture } from "./axe/on-pictures.ts";
import { photograph } from "./axe/photograph.ts";
import { agreeOn, comparePages, type Agreement, type ComparedPage } from "./axe/compare.ts";

const TOOL = path.resolve(ROOT, "../shared/measure/pages.mjs");

const share = (part: number, whole: number): string => (whole === 0 ? "–" : (part / whole).toFixed(3));

/**
 * A copy of a page beside it whose links lead to different places. Those of a template all lead to '#', and axe-core
 * takes targets that do the same for one target.
 */
function withDistinctLinks(page: string): string {
  let count = 0;
  const html = readFileSync(page, "utf8").replace(
    /(<a\b[^>]*\shref=)(["'])[^"']*\2/gi,
    (_, start: string) => `${start}"#to-${++count}"`,
  );
  const copy = page.replace(/\.html$/, ".distinct.html");
  writeFileSync(copy, html);
  return copy;
}

function rowOf(name: string, { bothFail, onlyWeFail, onlyAxeFails, open, decided }: Agreement) {
  return [
    name,
    share(bothFail, bothFail + onlyWeFail.length),
    share(bothFail, bothFail + onlyAxeFails.length),
    String(bothFail),
    String(onlyWeFail.length),
    String(onlyAxeFails.length),
    `${decided} of ${open}`,
  ];
}

function sayAgreement(pages: readonly ComparedPage[]): void {
  const contrast = agreeOn(pages, "text-contrast");
  const targets = agreeOn(pages, "target-size");
  process.stdout.write(
    `\naxe-core on ${pages.length} pages\n${table([
      ["rule", "precision", "recall", "both fail", "only we", "only axe", "open, decided"],
      rowOf("text-contrast", contrast),
      rowOf("target-size", targets),
    ])}\n`,
  );
  for (const { onlyWeFail, onlyAxeFails } of [contrast, targets]) {
    for (const place of onlyWeFail) process.stdout.write(`only we: ${place}\n`);
    for (const place of onlyAxeFails) process.stdout.write(`only axe: ${place}\n`);
  }
}

function sayTimes(pages: readonly ComparedPage[]): void {
  const sum = (of: (page: ComparedPage) => number): number =>
    pages.reduce((total, page) => total + of(page), 0);
  const [axeMs, firstMs, medianMs] = [
    sum(({ truth }) => truth.axeMs),
    sum((page) => page.firstMs),
    sum((page) => page.medianMs),
  ];
  process.stdout.write(
    `axe-core, two rules: ${axeMs.toFixed(0)} ms. We, all rules: ${firstMs.toFixed(0)} ms at the first sight of a page (× ${(axeMs / firstMs).toFixed(1)}), ${medianMs.toFixed(0)} ms after that (× ${(axeMs / medianMs).toFixed(1)}).\n`,
  );
}

/** The design that the tool made of a page: it is called after the page and the two folders around it. */
function sceneOf(folder: string, page: string): Scene | undefined {
  const name = page
    .split("/")
    .slice(-3)
    .join("_")
    .replace(/[^a-z0-9_.-]/gi, "_")
    .replace(/\.html$/, ".json");
  const file = path.join(folder, name);
  return existsSync(file) ? fromRest(JSON.parse(readFileSync(file, "utf8")))[0] : undefined;
}

async function sayOnPictures(folder: string, pages: readonly string[]): Promise<void> {
  const judged: OnPicture[] = [];
  for (const [page, photographs] of await photograph(pages)) {
    const scene = sceneOf(folder, page);
    if (scene) judged.push(...(await judgeOnPictures(scene, photographs)));
  }
  const rows = (["readable", "too faint", "likely too faint", "open"] as const).map((said) => {
    const those = judged.filter((one) => one.said === said);
    const right = said === "open" ? "–" : String(those.filter(isTrue).length);
    return [said, String(those.length), right];
  });
  process.stdout.write(
    `Texts on pictures, by a photograph of the page; right by one without letters\n${table([
      ["said", "texts", "right"],
      ...rows,
    ])}\n`,
  );
  for (const { name, said, weakShare } of judged.filter((one) => !isTrue(one)))
    process.stdout.write(
      `wrong: “${name}” is ${said}, ${(100 * weakShare).toFixed(0)} % of its ground is weak\n`,
    );
}

/** Renders pages in Chromium, has axe-core judge them there, reviews the same layers, and prints both. */
export async function benchAxe(files: readonly string[]): Promise<void> {
  if (!existsSync(TOOL)) {
    process.stdout.write("The tool that renders pages is not here: nothing is held against axe-core.\n");
    return;
  }
  const folder = mkdtempSync(path.join(ROOT, "node_modules/.cache/axe-"));
  const copies = files.map((file) => withDistinctLinks(path.resolve(file)));
  try {
    // From within the project it finds the project's packages.
    const tool = path.join(folder, "pages.mjs");
    copyFileSync(TOOL, tool);
    const env = { ...process.env, CHROMIUM_PATH: findChromium() };
    execFileSync(process.execPath, [tool, folder, ...copies], {
      cwd: ROOT,
      env,
      stdio: ["ignore", "ignore", "inherit"],
    });
    const pages = comparePages(folder);
    sayAgreement(pages);
    sayTimes(pages);
    await sayOnPictures(folder, copies);
  } finally {
    for (const file of [...copies, folder]) rmSync(file, { recursive: true });
  }
}
