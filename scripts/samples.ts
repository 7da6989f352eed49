import { readFile, writeFile } from "node:fs/promises";
import { layOut } from "./samples/browser.ts";
import type { SampleDesign } from "./samples/design.ts";
import { desktopDashboard } from "./samples/desktop-dashboard/design.ts";
import { toFile } from "./samples/file.ts";
import { leanJson } from "./samples/lean.ts";
import { phoneCheckout } from "./samples/phone-checkout/design.ts";
import { styleSheet } from "./samples/theme.ts";

const ROOT = new URL("../", import.meta.url);
const FONT = new URL("node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2", ROOT);

async function fontFace(): Promise<string> {
  const bytes = await readFile(FONT, "base64");
  return `@font-face { font-family: Inter; font-weight: 100 900; src: url(data:font/woff2;base64,${bytes}); }`;
}

const htmlOf = (design: SampleDesign, font: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${design.name}</title>` +
  `<style>${font}${styleSheet(design.theme)}</style></head><body>${design.screens.join("")}</body></html>`;

async function write(design: SampleDesign, font: string): Promise<void> {
  const screens = await layOut(htmlOf(design, font), process.argv[2] && `${process.argv[2]}/${design.slug}`);
  const json = leanJson(toFile(design, screens));
  await writeFile(new URL(`plugin/stage/samples/${design.slug}.json`, ROOT), `${json}\n`);
  console.log(`${design.slug}: ${screens.length} screens, ${Math.round(json.length / 1024)} kB`);
}

const font = await fontFace();
for (const design of [phoneCheckout, desktopDashboard]) await write(design, font);
