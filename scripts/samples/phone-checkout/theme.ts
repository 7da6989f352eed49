import type { SampleTheme } from "../theme.ts";

/** Colours and text styles of the phone checkout. */
export const checkoutTheme: SampleTheme = {
  colors: {
    ink: { hex: "#14201b", style: "Text/Strong" },
    body: { hex: "#3d4a44", style: "Text/Default" },
    mute: { hex: "#5c6862", style: "Text/Muted" },
    faint: { hex: "#9aa5a0", style: "Text/Faint" },
    white: { hex: "#ffffff", style: "Surface/Card" },
    canvas: { hex: "#f2f5f3", style: "Surface/Page" },
    sunken: { hex: "#eaefec", style: "Surface/Sunken" },
    line: { hex: "#dde4e0", style: "Line/Subtle" },
    field: { hex: "#7c8983", style: "Line/Field" },
    brand: { hex: "#0e6248", style: "Brand/Default" },
    soft: { hex: "#e1f1ea", style: "Brand/Soft" },
    error: { hex: "#b42318", style: "Status/Error" },
    amber: { hex: "#fbe7c6", style: "Accent/Sand" },
    sky: { hex: "#dbeaf3", style: "Accent/Sky" },
  },
  texts: {
    display: { style: "Display", sizePx: 28, lineHeightPx: 34, weight: 700, letterSpacingPx: -0.4 },
    title: { style: "Title", sizePx: 22, lineHeightPx: 28, weight: 700, letterSpacingPx: -0.2 },
    heading: { style: "Heading", sizePx: 18, lineHeightPx: 24, weight: 600 },
    strong: { style: "Body/Strong", sizePx: 15, lineHeightPx: 22, weight: 600 },
    body: { style: "Body/Default", sizePx: 15, lineHeightPx: 22, weight: 400 },
    label: { style: "Label", sizePx: 15, lineHeightPx: 20, weight: 600 },
    small: { style: "Small/Default", sizePx: 12, lineHeightPx: 16, weight: 400 },
    tag: { style: "Small/Strong", sizePx: 12, lineHeightPx: 16, weight: 600 },
  },
};
