import type { ReactNode } from "react";
import styles from "./section.module.css";

interface SectionProps {
  /** The name after the `#` of links to it. */
  readonly id: string;
  readonly heading: string;
  readonly lead?: string;
  /** The ground of the band: of the page, a shade of it, or dark in both themes. */
  readonly tone?: "plain" | "shade" | "dark";
  readonly children: ReactNode;
}

/** One band of the page: one thing that is told. */
export const LandingSection = ({ id, heading, lead, tone = "plain", children }: SectionProps) => (
  <section id={id} className={styles.band} data-tone={tone} aria-labelledby={`${id}-title`}>
    <div className={styles.section}>
      <h2 id={`${id}-title`} className={styles.heading}>
        {heading}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      <div className={styles.content}>{children}</div>
    </div>
  </section>
);
