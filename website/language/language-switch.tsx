import { useFrontTexts } from "./use-front-texts.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "../../shared/i18n/language.ts";
import { rememberLanguage } from "./remember-language.ts";
import styles from "./language-switch.module.css";
import { useLanguage } from "./use-language.ts";
import { useThisPageIn } from "./use-this-page-in.ts";

/** The page in its other language: an address of its own, so it works without a script. */
export function OtherLanguage() {
  const spoken = useLanguage();
  const pageIn = useThisPageIn();
  const other = LANGUAGES.find((language) => language !== spoken) ?? "en";
  return (
    <a
      className={styles.other}
      href={pageIn(other)}
      hrefLang={other}
      lang={other}
      onClick={() => rememberLanguage(other)}
    >
      {LANGUAGE_NAMES[other]}
    </a>
  );
}

/** The page in every language. */
export function LanguageSwitch() {
  const texts = useFrontTexts();
  const spoken = useLanguage();
  const pageIn = useThisPageIn();
  return (
    <ul className={styles.languages} aria-label={texts.layout.footer.language}>
      {LANGUAGES.map((language) => (
        <li key={language}>
          <a
            href={pageIn(language)}
            hrefLang={language}
            lang={language}
            aria-current={language === spoken ? "true" : undefined}
            onClick={() => rememberLanguage(language)}
          >
            {LANGUAGE_NAMES[language]}
          </a>
        </li>
      ))}
    </ul>
  );
}
