import { fileName } from "../../../../shared/export/file-name.ts";
import { REVIEW_WORDS } from "../../../../shared/export/review-words.ts";
import { subjectOf } from "../../../../shared/export/tell-stored.ts";
import type { ToldReview } from "../../../../shared/export/told-review.ts";
import { writeCsv } from "../../../../shared/export/write-csv.ts";
import { writeHtml, type ScreenPictures } from "../../../../shared/export/write-html.ts";
import { writeJson } from "../../../../shared/export/write-json.ts";
import { writeMarkdown } from "../../../../shared/export/write-markdown.ts";
import type { Language } from "../../../../shared/i18n/language.ts";
import { sharedReviewPath } from "../../../../shared/shared-review-path.ts";
import { errorCodeOf } from "../error-code.ts";
import type { usePanel } from "../use-panel.ts";
import { theEndpoints } from "../../when-needed/the-endpoints.ts";

/** A review that can be told to others. */
export interface Shared {
  /** The id under which it is stored; null: live checks are not. */
  readonly storedId: string | null;
  /** The review, asked for when it is wanted. */
  readonly tell: () => ToldReview;
  /** Gives pictures of its screens, drawn or loaded when a page wants them. */
  readonly draw: () => Promise<ScreenPictures>;
}

/** Copies a text; false where the browser refuses. Figma's frame has no access to `navigator.clipboard`. */
export function copyText(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- the only way that a sandboxed frame has
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
  }
}

/** Browsers read what they download a while after the click. */
const KEPT_MS = 60_000;

/** Saves a text as a file of the visitor's: by a link that is followed, the only way a plugin's window has. */
function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

/** The files that a review is saved as. */
const FILES = {
  page: { ending: "html", type: "text/html", write: writeHtml },
  table: {
    ending: "csv",
    type: "text/csv",
    write: (told: ToldReview, language: Language) => writeCsv([told], language),
  },
  json: { ending: "json", type: "application/json", write: writeJson },
};

/** How others are told. */
export type Way = keyof typeof FILES | "markdown" | "link";

const LINK_DAYS = 30;

type Panel = ReturnType<typeof usePanel>;

async function telling(
  way: Way,
  { tell, draw, storedId }: Shared,
  { client, language, texts, siteUrl }: Panel,
): Promise<string> {
  const { share, account } = texts;
  if (way === "markdown")
    return copyText(writeMarkdown(tell(), REVIEW_WORDS[language])) ? share.copied : account.copyFailed;
  if (way === "link") {
    if (!client || storedId === null) return share.failed;
    const asked = { params: { id: storedId }, body: { days: LINK_DAYS } };
    const { token } = await client.call(theEndpoints().shareReview, asked);
    const isCopied = copyText(new URL(sharedReviewPath(token), siteUrl).href);
    return isCopied ? share.linkCopied : account.copyFailed;
  }
  const { ending, type, write } = FILES[way];
  const told = tell();
  const pictures: ScreenPictures = way === "page" ? await draw() : new Map();
  const name = fileName(share.fileName(subjectOf(told)), ending, share.fallbackName);
  saveFile(name, type, write(told, language, pictures));
  const isWhole = way !== "page" || told.frames.every(({ id }) => pictures.has(id));
  return isWhole ? share.saved(name) : share.savedWithout(name);
}

/** Tells others in a way; answers what came of it. */
export const tellOthers = (way: Way, shared: Shared, panel: Panel): Promise<string> =>
  telling(way, shared, panel).catch((error: unknown) => {
    const { linkNeedsAccount, failed } = panel.texts.share;
    return errorCodeOf(error) === "forbidden" ? linkNeedsAccount : failed;
  });
