import { LIBRARY_SCOPES } from "../../../protocol/library-messages.ts";
import { usePanel } from "../../state/use-panel.ts";
import { QuietButton, Button } from "../basics/buttons.tsx";
import styles from "./library-offer.module.css";

/** Offers all screens of the page while none is selected. */
export function PageOffer() {
  const { state, commands, texts } = usePanel();
  const { selection } = state;
  if (!selection || selection.kind === "frames" || !selection.onPage) return null;
  return <Button onClick={commands.choosePage}>{texts.selection.page(selection.onPage.count)}</Button>;
}

/** Offers to those who keep a design system what no single screen can tell. */
export function LibraryOffer() {
  const { commands, texts } = usePanel();
  const { title, text, offers } = texts.library;
  return (
    <section class={styles.offer}>
      <h2 class={styles.title}>{title}</h2>
      <p>{text}</p>
      <p class={styles.ways}>
        {LIBRARY_SCOPES.map((scope) => (
          <QuietButton key={scope} onClick={() => commands.reviewLibrary(scope)}>
            {offers[scope]}
          </QuietButton>
        ))}
      </p>
    </section>
  );
}
