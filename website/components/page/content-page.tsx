import type { ReactNode } from "react";
import { PageHead } from "../../layout/page-head.tsx";
import styles from "./content-page.module.css";

interface ContentPageProps {
  readonly title: string;
  readonly description?: string;
  readonly heading: string;
  readonly lead?: ReactNode;
  readonly isPrivate?: boolean;
  readonly children: ReactNode;
}

/** A page that begins with its heading and a lead. */
export const ContentPage = ({ heading, lead, children, ...head }: ContentPageProps) => (
  <div className={styles.page}>
    <PageHead {...head} />
    {/* A dash stays with the words before it. */}
    <h1>{heading.replaceAll(" – ", "\u00a0– ")}</h1>
    {lead && <p className={styles.lead}>{lead}</p>}
    <div className={styles.content}>{children}</div>
  </div>
);
