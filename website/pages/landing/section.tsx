import type { ReactNode } from "react";
import { LitHeading } from "./lit-heading.tsx";
import styles from "./section.module.css";

interface SectionProps {
  /** The name after the `#` of links to it. */
  readonly id: string;
  /** With `<lit>` around the words that stand in the crosshair. */
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
      <LitHeading id={`${id}-title`}>{heading}</LitHeading>
      {lead && <p className={styles.lead}>{lead}</p>}
      <div className={styles.content}>{children}</div>
    </div>
  </section>
);
