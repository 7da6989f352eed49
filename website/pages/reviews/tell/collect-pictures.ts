import { pinsAt } from "../../../../shared/export/pins.ts";
import type { ScreenPicture, ScreenPictures } from "../../../../shared/export/write-html.ts";
import type { FrameReport } from "../../../../shared/review/report.ts";
import type { ViewedReview } from "../review-view.tsx";
import type { LoadPicture } from "../screen/frame-picture.tsx";
import { numberedScreen } from "../screen/numbered-screen.ts";

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
  const { open, noticed: seen, details } = numberedScreen(frame, noticed);
  return pinsAt(
    [...open, ...seen, ...details].map(({ finding }) => finding),
    frame.places ?? [],
  );
}

/** The pictures of a review with their pins, for a page that asks for nothing; one that cannot be loaded is left out. */
export async function collectPictures(review: ViewedReview, load: LoadPicture): Promise<ScreenPictures> {
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
