import { drawSvg, idFrom } from "../draw/drawing.ts";
import type { Measure } from "../draw/measure.ts";
import { boxOf } from "../draw/placement.ts";
import type { RestNode } from "../../../shared/scene/rest-file.ts";
import { embeddedFonts } from "./fonts.ts";

/** Browsers draw no larger canvas. */
const MAX_SIDE_PX = 8192;

async function loadPicture(svg: string): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  const picture = new Image();
  picture.src = url;
  try {
    await picture.decode();
    return picture;
  } finally {
    URL.revokeObjectURL(url);
  }
}

const toPng = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The layer cannot be drawn."))),
      "image/png",
    ),
  );

/** Draws a node as PNG, as large as its box times the scale. */
export async function rasterise(node: RestNode, scale: number, measure: Measure): Promise<Uint8Array> {
  const box = boxOf(node);
  if (!box || box.width < 1 || box.height < 1) throw new Error("The layer has no size.");
  const fitting = Math.min(scale, MAX_SIDE_PX / Math.max(box.width, box.height));
  const options = { measure, idPrefix: idFrom(node.id), scale: fitting };
  const css = await embeddedFonts(drawSvg(node, options));
  const picture = await loadPicture(drawSvg(node, { ...options, css }));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(box.width * fitting));
  canvas.height = Math.max(1, Math.round(box.height * fitting));
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Uint8Array(await (await toPng(canvas)).arrayBuffer());
}
