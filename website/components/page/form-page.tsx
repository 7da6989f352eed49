import type { ReactNode } from "react";
import { PageHead } from "../../layout/page-head.tsx";
import styles from "./form-page.module.css";

interface FormPageProps {
  readonly title: string;
  readonly description?: string;
  readonly heading: string;
  readonly isPrivate?: boolean;
  /** Content beside the card, where there is room for it. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** A page with one thing to fill in or to confirm. */
export const FormPage = ({ heading, beside, children, ...head }: FormPageProps) => (
  <div className={styles.page} data-wide={beside !== undefined}>
    <PageHead {...head} />
    <div className={styles.card}>
      <h1>{heading}</h1>
      {children}
    </div>
    {beside && <aside className={styles.beside}>{beside}</aside>}
  </div>
);
