import { Price } from "../components/request/price.tsx";
import { Button, OutsideLink } from "../components/basics/buttons.tsx";
import { InnerScreen } from "../components/basics/screen-head.tsx";
import { WaysOn } from "../components/account/ways-on.tsx";
import { useConnecting } from "../state/account/use-installation-state.ts";
import { useLoaded } from "../state/use-loaded.ts";
import { usePanel } from "../state/use-panel.ts";
import { isInstalled } from "../state/panel-state.ts";
import styles from "./account-screen.module.css";
import { useCallback, useMemo, useState } from "preact/hooks";
import { theEndpoints } from "../when-needed/the-endpoints.ts";
import { copyText } from "../state/share/tell-others.ts";

function CopyButton({ text }: { readonly text: string }) {
  const { texts } = usePanel();
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const { copy, copied, copyFailed } = texts.account;
  return (
    <div class={styles.copy} aria-live="polite">
      <Button onClick={() => setCopied(copyText(text))}>
        {isCopied === null ? copy : isCopied ? copied : copyFailed}
      </Button>
    </div>
  );
}

/** Names the account that this plugin works on, with the ways to its plans and out of it. */
function ConnectedAccount({ name, email }: { readonly name: string; readonly email: string }) {
  const { client, commands, texts } = usePanel();
  const [stage, setStage] = useState<"connected" | "leaving" | "failed">("connected");
  const { disconnectText: connected, disconnecting: leaving, failed } = texts.account;
  const disconnect = () => {
    setStage("leaving");
    void client
      ?.call(theEndpoints().disconnectSelf, {})
      .then(commands.readInstallationState, () => setStage("failed"));
  };
  return (
    <>
      <div class={styles.card}>
        <p class={styles.secondary}>{texts.account.connected}</p>
        <p class={styles.name}>{name || email}</p>
        {name && <p class={styles.secondary}>{email}</p>}
      </div>
      <WaysOn />
      <div class={styles.out} aria-live="polite">
        <p class={styles.secondary}>{{ connected, leaving, failed }[stage]}</p>
        {stage !== "leaving" && <Button onClick={disconnect}>{texts.account.disconnect}</Button>}
      </div>
    </>
  );
}

/** A code to compare, and the way to the page that asks for it; a screen reader says its letters one by one. */
function Connecting({ way }: { readonly way: "signup" | "login" }) {
  const { client, texts, siteUrl } = usePanel();
  const [hasExpired, setExpired] = useState(false);
  const load = useMemo(
    () => client && ((signal: AbortSignal) => client.call(theEndpoints().createLinkCode, { signal })),
    [client],
  );
  const { data, error, again } = useLoaded(load);
  const end = useCallback(() => setExpired(true), []);
  useConnecting(data?.expiresAt ?? null, end);
  const says = texts.account;
  const anew = () => {
    setExpired(false);
    again();
  };
  if (hasExpired || error !== null)
    return (
      <>
        <p>{hasExpired ? says.expired : says.noCode}</p>
        <Button onClick={anew}>{says.again}</Button>
      </>
    );
  if (!data) return <p class="quiet">{says.asking}</p>;
  const { figmaId, code } = data;
  // The code goes along, so that it is only compared.
  const query = new URLSearchParams({ figma_id: figmaId, link: code });
  return (
    <>
      <div class={styles.codeCard}>
        <p>{says.code}</p>
        <p class={styles.code}>
          <span aria-hidden="true">{code}</span>
          <span class="visually-hidden">{code.split("").join(" ")}</span>
        </p>
        <CopyButton text={code} />
      </div>
      <p>{says.codeText}</p>
      <OutsideLink isButton href={`${siteUrl}/${way}?${query}`}>
        {says.next[way]}
      </OutsideLink>
      <p class={styles.waiting}>{says.waiting}</p>
    </>
  );
}

/** Figma's own id is what the site knows this plugin by: without it, there is nothing to connect. */
function Contents() {
  const { state, texts } = usePanel();
  const { installationState, link, identity } = state;
  if (installationState?.account) return <ConnectedAccount {...installationState.account} />;
  if (identity?.figmaId === null) return <p>{texts.account.guest}</p>;
  if (link) return <Connecting key={link} way={link} />;
  return (
    <>
      <p>{texts.account.none}</p>
      {!isInstalled(state) && <p class="quiet">{texts.sending.who}</p>}
      <WaysOn />
    </>
  );
}

export function AccountScreen() {
  const { texts } = usePanel();
  return (
    <InnerScreen name={texts.account.heading}>
      <div class={styles.account}>
        <div class={styles.contents} aria-live="polite">
          <Contents />
        </div>
        <div class={styles.price} aria-live="polite">
          <Price isAlone />
        </div>
      </div>
    </InnerScreen>
  );
}
