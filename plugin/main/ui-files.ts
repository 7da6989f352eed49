import { send } from "../protocol/bridge.ts";

/** The text of a file that the manifest's `ui` names; undefined when the editor did not give it. */
const fileOf = (name: "panel" | "engine"): string | undefined => __uiFiles__[name];

/** Shows the page of the panel. Its script is started with a command, as the kit's `showUI` does with a single file. */
export function showPage(options: ShowUIOptions, command: string): void {
  const start = `document.body.classList.add("theme-${figma.editorType}");
const __FIGMA_COMMAND__ = ${JSON.stringify(figma.command)}, __SHOW_UI_DATA__ = ${JSON.stringify({ command })};`;
  // Without a doctype the page is laid out as pages of the nineties are.
  const html = `<!doctype html><meta charset="utf-8"><div id="create-figma-plugin"></div><script>${start}${fileOf("panel") ?? ""}</script>`;
  figma.showUI(html, { themeColors: true, ...options });
}

/** Hands the engine to the page that asks for it: it is three quarters of the code, and opening does not wait for it. */
export const sendEngine = ({ key }: { readonly key: string }): void =>
  send("engine-sent", { key, code: fileOf("engine") ?? null });
