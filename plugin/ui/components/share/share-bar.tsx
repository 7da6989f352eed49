import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { usePanel } from "../../state/use-panel.ts";
import { type Shared, useSharing, type Way, useTeamSharing } from "../../state/share/use-sharing.ts";
import { Icon } from "../basics/icons.tsx";
import styles from "./share-bar.module.css";
import { QuietButton } from "../basics/buttons.tsx";
import { TickBox } from "../basics/choices.tsx";

/** Lets the team read a stored review, or no longer. The tick follows what the API says. */
function TeamChoice({ shared }: { readonly shared: Shared }) {
  const { texts } = usePanel();
  const sharing = useTeamSharing(shared);
  if (!sharing) return null;
  const { team, isShared, isBusy, says, choose } = sharing;
  return (
    <div class={styles.team}>
      <TickBox isOn={isShared} isBusy={isBusy} isAgreedLater onChoose={choose}>
        {texts.share.team.name(team)}
        <span class={styles.teamHint}>{texts.share.team.hint}</span>
      </TickBox>
      <p class={styles.teamSays} aria-live="polite">
        {says}
      </p>
    </div>
  );
}

const WAYS: readonly Way[] = ["markdown", "page", "table", "json"];

/** Says why there is no link yet: it needs a stored review, and an account. */
function LinkMissing({ shared }: { readonly shared: Shared }) {
  const { state, commands, texts } = usePanel();
  if (shared.storedId === null)
    return (
      <p class={styles.quiet}>
        {texts.share.linkNeedsReview}{" "}
        {!state.asked && <QuietButton onClick={commands.offerSaving}>{texts.share.save}</QuietButton>}
      </p>
    );
  return (
    <p class={styles.quiet}>
      {texts.share.linkNeedsAccount}{" "}
      <QuietButton onClick={() => commands.showAccount(null)}>{texts.account.open}</QuietButton>
    </p>
  );
}

/** The ways to tell others, and what came of the last one. */
function ShareWays({ shared }: { readonly shared: Shared }) {
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

interface ShareBarProps {
  readonly shared: Shared;
  /** Stands beside it. */
  readonly children?: ComponentChildren;
}

/** Tells others of the review that is shown: closed it is one quiet line, with what else can be done. */
export function ShareBar({ shared, children }: ShareBarProps) {
  const { texts } = usePanel();
  const [isOpen, setOpen] = useState(false);
  return (
    <div class={styles.bar}>
      {isOpen && <ShareWays shared={shared} />}
      <div class={styles.line}>
        <button
          type="button"
          class={styles.toggle}
          aria-expanded={isOpen}
          onClick={() => setOpen((wasOpen) => !wasOpen)}
        >
          <Icon name="share" />
          {texts.share.open}
          <Icon name={isOpen ? "down" : "up"} />
        </button>
        {children}
      </div>
    </div>
  );
}
