import type { Language } from "../../../shared/i18n/language.ts";
import type { StageTheme } from "./state.ts";

/** The kit expects the theme below the root element; in the editor it is on it. */
export const onRoot = (themeCss: string): string => themeCss.replace(/:root\s+\.(fig\w+)/g, ":root.$1");

/** Runs before the plugin's own script. Figma, too, changes a class of the root; the language is the browser's. */
const followStage = (language: Language): string => `let languages = ["${language}"];
Object.defineProperty(navigator, "languages", { get: () => languages });
addEventListener("message", ({ source, data }) => {
  if (source !== parent) return;
  if (data?.stageTheme) document.documentElement.className = "figma-" + data.stageTheme;
  if (data && "stagePhone" in data) document.documentElement.toggleAttribute("data-phone", data.stagePhone);
  if (!data?.stageLanguage) return;
  languages = [data.stageLanguage];
  dispatchEvent(new Event("languagechange"));
});`;

export interface PanelPage {
  /** The page that the plugin gave to `showUI`. */
  readonly html: string;
  readonly theme: StageTheme;
  readonly language: Language;
  readonly themeCss: string;
  readonly fontCss: string;
  /** The origin that the stage comes from: the panel asks its API. */
  readonly site: string;
}

/** The page in the plugin's window: what the plugin shows, with the editor's theme around it. */
export const panelPage = ({ html, theme, language, themeCss, fontCss, site }: PanelPage): string =>
  `<!doctype html>
<html class="figma-${theme}" data-site="${site}">
<head>
<meta charset="utf-8">
<style>${fontCss}
${onRoot(themeCss)}
html, body { margin: 0; height: 100%; background: var(--figma-color-bg); color: var(--figma-color-text); }
:root.figma-dark { color-scheme: dark; }</style>
<script>${followStage(language)}</script>
</head>
<body>${html}</body>
</html>`;
