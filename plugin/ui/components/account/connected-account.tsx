import { useState } from "preact/hooks";
import type { PanelTexts } from "../../../../shared/i18n/panel.en.ts";
import { usePanel } from "../../state/panel-context.ts";
import { Button } from "../basics/buttons/button.tsx";
import styles from "./connected-account.module.css";
import { LinkButton } from "../basics/buttons/link-button.tsx";
import { theEndpoints } from "../../when-needed/the-endpoints.ts";

interface ConnectedAccountProps {
  readonly account: { readonly name: string; readonly email: string };
}

const OUT = {
  connected: ({ account }: PanelTexts) => account.disconnectText,
  leaving: ({ account }: PanelTexts) => account.disconnecting,
  failed: ({ account }: PanelTexts) => account.failed,
} as const;

/** Names the account that this plugin works on, with the ways to its plans and out of it. */
export function ConnectedAccount({ account: { name, email } }: ConnectedAccountProps) {
  const { client, commands, texts, siteUrl } = usePanel();
  const [stage, setStage] = useState<"connected" | "leaving" | "failed">("connected");
  const disconnect = () => {
    setStage("leaving");
    void client
      ?.call(theEndpoints().disconnectSelf, {})
      .then(commands.readInstallationState, () => setStage("failed"));
  };
  return (
    <>
      <div class={styles.card}>
        <p class={styles.quiet}>{texts.account.connected}</p>
        <p class={styles.name}>{name || email}</p>
        {name && <p class={styles.quiet}>{email}</p>}
      </div>
      <LinkButton href={`${siteUrl}/profile`}>{texts.allowance.plans}</LinkButton>
      <div class={styles.out} aria-live="polite">
        <p class={styles.quiet}>{OUT[stage](texts)}</p>
        {stage !== "leaving" && <Button onClick={disconnect}>{texts.account.disconnect}</Button>}
      </div>
    </>
  );
}
