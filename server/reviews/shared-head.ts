import { escapeHtml } from "../../shared/export/escape-html.ts";
import sql from "sql-template-tag";
import { quotableName } from "../../shared/export/quotable-name.ts";
import type { Language } from "../../shared/i18n/language.ts";
import { REVIEWS_EN } from "../../shared/i18n/site/reviews/reviews.en.ts";
import { REVIEWS_FR } from "../../shared/i18n/site/reviews/reviews.fr.ts";
import { PRODUCT } from "../../shared/product.ts";
import { sharedReviewPath } from "../../shared/shared-review-path.ts";
import { pathIn } from "../../shared/site-language.ts";
import type { Db } from "../vendors/postgres.ts";
import { sharedReview } from "./which-review.ts";

const NOTES = { en: REVIEWS_EN.sharedNote, fr: REVIEWS_FR.sharedNote } as const;
/** The product's own picture: what was reviewed is shown to those alone who open the link. */
const PICTURES = { en: "/social.png", fr: "/social.fr.png" } as const;
const PICTURE_PX = { width: 1200, height: 630 } as const;

const meta = (property: string, content: string): string =>
  `<meta property="${property}" content="${escapeHtml(content)}" />`;

/**
 * The head that services that show links read of a shared review. Null when the link leads nowhere: it tells nothing
 * then.
 */
export async function sharedHead(
  db: Db,
  token: string,
  language: Language,
  origin: string,
): Promise<string | null> {
  const row = await db.row<{ readonly title: string }>(
    sql`select title from public.reviews as review where ${sharedReview(token)}`,
  );
  if (!row) return null;
  return [
    '<meta name="robots" content="noindex" />',
    meta("og:title", `${quotableName(row.title)} – ${PRODUCT.name}`),
    meta("og:description", NOTES[language]),
    meta("og:type", "website"),
    meta("og:url", `${origin}${pathIn(language, sharedReviewPath(token))}`),
    meta("og:site_name", PRODUCT.name),
    meta("og:image", `${origin}${PICTURES[language]}`),
    meta("og:image:width", String(PICTURE_PX.width)),
    meta("og:image:height", String(PICTURE_PX.height)),
    '<meta name="twitter:card" content="summary_large_image" />',
  ].join("");
}
