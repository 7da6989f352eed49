import { usePanel } from "../../state/panel-context.ts";
import { isInstalled } from "../../state/panel-state.ts";
import { Folded } from "../basics/layout/folded.tsx";
import styles from "./what-is-sent.module.css";

/** Says in a line what a review sends, and to whom; behind it, all of it, and how long it stays. */
export function WhatIsSent({ provider }: { readonly provider: string | null }) {
  const { state, texts } = usePanel();
  const { sending, offer } = texts;
  const isFirst = !isInstalled(state);
  const sentences = [
    sending.what,
    isFirst && sending.who,
    sending.service,
    provider !== null && sending.provider(provider),
    sending.kept,
  ];
  return (
    <div class={styles.sent}>
      <p>{sending.short(provider, isFirst)}</p>
      <Folded title={offer.sent}>
        <ul class={styles.list}>
          {sentences.map((sentence) => sentence && <li key={sentence}>{sentence}</li>)}
        </ul>
      </Folded>
    </div>
  );
}
