import type { Theme } from "./state.ts";

/** The kit expects the theme below the root element; in the editor it is on it. */
export const onRoot = (themeCss: string): string => themeCss.replace(/:root\s+\.(fig\w+)/g, ":root.$1");

/** Runs before the plugin's own script: it only follows the theme. Figma, too, changes a class of the root. */
const FOLLOW_THEME = `addEventListener("message", (event) => {
  const theme = event.data?.stageTheme;
  if (event.source === parent && (theme === "light" || theme === "dark"))
    document.documentElement.className = "figma-" + theme;
});`;

export interface PanelPage {
  /** What the plugin gave to `showUI`. */
  readonly html: string;
  readonly theme: Theme;
  readonly themeCss: string;
  readonly fontCss: string;
}

/** The page in the plugin's window: what the plugin shows, with the editor's theme around it. */
export const panelPage = ({ html, theme, themeCss, fontCss }: PanelPage): string =>
  `<!doctype html>
<html class="figma-${theme}">
<head>
<meta charset="utf-8">
<style>${fontCss}
${onRoot(themeCss)}
html, body { margin: 0; height: 100%; background: var(--figma-color-bg); color: var(--figma-color-text); }
:root.figma-dark { color-scheme: dark; }</style>
<script>${FOLLOW_THEME}</script>
</head>
<body>${html}</body>
</html>`;
