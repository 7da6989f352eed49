import type { ReactNode } from "react";
import type { Language } from "../../../shared/i18n/language.ts";
import { Link } from "react-router-dom";
import styles from "./reading-page.module.css";

interface ReadingPageProps {
  /** The page that lists this one and others. */
  readonly from: { readonly path: string; readonly name: string };
  readonly kind?: string;
  readonly heading: string;
  readonly lead: string;
  /** Seen before the text. */
  readonly picture: ReactNode;
  readonly text: ReactNode;
  /** That of the text, which may come later than the page’s. */
  readonly language: Language;
  readonly children: ReactNode;
}

/** A page that is read from its heading to its end, and leads on to others. */
export const ReadingPage = ({
  from,
  kind,
  heading,
  lead,
  picture,
  text,
  language,
  children,
}: ReadingPageProps) => (
  <article className={styles.page}>
    <Link to={from.path} className={styles.back}>
      {from.name}
    </Link>
    {kind && <p className={styles.kind}>{kind}</p>}
    <h1>{heading}</h1>
    <p className={styles.lead}>{lead}</p>
    {picture}
    <div className={styles.text} lang={language}>
      {text}
    </div>
    {children}
  </article>
);
