import { Icon, type IconName } from "../icons/icon.tsx";
import styles from "./icon-button.module.css";

interface IconButtonProps {
  readonly name: IconName;
  /** For those who do not see the icon. */
  readonly label: string;
  /** Said to whoever points at it, in the place of the label. */
  readonly hint?: string;
  readonly onClick: () => void;
}

/** A button that is an icon alone; whoever points at it is told what it does. */
export const IconButton = ({ name, label, hint = label, onClick }: IconButtonProps) => (
  <button type="button" class={styles.button} aria-label={label} title={hint} onClick={onClick}>
    <Icon name={name} />
  </button>
);
