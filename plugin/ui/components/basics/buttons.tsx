import { Button as KitButton } from "@create-figma-plugin/ui";
import type { ComponentChildren } from "preact";
import { send } from "../../../protocol/bridge.ts";
import styles from "./buttons.module.css";
import { usePanel } from "../../state/use-panel.ts";
import { Icon, type IconName } from "./icons.tsx";

interface IconButtonProps {
  readonly name: IconName;
  /** For those who do not see the icon. */
  readonly label: string;
  /** Said to whoever points at it, in the place of the label. */
  readonly hint?: string;
  /** Says whether the part below it is open; absent: it opens none. */
  readonly isExpanded?: boolean;
  readonly onClick: () => void;
}

/** A button that is an icon alone; whoever points at it is told what it does. */
export const IconButton = ({ name, label, hint = label, isExpanded, onClick }: IconButtonProps) => (
  <button
    type="button"
    class={styles.button}
    aria-label={label}
    aria-expanded={isExpanded}
    title={hint}
    onClick={onClick}
  >
    <Icon name={name} />
  </button>
);

interface OutsideLinkProps {
  readonly href: string;
  /** The main action of a screen. */
  readonly isButton?: boolean;
  readonly title?: string;
  readonly children: ComponentChildren;
}

/** A link that leaves the panel. Its page may open nothing by itself: the main thread asks the editor. */
export function OutsideLink({ href, isButton = false, title, children }: OutsideLinkProps) {
  const { texts } = usePanel();
  const open = (event: Event) => {
    event.preventDefault();
    send("open-link", { url: href });
  };
  const look = isButton ? styles.link : undefined;
  return (
    <a class={look} href={href} title={title} rel="noreferrer" onClick={open} onAuxClick={open}>
      {children}
      <span class="visually-hidden"> ({texts.results.newTab})</span>
    </a>
  );
}

interface QuietButtonProps {
  readonly children: ComponentChildren;
  /** The name of the button for people who do not see its surroundings. */
  readonly label?: string;
  readonly onClick: () => void;
}

/** A button that leads elsewhere without asking for attention. */
export const QuietButton = ({ children, label, onClick }: QuietButtonProps) => (
  <button type="button" class={styles.quiet} aria-label={label} onClick={onClick}>
    {children}
  </button>
);

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
