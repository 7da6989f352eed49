import { Anchor, type AnchorProps } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

interface ExternalLinkProps extends AnchorProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link that opens in a new tab, and says so. */
export function ExternalLink({ children, ...props }: ExternalLinkProps) {
  const { t } = useTranslation();
  return (
    <Anchor {...props} target="_blank" rel="noreferrer">
      {children}
      <span className="visually-hidden"> ({t("layout.opensInNewTab")})</span>
    </Anchor>
  );
}
