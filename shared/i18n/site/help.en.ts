import { PRODUCT } from "../../product.ts";

/** The help. The texts of its topics lie beside its pages. */
export const HELP_EN = {
  title: "Help",
  description: `How to install ${PRODUCT.name}, review a screen, fix and dismiss findings, share a review, and run it in CI.`,
  heading: "Help",
  lead: "Short answers, to read beside the plugin.",
  next: "Next:",
  pictures: {
    "first-review": "The editor with a checkout screen, and the panel with its findings.",
    fix: "The panel with a finding that is fixed.",
    dismiss: "The panel with a finding that is open, and the frame around its layer.",
    "design-systems": "The editor in dark mode, with several fixes in the panel, before and after.",
  } as Readonly<Record<string, string>>,
  topics: {
    install: {
      title: "Install the plugin",
      summary: "From Figma Community, or not at all.",
    },
    "first-review": {
      title: "Your first review",
      summary: "From a selected screen to a saved list of findings.",
    },
    fix: {
      title: "Fix a finding",
      summary: "What a fix does, how it was tried, and how to take it back.",
    },
    dismiss: {
      title: "Dismiss a finding",
      summary: "For a layer, a component or a whole rule, with a reason.",
    },
    share: {
      title: "Share and export a review",
      summary: "Private links, the team, pictures and tables.",
    },
    "fig-files": {
      title: "Open a .fig file",
      summary: "Review a file in the browser, without Figma.",
    },
    "design-systems": {
      title: "Design systems and libraries",
      summary: "Styles, variables and components.",
    },
    "house-rules": {
      title: "House rules and the brief",
      summary: "Your words, your values and your principles, kept by every review.",
    },
    "command-line": {
      title: "Command line and CI",
      summary: "Review files in a terminal, and fail a build on what is severe.",
    },
    "second-opinion": {
      title: "Second opinion and its price",
      summary: "What a model adds, and which reviews count.",
    },
    privacy: {
      title: "What leaves your file",
      summary: "What is sent, to whom, and for how long.",
    },
  },
} as const;
