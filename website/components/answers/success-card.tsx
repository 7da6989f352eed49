import type { ReactNode } from "react";
import { useFrontTexts } from "../../language/use-front-texts.ts";
import styles from "./success-card.module.css";

const Picture = ({ path }: { readonly path: string }) => (
  <svg className={styles.picture} viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
    <circle cx="20" cy="20" r="20" />
    <path d={path} />
  </svg>
);

/** The sign that it worked. */
export const Check = () => <Picture path="m12.500 20.500 5 5 10-11" />;

/** A mail is on its way. */
export const Letter = () => <Picture path="M11 14.500h18v11.500H11zM11 15l9 7 9-7" />;

interface SuccessCardProps {
  readonly title?: string;
  readonly description?: string;
  readonly image?: ReactNode;
}

/** Says that something worked: when nothing else is said, that somebody is signed in. */
export function SuccessCard({ title, description, image = <Check /> }: SuccessCardProps) {
  const texts = useFrontTexts();
  return (
    <div className={styles.card}>
      {image}
      <div>
        <p className={styles.title}>{title ?? texts.layout.success.title}</p>
        <p>{description ?? texts.layout.success.description}</p>
      </div>
    </div>
  );
}
