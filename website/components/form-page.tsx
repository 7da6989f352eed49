import type { ReactNode } from "react";
import { PageHead } from "../layout/page-head.tsx";
import styles from "./form-page.module.css";

interface FormPageProps {
  readonly title: string;
  readonly description?: string;
  readonly heading: string;
  readonly isPrivate?: boolean;
  readonly children: ReactNode;
}

/** A page with one thing to fill in or to confirm. */
export const FormPage = ({ heading, children, ...head }: FormPageProps) => (
  <div className={styles.page}>
    <PageHead {...head} />
    <div className={styles.card}>
      <h1>{heading}</h1>
      {children}
    </div>
  </div>
);
