import type { ComponentChildren } from "preact";
import { usePanel } from "../../../state/panel-context.ts";

interface OutsideLinkProps {
  readonly href: string;
  readonly class?: string | undefined;
  readonly title?: string;
  readonly children: ComponentChildren;
}

/** A link that leaves the panel. Its page may open nothing by itself: the main thread asks the editor. */
export function OutsideLink({ href, children, ...rest }: OutsideLinkProps) {
  const { commands, texts } = usePanel();
  const open = (event: Event) => {
    event.preventDefault();
    commands.openLink(href);
  };
  return (
    <a href={href} rel="noreferrer" onClick={open} onAuxClick={open} {...rest}>
      {children}
      <span class="visually-hidden"> ({texts.results.newTab})</span>
    </a>
  );
}
