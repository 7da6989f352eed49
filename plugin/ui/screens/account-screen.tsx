import { AllowanceLine } from "../components/request/allowance-line.tsx";
import { BackButton } from "../components/basics/buttons/back-button.tsx";
import { Button } from "../components/basics/buttons/button.tsx";
import { ConnectedAccount } from "../components/account/connected-account.tsx";
import { Layout } from "../components/basics/layout/layout.tsx";
import { LinkCodeCard } from "../components/account/link-code-card.tsx";
import { WaysOn } from "../components/account/ways-on.tsx";
import type { Link } from "../state/account/link.ts";
import { usePanel } from "../state/panel-context.ts";
import { isInstalled } from "../state/panel-state.ts";
import styles from "./account-screen.module.css";

function Connecting({ link: { way, code, fault } }: { readonly link: Link }) {
  const { commands, texts } = usePanel();
  if (code) return <LinkCodeCard way={way} code={code} />;
  if (fault === null) return <p class={styles.quiet}>{texts.account.asking}</p>;
  return (
    <>
      <p>{fault === "expired" ? texts.account.expired : texts.account.noCode}</p>
      <Button onClick={() => commands.showAccount(way)}>{texts.account.again}</Button>
    </>
  );
}

/** Figma's own id is what the site knows this plugin by: without it, there is nothing to connect. */
function Contents() {
  const { state, texts } = usePanel();
  const { installationState, link, identity } = state;
  if (installationState?.account) return <ConnectedAccount account={installationState.account} />;
  if (identity?.figmaId === null) return <p>{texts.account.guest}</p>;
  if (link) return <Connecting link={link} />;
  return (
    <>
      <p>{texts.account.none}</p>
      {!isInstalled(state) && <p class={styles.quiet}>{texts.sending.who}</p>}
      <WaysOn />
    </>
  );
}

/** The account that this plugin is connected to, or the way to one. */
export function AccountScreen() {
  const { texts } = usePanel();
  return (
    <Layout bar={<BackButton />}>
      <div class={styles.account}>
        <h1 class={styles.heading} tabIndex={-1}>
          {texts.account.heading}
        </h1>
        <div class={styles.contents} aria-live="polite">
          <Contents />
        </div>
        <AllowanceLine />
      </div>
    </Layout>
  );
}
