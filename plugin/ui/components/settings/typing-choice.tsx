import { usePanel } from "../../state/panel-context.ts";
import { TickBox } from "../basics/choices/tick-box.tsx";
import styles from "./settings-fields.module.css";

/** Has texts checked while somebody types, where the editor offers it. The tick follows what the editor says. */
export function TypingChoice() {
  const { texts, typing } = usePanel();
  if (typing.isChecked === null) return null;
  return (
    <fieldset class={styles.group}>
      <legend class={styles.legend}>{texts.settings.typing}</legend>
      <TickBox isOn={typing.isChecked} isAgreedLater onChoose={typing.choose}>
        {texts.settings.typingChecked}
      </TickBox>
      <p class={styles.hint}>{texts.settings.typingText}</p>
    </fieldset>
  );
}
