import { openChromium } from "../../../scripts/browser/chromium.ts";

/** A page as it is, and without its letters, each as PNG. */
export interface Photographs {
  readonly page: Uint8Array;
  readonly bare: Uint8Array;
}

/** As the tool that makes designs of pages sees them. */
const VIEWPORT = { width: 1280, height: 900 };

const STILL = "*,*::before,*::after{animation:none!important;transition:none!important}";

const WITHOUT_LETTERS =
  "*,*::before,*::after,*::placeholder{color:transparent!important;-webkit-text-fill-color:transparent!important;text-shadow:none!important}";

/** Photographs pages at full length, at one pixel for each px of the layout. */
export async function photograph(files: readonly string[]): Promise<ReadonlyMap<string, Photographs>> {
  const browser = await openChromium();
  const photographs = new Map<string, Photographs>();
  for (const file of files) {
    const tab = await browser.newPage({ viewport: VIEWPORT });
    await tab.route(/^https?:/, (route) => route.abort());
    await tab.goto(`file://${file}`);
    await tab.addStyleTag({ content: STILL });
    const page = await tab.screenshot({ fullPage: true });
    await tab.addStyleTag({ content: WITHOUT_LETTERS });
    const bare = await tab.screenshot({ fullPage: true });
    photographs.set(file, { page, bare });
    await tab.close();
  }
  await browser.close();
  return photographs;
}
