import { usePanel } from "../../state/panel-context.ts";
import type { Shared } from "../../state/share/shared.ts";
import { useTeamSharing } from "../../state/share/use-team-sharing.ts";
import { TickBox } from "../basics/choices/tick-box.tsx";
import styles from "./team-choice.module.css";

/** Lets the team read a stored review, or no longer. The tick follows what the API says. */
export function TeamChoice({ shared }: { readonly shared: Shared }) {
  const { texts } = usePanel();
  const sharing = useTeamSharing(shared);
  if (!sharing) return null;
  const { team, isShared, isBusy, says, choose } = sharing;
  return (
    <div class={styles.team}>
      <TickBox isOn={isShared} isBusy={isBusy} isAgreedLater onChoose={choose}>
        {texts.share.team.name(team)}
        <span class={styles.hint}>{texts.share.team.hint}</span>
      </TickBox>
      <p class={styles.says} aria-live="polite">
        {says}
      </p>
    </div>
  );
}
