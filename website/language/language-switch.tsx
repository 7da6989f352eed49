import { NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { LANGUAGES } from "../../shared/i18n/language.ts";
import { useIsAlive } from "../hydration/use-is-alive.ts";
import { rememberLanguage, speak } from "./language.ts";
import { useLanguage } from "./use-language.ts";

/** Each language under its own name. */
const NAMES = { en: "English", fr: "Français" } as const;

/** Changes the language of the site, here and on the next visit. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const choose = (value: string): void => {
    const wanted = LANGUAGES.find((known) => known === value);
    if (!wanted) return;
    rememberLanguage(wanted);
    void speak(i18n, wanted);
  };
  return (
    <NativeSelect
      disabled={!useIsAlive()}
      aria-label={t("layout.footer.language")}
      value={language}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
      data={LANGUAGES.map((value) => ({ value, label: NAMES[value] }))}
    />
  );
}
