import type { SampleTheme } from "../theme.ts";

/** Colours and text styles of the invoicing dashboard. */
export const dashboardTheme: SampleTheme = {
  colors: {
    ink: { hex: "#101828", style: "Text/Strong" },
    body: { hex: "#344054", style: "Text/Default" },
    mute: { hex: "#586174", style: "Text/Muted" },
    faint: { hex: "#a3acba", style: "Text/Faint" },
    white: { hex: "#ffffff", style: "Surface/Card" },
    canvas: { hex: "#f5f6fa", style: "Surface/Page" },
    line: { hex: "#e3e6ee", style: "Line/Subtle" },
    field: { hex: "#828b9e", style: "Line/Field" },
    night: { hex: "#14183b", style: "Navigation/Surface" },
    dusk: { hex: "#2a2f61", style: "Navigation/Selected" },
    mist: { hex: "#c7cce6", style: "Navigation/Text" },
    brand: { hex: "#3f3fd1", style: "Brand/Default" },
    soft: { hex: "#ececfc", style: "Brand/Soft" },
    teal: { hex: "#0b8474", style: "Chart/Paid" },
    green: { hex: "#05603a", style: "Status/Paid" },
    mint: { hex: "#d8f3e3", style: "Status/Paid soft" },
    brown: { hex: "#7a4508", style: "Status/Due" },
    sand: { hex: "#fdeed0", style: "Status/Due soft" },
    red: { hex: "#a51c12", style: "Status/Overdue" },
    rose: { hex: "#fde6e3", style: "Status/Overdue soft" },
    amber: { hex: "#b9740c", style: "Chart/Due" },
    coral: { hex: "#d8453a", style: "Chart/Overdue" },
  },
  texts: {
    title: { style: "Title", sizePx: 28, lineHeightPx: 36, weight: 700, letterSpacingPx: -0.4 },
    figure: { style: "Figure", sizePx: 28, lineHeightPx: 36, weight: 600, letterSpacingPx: -0.4 },
    heading: { style: "Heading", sizePx: 18, lineHeightPx: 28, weight: 600 },
    body: { style: "Body/Default", sizePx: 14, lineHeightPx: 20, weight: 400 },
    strong: { style: "Body/Strong", sizePx: 14, lineHeightPx: 20, weight: 600 },
    medium: { style: "Body/Medium", sizePx: 14, lineHeightPx: 20, weight: 500 },
    small: { style: "Small/Default", sizePx: 12, lineHeightPx: 16, weight: 400 },
    tag: { style: "Small/Strong", sizePx: 12, lineHeightPx: 16, weight: 600 },
  },
};
