import type { ComponentProps } from "react";
import { ExternalLink } from "../../components/external-link.tsx";

/** A link of an article's text: all of them lead to sources elsewhere. */
export const ArticleLink = ({ href = "", children }: ComponentProps<"a">) => (
  <ExternalLink href={href} inherit>
    {children}
  </ExternalLink>
);
