import type { ReactNode } from "react";
import styles from "./figure.module.css";

interface FigureProps {
  readonly caption: ReactNode;
  readonly children: ReactNode;
}

/** Something to look at inside an article, with what it shows in words. */
export const Figure = ({ caption, children }: FigureProps) => (
  <figure className={styles.figure}>
    {children}
    <figcaption>{caption}</figcaption>
  </figure>
);
