import { seemingPurpose } from "../../../../shared/review/seen/screen-sort.ts";
import type { PanelTexts } from "../../../../shared/i18n/panel.en.ts";
import { type PanelState, reviewsOf, selectedFrames } from "../../state/panel-state.ts";
import { usePanel } from "../../state/panel-context.ts";
import { QuietButton } from "../basics/buttons/quiet-button.tsx";
import styles from "./review-strip.module.css";

interface Guess {
  readonly frameId: string;
  readonly name: string;
  readonly purpose: string;
}

/** The purposes guessed, by the elements seen on them, for screens to which nobody gave one. */
function guessesFor(state: PanelState, { offer }: PanelTexts): readonly Guess[] {
  const unsaid = new Set(
    selectedFrames(state)
      .filter(({ purpose }) => purpose === "")
      .map(({ id }) => id),
  );
  return reviewsOf(state).flatMap(({ report: { id, name, elements = [] } }) => {
    const seeming = unsaid.has(id) ? seemingPurpose(elements) : null;
    return seeming ? [{ frameId: id, name, purpose: offer.seems(seeming) }] : [];
  });
}

/** Proposes a purpose for screens to which nobody gave one: one click confirms it, and it is told to the model. */
export function PurposeGuess() {
  const { state, commands, texts } = usePanel();
  const guesses = guessesFor(state, texts);
  const [first, ...others] = guesses;
  if (!first) return null;
  const confirm = () => {
    for (const { frameId, purpose } of guesses)
      commands.sayPurpose([frameId], purpose, state.rights === "edit");
  };
  return (
    <div class={styles.guess}>
      {others.length === 0 ? (
        <p class={styles.quiet}>{texts.offer.seemsFor(first.purpose)}</p>
      ) : (
        <>
          <p class={styles.quiet}>{texts.offer.seemForMany}</p>
          <ul class={styles.quiet}>
            {guesses.map(({ frameId, name, purpose }) => (
              <li key={frameId}>{`${name}: ${purpose}`}</li>
            ))}
          </ul>
        </>
      )}
      <div class={styles.link}>
        <QuietButton onClick={confirm}>{texts.offer.confirmSeeming(guesses.length)}</QuietButton>
      </div>
    </div>
  );
}
