import { ORIGIN } from "./origin.ts";

interface StructuredDataProps {
  /** A thing of schema.org, by its type, with its facts. */
  readonly of: Readonly<Record<string, unknown>> & { readonly "@type": string };
}

/** Facts of a page as search engines read them. It runs nothing: a policy that forbids inline scripts lets it pass. */
export const StructuredData = ({ of }: StructuredDataProps) => (
  <script
    type="application/ld+json"
    // oxlint-disable-next-line react/no-danger -- text of ours, in which nothing can end the element
    dangerouslySetInnerHTML={{
      __html: JSON.stringify({ "@context": "https://schema.org", ...of }).replaceAll("<", "\\u003c"),
    }}
  />
);

/** The way from the front page to a page: the address of each step, and its name. */
export const wayTo = (
  steps: readonly (readonly [path: string, name: string])[],
): StructuredDataProps["of"] => ({
  "@type": "BreadcrumbList",
  itemListElement: steps.map(([path, name], index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: `${ORIGIN}${path}`,
  })),
});
