import { pageTexts } from "../../language/page-texts.ts";

/** The texts about teams. */
export const { useTexts: useTeamTexts } = pageTexts({
  en: async () => (await import("../../../shared/i18n/site/account/team.en.ts")).TEAM_EN,
  fr: async () => (await import("../../../shared/i18n/site/account/team.fr.ts")).TEAM_FR,
});
