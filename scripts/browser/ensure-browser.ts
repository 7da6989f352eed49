import { existsSync } from "node:fs";
import { platform } from "node:os";
import { findChromium } from "./chromium.ts";
import { runTool } from "../run/run-tool.ts";

const isThere = (): boolean => findChromium() !== undefined;

const isDebianRoot = (): boolean =>
  platform() === "linux" && existsSync("/usr/bin/apt-get") && process.getuid?.() === 0;

/** The first that this Debian has: older ones know no Chromium without windows. */
const PACKAGES = ["chromium-headless-shell", "chromium"];

async function installFromDebian(): Promise<void> {
  process.stderr.write("Installing Chromium and the Inter font from Debian …\n");
  const options = { env: { DEBIAN_FRONTEND: "noninteractive" } };
  await runTool("apt-get", ["update", "-qq"], options);
  for (const name of PACKAGES) {
    const install = ["install", "-y", "--no-install-recommends", name, "fonts-inter"];
    const { code, output } = await runTool("apt-get", install, options);
    if (code === 0) return;
    process.stderr.write(output);
  }
}

/** Makes sure that a browser for the tests is there; answers whether it is. */
export async function ensureBrowser(): Promise<boolean> {
  if (isThere()) return true;
  if (isDebianRoot()) await installFromDebian();
  else await runTool("npx", ["playwright", "install", "chromium"], { isShown: true });
  return isThere();
}
