import { useFrontTexts } from "./use-front-texts.ts";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "../../shared/i18n/language.ts";
import styles from "./language-switch.module.css";
import { useLanguage } from "./use-language.ts";
import { pathIn } from "../../shared/site-language.ts";
import { usePagePath } from "../hydration/use-page-path.ts";
import { useQuery } from "../hydration/use-query.ts";

/** The address of the page that is open in each language: a path, with what its query says. */
function useThisPageIn(): (language: Language) => string {
  const pathname = usePagePath();
  const query = useQuery();
  return (language) => `${pathIn(language, pathname)}${query}`;
}

interface InLanguageProps {
  readonly language: Language;
  readonly className?: string | undefined;
}

/** The page in a language: an address of its own, so it works without a script. */
function InLanguage({ language, className }: InLanguageProps) {
  const spoken = useLanguage();
  const pageIn = useThisPageIn();
  return (
    <a
      className={className}
      href={pageIn(language)}
      hrefLang={language}
      lang={language}
      aria-current={language === spoken ? "true" : undefined}
    >
      {LANGUAGE_NAMES[language]}
    </a>
  );
}

/** The page in its other languages. */
export function OtherLanguages() {
  const spoken = useLanguage();
  return LANGUAGES.filter((language) => language !== spoken).map((language) => (
    <InLanguage key={language} language={language} className={styles.other} />
  ));
}

/** The page in every language. */
export function LanguageSwitch() {
  const texts = useFrontTexts();
  return (
    <ul className={styles.languages} aria-label={texts.layout.footer.language}>
      {LANGUAGES.map((language) => (
        <li key={language}>
          <InLanguage language={language} />
        </li>
      ))}
    </ul>
  );
}
