import { usePanel } from "../../state/use-panel.ts";
import { Button, OutsideLink } from "../basics/buttons.tsx";
import styles from "./ways-on.module.css";

/** The ways to more reviews: an account, or the plans of the one there is. */
export function WaysOn() {
  const { state, commands, texts, siteUrl } = usePanel();
  if (state.installationState?.account)
    return (
      <OutsideLink isButton href={`${siteUrl}/profile`}>
        {texts.allowance.plans}
      </OutsideLink>
    );
  return (
    <div class={styles.ways}>
      <Button isPrimary onClick={() => commands.showAccount("signup")}>
        {texts.account.signup}
      </Button>
      <Button onClick={() => commands.showAccount("login")}>{texts.account.login}</Button>
    </div>
  );
}
