import { useState } from "preact/hooks";
import { copyText } from "../../state/copy-text.ts";
import { type LinkCode, type LinkWay, linkUrl } from "../../state/account/link.ts";
import { usePanel } from "../../state/panel-context.ts";
import { Button } from "../basics/buttons/button.tsx";
import styles from "./link-code-card.module.css";
import { LinkButton } from "../basics/buttons/link-button.tsx";

function CopyButton({ text }: { readonly text: string }) {
  const { texts } = usePanel();
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const { copy, copied, copyFailed } = texts.account;
  return (
    <div class={styles.copy} aria-live="polite">
      <Button onClick={() => setCopied(copyText(text))}>
        {isCopied === null ? copy : isCopied ? copied : copyFailed}
      </Button>
    </div>
  );
}

/** A screen reader says the letters one by one. */
const spell = (code: string): string => code.split("").join(" ");

interface LinkCodeCardProps {
  readonly way: LinkWay;
  readonly code: LinkCode;
}

/** The code to compare, and the way to the page that asks for it. */
export function LinkCodeCard({ way, code }: LinkCodeCardProps) {
  const { texts, siteUrl } = usePanel();
  return (
    <>
      <div class={styles.card}>
        <p>{texts.account.code}</p>
        <p class={styles.code}>
          <span aria-hidden="true">{code.code}</span>
          <span class="visually-hidden">{spell(code.code)}</span>
        </p>
        <CopyButton text={code.code} />
      </div>
      <p>{texts.account.codeText}</p>
      <LinkButton href={linkUrl(siteUrl, way, code)}>{texts.account.next[way]}</LinkButton>
      <p class={styles.waiting}>{texts.account.waiting}</p>
    </>
  );
}
