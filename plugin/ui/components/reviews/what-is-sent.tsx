import { usePanel } from "../../state/panel-context.ts";
import { isInstalled } from "../../state/panel-state.ts";
import { Folded } from "../basics/folded.tsx";
import styles from "./what-is-sent.module.css";

/** What a review sends, who receives it, and how long it stays: open until something was sent once. */
export function WhatIsSent({ provider }: { readonly provider: string | null }) {
  const { state, texts } = usePanel();
  const { sending, offer } = texts;
  const isNew = !isInstalled(state);
  const sentences = [
    sending.what,
    isNew && sending.who,
    sending.service,
    provider !== null && sending.provider(provider),
    sending.kept,
  ];
  return (
    <Folded title={offer.sent} isOpen={isNew}>
      <ul class={styles.list}>
        {sentences.map((sentence) => sentence && <li key={sentence}>{sentence}</li>)}
      </ul>
    </Folded>
  );
}
