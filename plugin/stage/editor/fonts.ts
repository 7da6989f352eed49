import interItalicUrl from "@fontsource-variable/inter/files/inter-latin-wght-italic.woff2?url";
import interExtUrl from "@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url";
import interUrl from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import { readAsDataUrl } from "./read-as-data-url.ts";

interface Face {
  readonly url: string;
  readonly style: "normal" | "italic";
  readonly range: string;
  /** True when a drawing needs this face. */
  readonly isNeededBy: (svg: string) => boolean;
}

const LATIN =
  "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD";
const LATIN_EXT = "U+0100-02BA,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2113";

const FACES: readonly Face[] = [
  { url: interUrl, style: "normal", range: LATIN, isNeededBy: (svg) => svg.includes("<text") },
  { url: interItalicUrl, style: "italic", range: LATIN, isNeededBy: (svg) => svg.includes('"italic"') },
  {
    url: interExtUrl,
    style: "normal",
    range: LATIN_EXT,
    isNeededBy: (svg) => /[\u0100-\u0151\u0154-\u024F\u1E00-\u1E9F]/.test(svg),
  },
];

const faceRule = (face: Face, source: string): string =>
  `@font-face{font-family:Inter;font-style:${face.style};font-weight:100 900;font-display:swap;src:url(${source}) format("woff2");unicode-range:${face.range}}`;

const dataUris = new Map<string, Promise<string>>();

function dataUri(url: string): Promise<string> {
  const known =
    dataUris.get(url) ??
    fetch(url)
      .then((answer) => (answer.ok ? answer.blob() : Promise.reject(new Error(`${url}: ${answer.status}`))))
      .then(readAsDataUrl);
  dataUris.set(url, known);
  // A font that was lost is asked for again the next time.
  known.catch(() => dataUris.delete(url));
  return known;
}

/** The style sheet that brings Inter into the page. */
const PAGE_FONTS = FACES.map((face) => faceRule(face, face.url)).join("\n");

/** The style sheet that a drawing carries with it: pictures and sandboxed pages load nothing from elsewhere. */
export async function embeddedFonts(svg: string): Promise<string> {
  const needed = FACES.filter((face) => face.isNeededBy(svg));
  return (await Promise.all(needed.map(async (face) => faceRule(face, await dataUri(face.url))))).join("");
}

/** The style sheet of the panel's page: the upright face. */
export const panelFonts = (): Promise<string> => embeddedFonts("<text");

/** Puts Inter into the page; resolves when text can be measured in it. */
export async function loadPageFonts(): Promise<void> {
  const sheet = document.createElement("style");
  sheet.textContent = PAGE_FONTS;
  document.head.append(sheet);
  await document.fonts.load("16px Inter").catch(() => []);
}
