import { existsSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";

/** The one without windows first: it draws the same pages with two thirds of the processor's time. */
const PLACES = [
  process.env["CHROMIUM_PATH"],
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  chromium.executablePath(),
];

/** Where a Chromium is on this machine, the one named by CHROMIUM_PATH first; undefined when there is none. */
export const findChromium = (): string | undefined =>
  PLACES.find((place) => place !== undefined && existsSync(place));

/** How it is started: also as root, without a graphics card, and without talking to anybody. */
export const CHROMIUM_ARGS: readonly string[] = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Starts the Chromium of this machine.
 * @param scale px of a picture for each px of a page. A frame of its own process does not hear of what a context asks for.
 */
export function openChromium(scale = 1): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error("No Chromium was found; CHROMIUM_PATH may name one.");
  const args = [...CHROMIUM_ARGS, ...(scale === 1 ? [] : [`--force-device-scale-factor=${scale}`])];
  return chromium.launch({ executablePath, args });
}
