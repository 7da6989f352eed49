import type { ReactNode } from "react";
import { useBlogTexts } from "../use-blog-texts.ts";
import styles from "./dialogs-figure.module.css";
import { Figure } from "./figure.tsx";

interface Dialog {
  readonly title: string;
  readonly text: string;
  readonly quiet: string;
  readonly strong: string;
}

interface DialogsFigureProps {
  readonly before: Dialog;
  readonly after: Dialog;
  readonly children: ReactNode;
}

const DialogPicture = ({ label, dialog }: { readonly label: string; readonly dialog: Dialog }) => (
  <div>
    <p className={styles.label}>{label}</p>
    <div className={styles.dialog}>
      <p className={styles.title}>{dialog.title}</p>
      <p>{dialog.text}</p>
      <p className={styles.buttons}>
        <span className={styles.quiet}>{dialog.quiet}</span>
        <span className={styles.strong}>{dialog.strong}</span>
      </p>
    </div>
  </div>
);

/** A dialog, and the same one in better words. Nothing in it can be pressed. */
export function DialogsFigure({ before, after, children }: DialogsFigureProps) {
  const texts = useBlogTexts();
  return (
    <Figure caption={children}>
      <div className={styles.pair} data-shows="designs">
        <DialogPicture label={texts.figures.before} dialog={before} />
        <DialogPicture label={texts.figures.after} dialog={after} />
      </div>
    </Figure>
  );
}
