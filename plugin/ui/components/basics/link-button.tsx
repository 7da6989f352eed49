import type { ComponentChildren } from "preact";
import { usePanel } from "../../state/panel-context.ts";
import styles from "./link-button.module.css";

interface LinkButtonProps {
  readonly href: string;
  readonly children: ComponentChildren;
}

/** The main action of a screen when it leads to the site, in the browser. */
export function LinkButton({ href, children }: LinkButtonProps) {
  const { texts } = usePanel();
  return (
    <a class={styles.link} href={href} target="_blank" rel="noreferrer">
      {children}
      <span class="visually-hidden"> ({texts.results.newTab})</span>
    </a>
  );
}
