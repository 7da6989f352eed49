import { createTheme, type MantineColorsTuple } from "@mantine/core";

/** Indigo of the logo. The shades in use reach 4.5:1 on the ground of their scheme. */
const indigo: MantineColorsTuple = [
  "#f2f1fd",
  "#e2e0fa",
  "#c5c1f4",
  "#a5a0f0",
  "#857de6",
  "#6f66de",
  "#5b5bd6",
  "#5450cf",
  "#4f46c8",
  "#4038a3",
];

/** Greys of the dark scheme, with the violet of its ground: the kit's own ones are green beside it. */
const dark: MantineColorsTuple = [
  "#f2f0f5",
  "#d8d4de",
  "#b3aebd",
  "#807a8a",
  "#4a4553",
  "#35313c",
  "#26232c",
  "#1d1b21",
  "#19171d",
  "#141317",
];

/** The look of the site: one typeface, one colour, round but not playful. */
export const THEME = createTheme({
  fontFamily: '"Inter Variable", "Inter Room", system-ui, sans-serif',
  primaryColor: "indigo",
  primaryShade: { light: 8, dark: 6 },
  colors: { indigo, dark },
  defaultRadius: "md",
  radius: { sm: "var(--radius-medium)", md: "var(--radius-large)", lg: "var(--radius-huge)" },
  headings: {
    fontFamily: '"Inter Variable", "Inter Room", system-ui, sans-serif',
    fontWeight: "var(--weight-heading)",
    textWrap: "balance",
  },
  cursorType: "pointer",
  respectReducedMotion: true,
  autoContrast: true,
  // Set by names alone: the code of a part that no page has opened yet, such as a dialog, is not loaded for its look.
  components: {
    // The head of a dialog is not the banner of the page.
    Modal: {
      defaultProps: { attributes: { header: { role: "presentation" } } },
      styles: { title: { fontSize: "var(--text-xl)", fontWeight: "var(--weight-heading)" } },
    },
    // Links in a text are told by more than their colour.
    Anchor: { defaultProps: { underline: "always" } },
    // The signs of a field say nothing that the field does not say.
    Checkbox: { defaultProps: { attributes: { icon: { "aria-hidden": true } } } },
    NativeSelect: { defaultProps: { rightSectionProps: { "aria-hidden": true } } },
    Divider: { styles: { label: { color: "var(--quiet)" } } },
  },
});
