import { useTranslation } from "react-i18next";

/** Says for how many people of a team an amount is; of one person nothing has to be said. */
export function SeatsNote({ seats }: { readonly seats: number }) {
  const { t } = useTranslation();
  return seats > 1 ? <p>{t("team.seats.forAll", { count: seats })}</p> : null;
}
