import { useState } from "preact/hooks";
import { fileName } from "../../../../shared/export/file-name.ts";
import { REVIEW_WORDS } from "../../../../shared/export/review-words.ts";
import { subjectOf } from "../../../../shared/export/tell-stored.ts";
import type { ToldReview } from "../../../../shared/export/told-review.ts";
import { writeCsv } from "../../../../shared/export/write-csv.ts";
import { writeHtml, type ScreenPictures } from "../../../../shared/export/write-html.ts";
import { writeJson } from "../../../../shared/export/write-json.ts";
import { writeMarkdown } from "../../../../shared/export/write-markdown.ts";
import { sharedReviewPath } from "../../../../shared/shared-review-path.ts";
import { errorCodeOf } from "../error-code.ts";
import { usePanel } from "../use-panel.ts";
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

/** How others are told. */
export type Way = "markdown" | "page" | "table" | "json";

const LINK_DAYS = 30;

type Panel = ReturnType<typeof usePanel>;

function save(
  told: ToldReview,
  ending: string,
  type: string,
  text: string,
  { share }: Panel["texts"],
): string {
  const name = fileName(share.fileName(subjectOf(told)), ending, share.fallbackName);
  saveFile(name, type, text);
  return name;
}

async function savePage({ tell, draw }: Shared, { language, texts }: Panel): Promise<string> {
  const told = tell();
  const pictures = await draw();
  const name = save(told, "html", "text/html", writeHtml(told, language, pictures), texts);
  return told.frames.every(({ id }) => pictures.has(id))
    ? texts.share.saved(name)
    : texts.share.savedWithout(name);
}

async function copyLink({ storedId }: Shared, { client, texts, siteUrl }: Panel): Promise<string> {
  if (!client || storedId === null) return texts.share.failed;
  const { token } = await client.call(theEndpoints().shareReview, {
    params: { id: storedId },
    body: { days: LINK_DAYS },
  });
  const isCopied = copyText(new URL(sharedReviewPath(token), siteUrl).href);
  return isCopied ? texts.share.linkCopied : texts.account.copyFailed;
}

/** Tells others in a way; answers what came of it. */
async function tellOthers(way: Way | "link", shared: Shared, panel: Panel): Promise<string> {
  const { language, texts } = panel;
  const { share } = texts;
  switch (way) {
    case "markdown":
      return copyText(writeMarkdown(shared.tell(), REVIEW_WORDS[language]))
        ? share.copied
        : texts.account.copyFailed;
    case "page":
      return savePage(shared, panel);
    case "table":
      return share.saved(save(shared.tell(), "csv", "text/csv", writeCsv([shared.tell()], language), texts));
    case "json":
      return share.saved(save(shared.tell(), "json", "application/json", writeJson(shared.tell()), texts));
    case "link":
      return copyLink(shared, panel);
  }
}

/** The ways to tell others, one at a time, and what to say of the one that was taken last. */
export function useSharing(shared: Shared) {
  const panel = usePanel();
  const [says, setSays] = useState("");
  const [isBusy, setBusy] = useState(false);
  const { share: words } = panel.texts;
  const wordError = (error: unknown): string =>
    errorCodeOf(error) === "forbidden" ? words.linkNeedsAccount : words.failed;
  const share = (way: Way | "link") => {
    if (isBusy) return;
    setBusy(true);
    setSays(way === "page" ? words.drawing : way === "link" ? words.linking : "");
    void tellOthers(way, shared, panel)
      .catch(wordError)
      .then((outcome) => {
        setSays(outcome);
        setBusy(false);
      });
  };
  return { says, isBusy, share };
}
