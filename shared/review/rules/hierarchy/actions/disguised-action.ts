import type { Frame, Layer } from "../../../../perception/frame/frame.ts";
import { isForPeople } from "../../../../perception/structure/screens/screen-kind.ts";
import { excerpt, wordsOf } from "../../../../perception/text/language/prose.ts";
import { defineFrameRule, type FailOptions } from "../../../rule.ts";
import { bareActions } from "./facts-behind/bare-actions.ts";
import { unmarkedAnswer } from "./facts-behind/unmarked-answer.ts";

/** An action that looks like something else: words, the end of a sentence. */
interface Disguised {
  readonly as: "words" | "sentence";
  readonly label: string;
  readonly options?: Omit<FailOptions, "advice" | "by">;
}

function disguised(frame: Frame): readonly (readonly [Layer, Disguised])[] {
  const answer = unmarkedAnswer(frame);
  return [
    ...[...bareActions(frame)].map((text) => [text, { as: "words", label: wordsOf(text) }] as const),
    ...(answer
      ? [
          [
            answer.answer.layer,
            {
              as: "sentence",
              label: answer.answer.words,
              options: { layers: [...new Set([answer.question.layer, answer.answer.layer])] },
            },
          ] as const,
        ]
      : []),
  ];
}

export const disguisedAction = defineFrameRule({
  id: "disguised-action",
  aspect: "hierarchy",
  severity: "major",
  judges: "controls",
  basis: "https://www.nngroup.com/articles/clickable-elements/",
  kinds: {
    words: { basis: "https://carbondesignsystem.com/components/button/usage" },
    sentence: { severity: "minor" },
  },
  says: {
    en: {
      title: "Action does not look like one",
      problem: "“{label}” does not look as if it could be pressed.",
      why: "People look for the next step by its look; what looks like something else is passed over.",
      fix: "Make it a filled button, the strongest one of the screen.",
      kinds: {
        words: {
          title: "Main action does not look like a button",
          problem: "“{label}” sends this form, but is plain text: no fill, no outline.",
          why: "People who have filled in a form look for its button; plain words are read as a note and passed over.",
        },
        sentence: {
          title: "Link looks like the words before it",
          problem:
            "“{label}” is set just like the question before it: no colour, weight or line shows that it can be pressed.",
          why: "Those for whom it is look for a way on; what looks like the end of a sentence is read, and not pressed.",
          fix: "Set “{label}” in the colour of your links, bolder or underlined.",
        },
      },
    },
    fr: {
      title: "Une action qui n’en a pas l’air",
      problem: "Rien ne montre que l’on peut appuyer sur « {label} ».",
      why: "On cherche l’étape suivante à son apparence ; ce qui ressemble à autre chose passe inaperçu.",
      fix: "Donnez-lui un fond plein, le plus fort de l’écran.",
      kinds: {
        words: {
          title: "L’action principale n’a pas l’air d’un bouton",
          problem:
            "« {label} » envoie ce formulaire, mais s’affiche comme un simple texte, sans fond ni contour.",
          why: "Le formulaire rempli, on cherche son bouton : de simples mots passent pour une note.",
        },
        sentence: {
          title: "Le lien se confond avec la question",
          problem:
            "« {label} » est composé exactement comme la question qui précède : ni couleur, ni graisse, ni soulignement n’indique que l’on peut appuyer.",
          why: "Ceux à qui ces mots s’adressent cherchent par où passer ; ce qui ressemble à la fin d’une phrase se lit, et l’on n’y appuie pas.",
          fix: "Donnez à « {label} » la couleur de vos liens, ou mettez-le en gras ou souligné.",
        },
      },
    },
  },
  find: (frame) => (isForPeople(frame) ? disguised(frame) : []),
  tell: ({ as, label, options }, { fail }) => fail({ label: excerpt(label, 40) }, { ...options, kind: as }),
});
