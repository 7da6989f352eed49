import { Button, Divider } from "@mantine/core";
import { useTexts } from "../../language/use-texts.ts";
import { ProviderLogo, PROVIDERS, type Provider } from "./provider-logo.tsx";
import styles from "./provider-buttons.module.css";

interface ProviderButtonsProps {
  readonly isBusy: boolean;
  readonly onChoose: (provider: Provider) => void;
}

/** The other ways in. */
export function ProviderButtons({ isBusy, onChoose }: ProviderButtonsProps) {
  const texts = useTexts();
  return (
    <div className={styles.providers}>
      <Divider label={texts.account.providers.or} labelPosition="center" />
      {PROVIDERS.map((provider) => (
        <Button
          key={provider}
          variant="default"
          leftSection={<ProviderLogo provider={provider} />}
          disabled={isBusy}
          onClick={() => onChoose(provider)}
        >
          {texts.account.providers[provider]}
        </Button>
      ))}
    </div>
  );
}
