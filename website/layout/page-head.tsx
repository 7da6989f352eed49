import { useFrontTexts } from "../language/use-front-texts.ts";
import { usePagePath } from "../hydration/use-page-path.ts";
import { LANGUAGES, type Language } from "../../shared/i18n/language.ts";
import { LOCALES } from "../../shared/i18n/locales.ts";
import { PRODUCT } from "../../shared/product.ts";
import { pathIn } from "../../shared/site-language.ts";
import { PATHS } from "../paths.ts";
import { useLanguage } from "../language/use-language.ts";
import { ORIGIN } from "./origin.ts";
import { socialPicture } from "./social-picture.ts";

interface PageHeadProps {
  readonly title: string;
  readonly description?: string;
  /** The page is an article, of this day (`2025-03-18`). */
  readonly publishedOn?: string;
  /** Search engines shall leave it out. */
  readonly isPrivate?: boolean;
}

/** How large the picture is that a link shows; `npm run film` draws that of the site, `npm run social` those of pages. */
const PICTURE = { width: 1200, height: 630 } as const;

/** As services that show links write it: `en_GB`. */
const localeOf = (language: Language): string => LOCALES[language].replace("-", "_");

/** Names the page for the tab, for search engines and for links to it. React moves it into the head. */
export function PageHead({ title, description, publishedOn, isPrivate = false }: PageHeadProps) {
  const pathname = usePagePath();
  const texts = useFrontTexts();
  const addressIn = (spoken: Language): string => `${ORIGIN}${pathIn(spoken, pathname)}`;
  const language = useLanguage();
  const full = title.includes(PRODUCT.name) ? title : `${title} – ${PRODUCT.name}`;
  const address = addressIn(language);
  const picture = socialPicture(pathname, language);
  return (
    <>
      <title>{full}</title>
      {isPrivate && <meta name="robots" content="noindex" />}
      {description && <meta name="description" content={description} />}
      <link rel="canonical" href={address} />
      {!isPrivate &&
        LANGUAGES.map((spoken) => (
          <link key={spoken} rel="alternate" hrefLang={spoken} href={addressIn(spoken)} />
        ))}
      {!isPrivate && <link rel="alternate" hrefLang="x-default" href={addressIn("en")} />}
      <link
        rel="alternate"
        type="application/atom+xml"
        title={PRODUCT.name}
        href={pathIn(language, PATHS.feed)}
      />
      <meta property="og:title" content={full} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:type" content={publishedOn ? "article" : "website"} />
      {publishedOn && <meta property="article:published_time" content={publishedOn} />}
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={localeOf(language)} />
      {LANGUAGES.filter((other) => other !== language).map((other) => (
        <meta key={other} property="og:locale:alternate" content={localeOf(other)} />
      ))}
      <meta property="og:site_name" content={PRODUCT.name} />
      <meta property="og:image" content={`${ORIGIN}${picture.path}`} />
      <meta property="og:image:width" content={String(PICTURE.width)} />
      <meta property="og:image:height" content={String(PICTURE.height)} />
      <meta property="og:image:alt" content={picture.isOwn ? full : texts.layout.socialPicture} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
