import { pinsAt, pinsOf } from "../../../../shared/export/pins.ts";
import type { ScreenPicture, ScreenPictures } from "../../../../shared/export/write-html.ts";
import type { Client } from "../../../../shared/api/client.ts";
import type { StoredReview } from "../../../../shared/api/endpoints/reviews.ts";
import { toBase64 } from "../reading/base64.ts";
import { drawFrame } from "../reading/draw-frame.ts";
import { readableSidePx } from "../reading/picture-side.ts";
import { reviewsOf, type FrameReview, type PanelState } from "../panel-state.ts";
import { theEndpoints } from "../../when-needed/the-endpoints.ts";

/** Sharp on a page that shows it half as wide. */
const WIDTH_PX = 760;

async function drawOne(
  { node, report }: FrameReview,
  noticed: readonly Pick<FrameReview["report"]["findings"][number], "id" | "layers">[],
): Promise<ScreenPicture | null> {
  const png = await drawFrame({ frameId: node.id, maxSidePx: readableSidePx(node.box, WIDTH_PX) });
  if (!png) return null;
  return { base64: toBase64(png), type: "image/png", pins: pinsOf([...report.findings, ...noticed], node) };
}

/** The screens of the results as the editor draws them, one after the other, with pins; one that cannot be drawn is left out. */
export async function drawScreens(state: PanelState): Promise<ScreenPictures> {
  const pictures = new Map<string, ScreenPicture>();
  for (const review of reviewsOf(state)) {
    const { id } = review.report;
    const noticed = (state.asked?.findings ?? []).filter(({ frameId }) => frameId === id);
    const picture = await drawOne(review, noticed);
    if (picture) pictures.set(id, picture);
  }
  return pictures;
}

/** Pins of a stored screen; older reviews do not say where their layers lay, and have none. */
function storedPins({ frames, secondOpinion }: StoredReview, frameId: string): ScreenPicture["pins"] {
  const frame = frames.find(({ id }) => id === frameId);
  const noticed = secondOpinion.findings.filter((finding) => finding.frameId === frameId);
  return pinsAt([...(frame?.findings ?? []), ...noticed], frame?.places ?? []);
}

/** The pictures of a stored review, as it was reviewed. */
export async function loadScreens(review: StoredReview, client: Client): Promise<ScreenPictures> {
  const pictures = new Map<string, ScreenPicture>();
  for (const frameId of review.pictures) {
    const file = await client
      .file(theEndpoints().readReviewPicture, { params: { id: review.id, frameId } })
      .catch(() => null);
    if (!file) continue;
    const type = file.type === "image/jpeg" ? file.type : "image/png";
    const base64 = toBase64(new Uint8Array(await file.arrayBuffer()));
    pictures.set(frameId, { base64, type, pins: storedPins(review, frameId) });
  }
  return pictures;
}
