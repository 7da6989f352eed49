import { Button, Divider } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ProviderLogo, PROVIDERS, type Provider } from "./provider-logo.tsx";
import styles from "./provider-buttons.module.css";

interface ProviderButtonsProps {
  readonly isBusy: boolean;
  readonly onChoose: (provider: Provider) => void;
}

/** The other ways in. */
export function ProviderButtons({ isBusy, onChoose }: ProviderButtonsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.providers}>
      <Divider label={t("account.providers.or")} labelPosition="center" />
      {PROVIDERS.map((provider) => (
        <Button
          key={provider}
          variant="default"
          leftSection={<ProviderLogo provider={provider} />}
          disabled={isBusy}
          onClick={() => onChoose(provider)}
        >
          {t(`account.providers.${provider}`)}
        </Button>
      ))}
    </div>
  );
}
