import type { ComponentChildren } from "preact";
import styles from "./link-button.module.css";
import { OutsideLink } from "./outside-link.tsx";

interface LinkButtonProps {
  readonly href: string;
  readonly children: ComponentChildren;
}

/** The main action of a screen when it leads to the site, in the browser. */
export const LinkButton = ({ href, children }: LinkButtonProps) => (
  <OutsideLink class={styles.link} href={href}>
    {children}
  </OutsideLink>
);
