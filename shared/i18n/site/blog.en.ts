import type { PutIn } from "../texts-like.ts";
import { PRODUCT } from "../../product.ts";

/** The blog. The texts of the articles themselves lie in `website/pages/blog/articles`. */
export const BLOG_EN = {
  title: "Blog",
  heading: "Notes on measuring design",
  lead: "What can be measured on a screen, what the numbers in the standards mean, and where judgement begins.",
  authors: { team: `The ${PRODUCT.name} team` },
  readMore: "Read More",
  loadMore: "Load More Articles",
  noMore: "No more articles",
  back: "All articles",
  figures: {
    passes: "passes",
    fails: "fails",
    row: ({ sizePx, gapPx }: PutIn<"sizePx" | "gapPx">) => `${sizePx} px, ${gapPx} px apart`,
    step: ({ ratio }: PutIn<"ratio">) => `${ratio} times the next`,
  },
  try: {
    text: `${PRODUCT.name} measures this on your own screens, in the browser, without an account.`,
    action: "Try it now",
  },
  articles: {
    "the-true-backdrop": {
      title: "The true backdrop: why contrast checkers lie about text on pictures",
      excerpt:
        "A contrast checker compares two colours. Text on a gradient, a picture or a translucent card has many more. Here is how to find the pair that counts.",
    },
    "target-sizes": {
      title: "24, 44, 48: what target sizes really ask for",
      excerpt:
        "Three numbers from three sources, in three units. What each one means, and the spacing exception of WCAG 2.5.8 worked through with a circle.",
    },
    "words-people-press": {
      title: "The words people press",
      excerpt:
        "Buttons and error messages are the shortest texts of a product and the ones with the largest consequences. How to write both, with the sources.",
    },
    "measurable-hierarchy": {
      title: "Hierarchy you can measure",
      excerpt:
        "Much of what makes a screen clear can be counted: steps between sizes, weight, space around headings, main actions. The rest you see by squinting.",
    },
  },
} as const;
