import { drawSvg, idFrom } from "../../draw/drawing.ts";
import { boxOf } from "../../draw/placement.ts";
import type { RestNode } from "../../../../shared/scene/rest/rest-file.ts";
import { embeddedFonts } from "../fonts.ts";
import type { Stage } from "../stage.ts";

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

/** Lets the page answer between two drawings. */
const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A drawing that needs nothing from elsewhere: fonts and pictures are inside. */
async function wholeSvg(node: RestNode, scale: number, { measure, pictures }: Stage): Promise<string> {
  const options = { measure, idPrefix: idFrom(node.id), scale };
  const imageRefs = new Set<string>();
  const first = drawSvg(node, {
    ...options,
    pictureOf(imageRef) {
      imageRefs.add(imageRef);
      return undefined;
    },
  });
  const css = await embeddedFonts(first);
  if (css === "" && imageRefs.size === 0) return first;
  const read = Array.from(imageRefs, async (ref) => [ref, await pictures.dataUrlOf(ref)] as const);
  const urls = new Map(await Promise.all(read));
  await nextTurn();
  return drawSvg(node, { ...options, css, pictureOf: (imageRef) => urls.get(imageRef) });
}

/** Draws a node as PNG, as large as its box times the scale. */
export async function rasterise(node: RestNode, scale: number, stage: Stage): Promise<Uint8Array> {
  const box = boxOf(node);
  if (!box || box.width < 1 || box.height < 1) throw new Error("The layer has no size.");
  const fitting = Math.min(scale, MAX_SIDE_PX / Math.max(box.width, box.height));
  const picture = await loadPicture(await wholeSvg(node, fitting, stage));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(box.width * fitting));
  canvas.height = Math.max(1, Math.round(box.height * fitting));
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Uint8Array(await (await toPng(canvas)).arrayBuffer());
}
