import type { TextRun } from "../../../scene/scene.ts";
import type { TextLayer } from "../../frame/frame.ts";

const AS_SHOWN: Readonly<Record<NonNullable<TextRun["case"]>, (letters: string) => string>> = {
  upper: (letters) => letters.toUpperCase(),
  lower: (letters) => letters.toLowerCase(),
  title: (letters) => letters.replaceAll(/(?<![\p{L}\p{N}’'])\p{L}/gu, (first) => first.toUpperCase()),
  "small-caps": (letters) => letters,
};

/** The characters of a text as people see them: in capitals or small letters where its style sets them so. */
export const shownText = ({ node: { text } }: TextLayer): string =>
  text.runs.some((run) => run.case)
    ? text.runs
        .map((run) => {
          const letters = text.characters.slice(run.start, run.end);
          return run.case ? AS_SHOWN[run.case](letters) : letters;
        })
        .join("")
    : text.characters;
