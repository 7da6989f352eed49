import { cloneElement, createElement, Fragment, type ReactElement } from "react";

const MARKED = /<(\w+)>(.*?)<\/\1>/;

interface MarkedTextProps {
  /** Words of which some stand between `<mark>` and `</mark>`. */
  readonly children: string;
  /** The elements that the words between these marks stand in. */
  readonly marks: Readonly<Record<string, ReactElement>>;
}

/** A text with links or signs in it: a language puts them where its words want them. */
export function MarkedText({ children, marks }: MarkedTextProps) {
  // Words, a mark, what stands between; and again.
  const parts = children.split(MARKED);
  const shown = parts.map((part, index) => {
    if (index % 3 === 1) return null;
    const mark = index % 3 === 2 ? marks[parts[index - 1] ?? ""] : undefined;
    return mark ? cloneElement(mark, undefined, part) : part;
  });
  return createElement(Fragment, null, ...shown);
}
