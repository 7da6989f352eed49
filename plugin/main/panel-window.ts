import { PRODUCT } from "../../shared/product.ts";
import { send } from "../protocol/bridge.ts";
import { panelSize, type PanelSize } from "../protocol/panel-size.ts";
import type { SizeRequest } from "../protocol/messages.ts";
import { showPage } from "./ui-files.ts";

const KEY = "panel-size";

/** What lies around the panel in Figma's window: its bar, and a rim. */
const AROUND_PX = { width: 24, height: 64 };

/** What the editor's window has room for, as far as it says where it is. */
function fitting(): PanelSize {
  const { bounds, zoom } = figma.viewport;
  return { width: bounds.width * zoom - AROUND_PX.width, height: bounds.height * zoom - AROUND_PX.height };
}

/** Opens the panel at the size that it was left at; storage that fails counts as empty. */
export async function openPanel(command: string): Promise<void> {
  const stored: unknown = await figma.clientStorage.getAsync(KEY).catch(() => undefined);
  showPage({ ...panelSize(stored, fitting()), title: PRODUCT.name }, command);
}

/** Gives the panel another size; it is kept for the next start when the hand has let go. */
export async function resizePanel({ isDone, ...wanted }: SizeRequest): Promise<void> {
  const size = panelSize(wanted, fitting());
  figma.ui.resize(size.width, size.height);
  if (isDone)
    await figma.clientStorage.setAsync(KEY, size).catch(() => send("not-kept", { what: "settings" }));
}
