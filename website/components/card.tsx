import type { ReactNode } from "react";
import styles from "./card.module.css";

interface CardProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** One matter of a page, with its heading. */
export const Card = ({ heading, children }: CardProps) => (
  <section className={styles.card}>
    <h2>{heading}</h2>
    {children}
  </section>
);
