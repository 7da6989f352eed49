import { send } from "../protocol/bridge.ts";
import type { PictureRequest } from "../protocol/messages.ts";

/** Sharper than this, a picture grows but shows nothing more. */
const MAX_SCALE = 2;

type Exportable = SceneNode & ExportMixin;

const isExportable = (node: BaseNode | null): node is Exportable => node !== null && "exportAsync" in node;

function draw(node: Exportable, maxSidePx: number): Promise<Uint8Array> {
  const longestPx = Math.max(node.width, node.height, 1);
  const value = Math.min(MAX_SCALE, maxSidePx / longestPx);
  return node.exportAsync({
    format: "PNG",
    constraint: { type: "SCALE", value },
    useAbsoluteBounds: true,
    colorProfile: "SRGB",
  });
}

/** Sends the panel a frame as PNG, at most so many px long; null when it cannot be drawn. */
export async function exportPicture({ frameId, maxSidePx, requestId }: PictureRequest): Promise<void> {
  const node = await figma.getNodeByIdAsync(frameId);
  const png = isExportable(node) ? await draw(node, maxSidePx).catch(() => null) : null;
  send("picture-exported", { frameId, png, ...(requestId !== undefined && { requestId }) });
}
