import { Anchor, type AnchorProps } from "@mantine/core";
import type { ReactNode } from "react";
import { useFrontTexts } from "../language/use-front-texts.ts";

interface ExternalLinkProps extends AnchorProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link that opens in a new tab, and says so. */
export function ExternalLink({ children, ...props }: ExternalLinkProps) {
  const texts = useFrontTexts();
  return (
    <Anchor {...props} target="_blank" rel="noreferrer">
      {children}
      <span className="visually-hidden"> ({texts.layout.opensInNewTab})</span>
    </Anchor>
  );
}
