import { PRODUCT } from "../../shared/product.ts";
import { MOST_BY_ITSELF_PX, panelSize, type PanelSize } from "../protocol/panel-size.ts";
import type { SizeRequest } from "../protocol/messages.ts";
import { keptHere } from "./kept-here.ts";
import { showPage } from "./ui-files.ts";

const kept = keptHere("panel-size", "settings");

/** The bar and the rim that Figma's window has around the panel. */
const AROUND_PX = { width: 24, height: 64 };

/** The largest size that fits into the editor's window, as far as the editor tells its view. */
function fitting(): PanelSize {
  const { bounds, zoom } = figma.viewport;
  return { width: bounds.width * zoom - AROUND_PX.width, height: bounds.height * zoom - AROUND_PX.height };
}

let now: PanelSize;
/** Somebody chose a size: it stays. */
let isChosen = false;

/** Opens the panel at the size that it was left at. */
export async function openPanel(command: string): Promise<void> {
  const stored = await kept.load();
  isChosen = typeof stored === "object" && stored !== null;
  now = panelSize(stored, fitting());
  showPage({ ...now, title: PRODUCT.name }, command);
}

function resize(wanted: unknown): void {
  now = panelSize(wanted, fitting());
  figma.ui.resize(now.width, now.height);
}

/** Gives the panel the height of what is in it, unless somebody chose another. */
export function fitPanel({ height }: Pick<PanelSize, "height">): void {
  if (!isChosen) resize({ width: now.width, height: Math.min(height, MOST_BY_ITSELF_PX) });
}

/** Gives the panel another size; it is kept for the next start when the hand has let go. */
export async function resizePanel({ isDone, ...wanted }: SizeRequest): Promise<void> {
  isChosen = true;
  resize(wanted);
  if (isDone) await kept.save(now);
}
