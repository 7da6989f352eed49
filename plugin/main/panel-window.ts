import { PRODUCT } from "../../shared/product.ts";
import { panelSize, type PanelSize } from "../protocol/panel-size.ts";
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

/** Opens the panel at the size that it was left at. */
export async function openPanel(command: string): Promise<void> {
  const stored = await kept.load();
  showPage({ ...panelSize(stored, fitting()), title: PRODUCT.name }, command);
}

/** Gives the panel another size; it is kept for the next start when the hand has let go. */
export async function resizePanel({ isDone, ...wanted }: SizeRequest): Promise<void> {
  const size = panelSize(wanted, fitting());
  figma.ui.resize(size.width, size.height);
  if (isDone) await kept.save(size);
}
