import { findNode } from "./find-node.ts";
import { send } from "../protocol/bridge.ts";
import type { PictureRequest } from "../protocol/messages.ts";
import { inBackground } from "./background.ts";

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

async function drawFrame({ frameId, maxSidePx }: PictureRequest): Promise<Uint8Array | null> {
  const node = await findNode(frameId);
  return isExportable(node) ? draw(node, maxSidePx) : null;
}

/** The export of pictures, one at a time: each of them holds the editor up for a moment. */
interface PictureExporter {
  /** Sends the panel a frame as PNG, at most so many px long; null when it cannot be drawn. */
  readonly add: (request: PictureRequest) => void;
  /** Gives a picture up: one that is being drawn is not waited for, as the editor may never end. */
  readonly cancel: (request: { readonly requestId: number }) => void;
}

/** Makes an exporter with nothing to do. */
export function pictureExporter(): PictureExporter {
  let waiting: PictureRequest[] = [];
  let drawing: { readonly requestId: number | undefined; readonly giveUp: () => void } | null = null;
  const drawOne = ({ requestId, ...wanted }: PictureRequest): Promise<Uint8Array | null> =>
    new Promise((resolve) => {
      const giveUp = () => resolve(null);
      drawing = { requestId, giveUp };
      drawFrame(wanted).then(resolve, giveUp);
    });
  const drawAll = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { frameId, requestId } = next;
      const png = await drawOne(next);
      send("picture-exported", { frameId, png, ...(requestId !== undefined && { requestId }) });
    }
    drawing = null;
  };
  return {
    add: (request) => {
      waiting.push(request);
      if (!drawing) inBackground(drawAll());
    },
    cancel: ({ requestId }) => {
      waiting = waiting.filter((request) => request.requestId !== requestId);
      if (drawing?.requestId === requestId) drawing.giveUp();
    },
  };
}
