import { useState } from "react";
import { useReviewsTexts } from "../use-reviews-texts.ts";
import { fileName } from "../../../../shared/export/file-name.ts";
import { REVIEW_WORDS } from "../../../../shared/export/review-words.ts";
import { subjectOf, tellStored } from "../../../../shared/export/tell-stored.ts";
import { writeCsv } from "../../../../shared/export/write-csv.ts";
import { writeHtml, type ScreenPicture, type ScreenPictures } from "../../../../shared/export/write-html.ts";
import { writeJson } from "../../../../shared/export/write-json.ts";
import { writeMarkdown } from "../../../../shared/export/write-markdown.ts";
import { Card } from "../../../components/card.tsx";
import { useLanguage } from "../../../language/use-language.ts";
import type { ViewedReview } from "../review-view.tsx";
import type { LoadPicture } from "../screen/frame-picture.tsx";
import { saveFile } from "../../../components/save-file.ts";
import styles from "./tell-card.module.css";
import { pinsAt } from "../../../../shared/export/pins.ts";
import type { FrameReport } from "../../../../shared/review/report.ts";
import { numberedItems } from "../screen/numbered-items.ts";

/** As many bytes as a call takes for arguments everywhere. */
const CHUNK = 0x80_00;

async function toBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = "";
  for (let at = 0; at < bytes.length; at += CHUNK)
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(binary);
}

function pinsOn({ secondOpinion }: ViewedReview, frame: FrameReport): ScreenPicture["pins"] {
  const noticed = secondOpinion.findings.filter(({ frameId }) => frameId === frame.id);
  const { open, noticed: seen, details } = numberedItems(frame, noticed);
  return pinsAt(
    [...open, ...seen, ...details].map(({ finding }) => finding),
    frame.places ?? [],
  );
}

/** The pictures of a review with their pins, for a page that asks for nothing; one that cannot be loaded is left out. */
async function collectPictures(review: ViewedReview, load: LoadPicture): Promise<ScreenPictures> {
  const pictures = new Map<string, ScreenPicture>();
  for (const frame of review.frames) {
    if (!review.pictures.includes(frame.id)) continue;
    const file = await load(frame.id).catch(() => null);
    if (!file) continue;
    const type = file.type === "image/jpeg" ? file.type : "image/png";
    pictures.set(frame.id, { base64: await toBase64(file), type, pins: pinsOn(review, frame) });
  }
  return pictures;
}

const WAYS = ["markdown", "page", "table", "json"] as const;
type Way = (typeof WAYS)[number];

interface TellCardProps {
  readonly review: ViewedReview;
  readonly load: LoadPicture;
}

/** Gives a function that copies or saves a review in the given way, and resolves with the words for the outcome. */
function useTelling({ review, load }: TellCardProps): (way: Way) => Promise<string> {
  const texts = useReviewsTexts();
  const language = useLanguage();
  const told = tellStored(review);
  const save = (ending: string, type: string, text: string): string => {
    const words = texts.reviews.view.tell.fileName({ what: subjectOf(told) });
    const name = fileName(words, ending, texts.reviews.view.tell.fallbackName);
    saveFile(new Blob([text], { type: `${type};charset=utf-8` }), name);
    return texts.reviews.view.tell.saved({ name });
  };
  const ways: Readonly<Record<Way, () => Promise<string>>> = {
    markdown: async () => {
      await navigator.clipboard.writeText(writeMarkdown(told, REVIEW_WORDS[language]));
      return texts.reviews.view.tell.copied;
    },
    page: async () =>
      save("html", "text/html", writeHtml(told, language, await collectPictures(review, load))),
    table: async () => save("csv", "text/csv", writeCsv([told], language)),
    json: async () => save("json", "application/json", writeJson(told)),
  };
  return (way) => ways[way]();
}

/** The ways to take a review along: the same files as the panel saves. */
export function TellCard(props: TellCardProps) {
  const texts = useReviewsTexts();
  const tell = useTelling(props);
  const [says, setSays] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const take = async (way: Way): Promise<void> => {
    setIsBusy(true);
    setSays(way === "page" ? texts.reviews.view.tell.collecting : "");
    setSays(await tell(way).catch(() => texts.reviews.view.tell.failed));
    setIsBusy(false);
  };
  return (
    <Card heading={texts.reviews.view.tell.heading}>
      <ul className={styles.ways}>
        {WAYS.map((way) => (
          <li key={way}>
            <button type="button" aria-disabled={isBusy} onClick={() => isBusy || void take(way)}>
              <span>{texts.reviews.view.tell[way].name}</span>
              <span className={styles.hint}>{texts.reviews.view.tell[way].hint}</span>
            </button>
          </li>
        ))}
      </ul>
      <output className={styles.says}>{says}</output>
    </Card>
  );
}
