import type { ComponentChildren } from "preact";
import { Icon } from "../icons/icon.tsx";
import styles from "./picture-row.module.css";

interface PictureRowProps {
  /** Undefined where the list has no pictures at all; null keeps the place of one that is not there. */
  readonly picture: ComponentChildren | undefined;
  readonly name: string;
  readonly onOpen: () => void;
  /** Facts about it, one a line. */
  readonly children: ComponentChildren;
}

/** A row of a list that opens what it pictures and names. */
export const PictureRow = ({ picture, name, onOpen, children }: PictureRowProps) => (
  <li>
    <button
      type="button"
      class={`${styles.row} ${picture === undefined ? styles.bare : ""}`}
      onClick={onOpen}
    >
      {picture !== undefined && <span class={styles.picture}>{picture}</span>}
      <span class={styles.words}>
        <span class={styles.name}>{name}</span>
        {children}
      </span>
      <Icon name="right" />
    </button>
  </li>
);
