import { usePanel } from "../../state/panel-context.ts";
import { selectedFrames } from "../../state/panel-state.ts";
import { Button } from "../basics/buttons/button.tsx";
import { Icon } from "../basics/icons/icon.tsx";
import styles from "./welcome.module.css";

/** The first steps, once: they stand above what they tell of, and are in nobody's way. */
export function FirstSteps() {
  const { state, texts, welcome } = usePanel();
  if (!welcome.isOpen) return null;
  const { heading, steps, done, close } = texts.welcome;
  // Where nothing may be changed, nothing is fixed.
  const shown = state.rights === "edit" ? steps : steps.slice(0, -1);
  const now = selectedFrames(state).length > 0 ? 1 : 0;
  return (
    <section class={styles.card} aria-label={heading}>
      <ol class={styles.steps}>
        {shown.map(({ title, text }, index) => (
          <li key={title} class={styles.step} aria-current={index === now ? "step" : undefined}>
            <span class={styles.number} aria-hidden="true">
              {index < now ? <Icon name="tick" /> : index + 1}
            </span>
            <p>
              <strong>{title}</strong>
              {index < now && <span class="visually-hidden"> ({done})</span>}
              <span class={styles.text}>{text}</span>
            </p>
          </li>
        ))}
      </ol>
      <Button onClick={welcome.close}>{close}</Button>
    </section>
  );
}
