import { Button as KitButton } from "@create-figma-plugin/ui";
import type { ComponentChildren } from "preact";
import styles from "./button.module.css";

interface ButtonProps {
  readonly children: ComponentChildren;
  readonly onClick: () => void;
  /** The one main action of a screen: wide and coloured. */
  readonly isPrimary?: boolean;
}

/** A button of the kit, in colours whose contrast suffices. */
export const Button = ({ children, onClick, isPrimary = false }: ButtonProps) => (
  <div class={isPrimary ? styles.primary : styles.secondary}>
    <KitButton fullWidth={isPrimary} secondary={!isPrimary} onClick={onClick}>
      {children}
    </KitButton>
  </div>
);
