import type { ReactNode } from "react";
import styles from "./section.module.css";

interface SectionProps {
  /** The name after the `#` of links to it. */
  readonly id: string;
  readonly heading: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** One part of the page, with its heading. */
export const LandingSection = ({ id, heading, lead, children }: SectionProps) => (
  <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{heading}</h2>
    {lead && <p className={styles.lead}>{lead}</p>}
    <div className={styles.content}>{children}</div>
  </section>
);
