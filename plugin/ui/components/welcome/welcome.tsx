import { usePanel } from "../../state/panel-context.ts";
import { Button } from "../basics/buttons/button.tsx";
import styles from "./welcome.module.css";

/** The first steps, until somebody has read them: where a screen is selected, its findings tell more. */
export function FirstSteps() {
  const { state, texts, welcome } = usePanel();
  if (!welcome.isOpen) return null;
  const { heading, steps, close } = texts.welcome;
  // Where nothing may be changed, nothing is fixed.
  const shown = state.rights === "edit" ? steps : steps.slice(0, -1);
  return (
    <section class={styles.card} aria-label={heading}>
      <ol class={styles.steps}>
        {shown.map(({ title, text }, index) => (
          <li key={title} class={styles.step}>
            <span class={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <p>
              <strong>{title}</strong>
              <span class={styles.text}>{text}</span>
            </p>
          </li>
        ))}
      </ol>
      <Button onClick={welcome.close}>{close}</Button>
    </section>
  );
}
