import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { findChromium } from "../../scripts/chromium.ts";
import { ROOT } from "../../scripts/run-tool.ts";
import { table } from "../bench/statistics.ts";
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

/** Renders pages in Chromium, has axe-core judge them there, reviews the same layers, and prints both. */
export function benchAxe(files: readonly string[]): void {
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
  } finally {
    for (const file of [...copies, folder]) rmSync(file, { recursive: true });
  }
}
