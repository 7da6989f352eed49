import type { BLOG_EN } from "../../../shared/i18n/site/blog.en.ts";
import type { Aspect } from "../../../shared/review/rule.ts";

/** Names the address, the texts and the picture of an article. */
export type ArticleId = keyof (typeof BLOG_EN)["articles"];

export interface Article {
  readonly id: ArticleId;
  readonly category: Aspect;
  readonly author: "team";
  /** The day it came out, as `2025-03-18`. */
  readonly date: string;
}

/** The articles, the newest first. Titles and excerpts are texts of the site, the pictures are drawn by id. */
export const ARTICLES: readonly Article[] = [
  { id: "measurable-hierarchy", category: "hierarchy", author: "team", date: "2025-09-16" },
  { id: "words-people-press", category: "copy", author: "team", date: "2025-06-10" },
  { id: "target-sizes", category: "ux", author: "team", date: "2025-04-29" },
  { id: "the-true-backdrop", category: "ui", author: "team", date: "2025-03-18" },
];
