import { usePanel } from "../../state/panel-context.ts";
import { useSharing, type Way } from "../../state/share/use-sharing.ts";
import type { Shared } from "../../state/share/shared.ts";
import { QuietButton } from "../basics/buttons/quiet-button.tsx";
import { TeamChoice } from "./team-choice.tsx";
import styles from "./share-bar.module.css";

const WAYS: readonly Way[] = ["markdown", "page", "table", "json"];

/** Says why there is no link yet: it needs a stored review, and an account. */
function LinkMissing({ shared }: { readonly shared: Shared }) {
  const { commands, texts } = usePanel();
  if (shared.storedId === null) return <p class={styles.quiet}>{texts.share.linkNeedsReview}</p>;
  return (
    <p class={styles.quiet}>
      {texts.share.linkNeedsAccount}{" "}
      <QuietButton onClick={() => commands.showAccount(null)}>{texts.account.open}</QuietButton>
    </p>
  );
}

/** The ways to tell others, and what came of the last one. */
export function ShareWays({ shared }: { readonly shared: Shared }) {
  const { state, texts } = usePanel();
  const { says, isBusy, share } = useSharing(shared);
  // An account may not be known here; then the API says it.
  const isOthers = shared.team?.isOwn === false;
  const hasLink = !isOthers && shared.storedId !== null && state.installationState?.account !== null;
  const ways = hasLink ? [...WAYS, "link" as const] : WAYS;
  return (
    <>
      <ul class={styles.ways}>
        {ways.map((way) => (
          <li key={way}>
            <button type="button" class={styles.way} aria-disabled={isBusy} onClick={() => share(way)}>
              <span>{texts.share[way].name}</span>
              <span class={styles.hint}>{texts.share[way].hint}</span>
            </button>
          </li>
        ))}
      </ul>
      {!hasLink && !isOthers && <LinkMissing shared={shared} />}
      <p class={styles.says} aria-live="polite">
        {says}
      </p>
      <TeamChoice shared={shared} />
    </>
  );
}
