import { useTranslation } from "react-i18next";
import { Card } from "../../../components/card.tsx";
import { providerName } from "../../../session/provider-name.ts";

/** Names the provider that vouches for the person. */
export function ProviderCard({ provider }: { readonly provider: string }) {
  const { t } = useTranslation();
  return (
    <Card heading={t("account.profile.provider")}>
      <p>{t("account.profile.providerText", { provider: providerName(provider) })}</p>
    </Card>
  );
}
