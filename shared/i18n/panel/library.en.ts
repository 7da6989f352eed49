/** The review of a page or a file as a library. English is the type that French satisfies. */
export const LIBRARY_EN = {
  title: "Do you keep a design system?",
  text: "Find values set by hand, layers that follow what was deleted, and names that say nothing.",
  offers: { page: "Check this page", file: "Check the whole file" },
  reading: "Reading the library…",
  progress: (done: number, total: number) => `${done} of ${total} parts read`,
  scopes: {
    page: "This page, as a library. It was read once and does not follow your changes.",
    file: "The whole file, as a library. It was read once and does not follow your changes.",
  },
  again: "Read it again",
  checked: (layers: number) =>
    layers === 1
      ? "1 layer of components and screens checked."
      : `${layers} layers of components and screens checked.`,
  noSystem: {
    title: "There is no design system here",
    text: "This file keeps no components, styles or variables, so there is nothing to check as a library.",
  },
  failures: {
    empty: { title: "There is nothing here", text: "No page has a layer that could be read." },
    "too-large": {
      title: "This is too large to check at once",
      text: "It has more than 150,000 layers. Check one page instead.",
    },
    unreadable: {
      title: "This could not be read",
      text: "The editor did not hand it over. Nothing was changed.",
    },
  },
};
