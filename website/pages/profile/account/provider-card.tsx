import { useTexts } from "../../../language/use-texts.ts";
import { Card } from "../../../components/card.tsx";
import { providerName } from "../../../session/provider-name.ts";

/** Names the provider that vouches for the person. */
export function ProviderCard({ provider }: { readonly provider: string }) {
  const texts = useTexts();
  return (
    <Card heading={texts.account.profile.provider}>
      <p>{texts.account.profile.providerText({ provider: providerName(provider) })}</p>
    </Card>
  );
}
