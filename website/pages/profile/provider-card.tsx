import { useTranslation } from "react-i18next";
import { Card } from "../../components/card.tsx";

/** Which provider vouches for the person. */
export function ProviderCard({ provider }: { readonly provider: string }) {
  const { t } = useTranslation();
  return (
    <Card heading={t("account.profile.provider")}>
      <p>{t("account.profile.providerText", { provider })}</p>
    </Card>
  );
}
