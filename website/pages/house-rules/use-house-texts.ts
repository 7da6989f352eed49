import { pageTexts } from "../../language/page-texts.ts";

/** The texts about house rules. */
export const { useTexts: useHouseTexts } = pageTexts({
  en: async () => (await import("../../../shared/i18n/site/account/team-house.en.ts")).TEAM_HOUSE_EN,
  fr: async () => (await import("../../../shared/i18n/site/account/team-house.fr.ts")).TEAM_HOUSE_FR,
});
