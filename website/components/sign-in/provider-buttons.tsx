import { Button, Divider } from "@mantine/core";
import { useTexts } from "../../language/use-texts.ts";
import { useProviders } from "../../session/use-providers.ts";
import { PROVIDERS, ProviderLogo, type Provider } from "./provider-logo.tsx";
import styles from "./provider-buttons.module.css";

interface ProviderButtonsProps {
  readonly isBusy: boolean;
  readonly onChoose: (provider: Provider) => void;
}

/**
 * The other ways in; nothing where there are none. Until that is known they keep their room and cannot be pressed. They
 * come last in their page: what stands after them would move when some of them go.
 */
export function ProviderButtons({ isBusy, onChoose }: ProviderButtonsProps) {
  const texts = useTexts();
  const known = useProviders();
  const providers = known ?? PROVIDERS;
  if (providers.length === 0) return null;
  return (
    <div className={styles.providers}>
      <Divider label={texts.account.providers.or} labelPosition="center" />
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="default"
          leftSection={<ProviderLogo provider={provider} />}
          disabled={isBusy || known === null}
          onClick={() => onChoose(provider)}
        >
          {texts.account.providers[provider]}
        </Button>
      ))}
    </div>
  );
}
