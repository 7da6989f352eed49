import { excerpt, wordsOf } from "../../../../perception/text/language/prose.ts";
import { textsWithRole } from "../../../../perception/copy/text-roles.ts";
import { atEnd } from "../../../fixes/words/at-end.ts";
import { wordChange } from "../../../fixes/set-values.ts";
import { defineRule } from "../../../rule.ts";

const ENDS_IN_FULL_STOP = /\p{L}{2}\.$/u;
const ABBREVIATION = /\b(etc|inc|ltd|corp|no|vs|approx|min|max|sec|env|ex|tél|tel)\.$/i;

export const buttonFullStop = defineRule({
  id: "button-full-stop",
  aspect: "copy",
  severity: "suggestion",
  certainty: "likely",
  judges: "controls",
  basis: "https://learn.microsoft.com/en-us/style-guide/punctuation/periods",
  says: {
    en: {
      title: "Full stop on a button",
      problem: "The button “{text}” ends in a full stop.",
      why: "A label is not a sentence: the full stop slows reading and sets this button apart from the others.",
      fix: "Remove the full stop.",
    },
    fr: {
      title: "Point à la fin d’un bouton",
      problem: "Le bouton « {text} » se termine par un point.",
      why: "Un libellé n’est pas une phrase : le point ralentit la lecture et distingue ce bouton des autres.",
      fix: "Supprimez le point.",
    },
  },
  applies: (frame) => textsWithRole(frame, "button"),
  check: (layer, { pass, fail }) => {
    const text = wordsOf(layer);
    const isStopped = ENDS_IN_FULL_STOP.test(text) && !ABBREVIATION.test(text);
    return isStopped
      ? fail(
          { text: excerpt(text) },
          {
            mend: () =>
              wordChange(
                layer,
                atEnd(layer.node.text.characters, (words) => words.replace(/\.$/u, "")),
              ),
          },
        )
      : pass();
  },
});
