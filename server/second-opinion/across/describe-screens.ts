import { inQuotes } from "../asked/as-data.ts";
import type { SeenPart, SeenScreen } from "../screen/seen-screen.ts";

const MOST_WORDS = 100;
/** The most parts told of each screen: screens are compared by their words and controls, not by how each is drawn. */
const MOST_PARTS = 50;

const lineOf = ({ handle, role, ownWords, looks }: SeenPart): string =>
  [
    handle,
    role === "text" ? "" : role,
    inQuotes(ownWords.join(" "), MOST_WORDS),
    ...looks.filter((look) => /^[a-z-]+$/.test(look)),
  ]
    .filter(Boolean)
    .join(" ");

function linesOf(screen: SeenScreen, from: readonly string[]): readonly string[] {
  const told = screen.parts.filter(({ ownWords }) => ownWords.length > 0);
  return [
    `Screen ${inQuotes(screen.name, 80)}${from.length > 0 ? ` (opens ${from.map((name) => inQuotes(name, 60)).join(", ")})` : ""}:`,
    ...told.slice(0, MOST_PARTS).map(lineOf),
    ...(told.length > MOST_PARTS ? [`${told.length - MOST_PARTS} more parts are left out.`] : []),
  ];
}

/** Describes several screens to a model: what they are for, say and offer, and what was said of each already. */
export function describeScreens(
  screens: readonly SeenScreen[],
  purpose: string,
  opens: (screen: SeenScreen) => readonly string[],
  said: readonly string[],
): string {
  return [
    purpose
      ? `What they are for, in their designer's words: ${inQuotes(purpose, 600)}`
      : "Nobody said what they are for.",
    "Each line is a part: handle, role (none: a text), words, state. Screens stand in the order of the file, which need not be that of the flow.",
    ...screens.flatMap((screen) => linesOf(screen, opens(screen))),
    ...(said.length > 0
      ? [
          "Said of single screens already (do not repeat it):",
          ...said.map((title) => `- ${inQuotes(title, 100)}`),
        ]
      : []),
  ].join("\n");
}
