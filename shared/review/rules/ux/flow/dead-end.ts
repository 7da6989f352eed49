import { screenBefore } from "../../../../perception/structure/prototype.ts";
import { isScreen } from "../../../../perception/structure/screens/screen-kind.ts";
import { targets } from "../../../../perception/controls/targets/targets.ts";
import { hasWayOut, mayHaveWayOut } from "../../../../perception/controls/way-out.ts";
import { nameWords } from "../../../../perception/text/language/words.ts";
import type { Frame } from "../../../../perception/frame/frame.ts";
import { defineRule } from "../../../rule.ts";

/** Screens that go on by themselves. */
const PASSING_WORDS: ReadonlySet<string> = new Set(
  "splash launch launchscreen loading loader processing waiting chargement lancement attente".split(" "),
);

const goesOnByItself = ({ root }: Frame): boolean =>
  nameWords(root.node.name).some((word) => PASSING_WORDS.has(word));

export const deadEnd = defineRule({
  id: "dead-end",
  aspect: "ux",
  severity: "minor",
  certainty: "likely",
  judges: "flows",
  basis: "https://www.nngroup.com/articles/user-control-and-freedom/",
  says: {
    en: {
      title: "A screen without a way out",
      problem: "“{from}” leads to “{name}”, where nothing can be clicked: no link, no button, no way back.",
      why: "People who arrive here are stuck and have to leave by means that the design does not show.",
      fix: "Give the screen what comes next, or at least a way back, and link it in the prototype.",
      unsure: {
        "may-lead-out":
          "An icon or a short text may lead out of this screen; the prototype does not link it.",
      },
    },
    fr: {
      title: "Écran sans issue",
      problem: "« {from} » mène à « {name} », où rien ne se clique : ni lien, ni bouton, ni retour.",
      why: "On arrive ici et l’on est bloqué : la maquette ne montre aucun moyen d’en repartir.",
      fix: "Donnez à l’écran une suite, ou au moins un retour, et reliez-le dans le prototype.",
      unsure: {
        "may-lead-out":
          "Une icône ou un texte court mène peut-être hors de cet écran ; le prototype ne le relie pas.",
      },
    },
  },
  applies: (frame) =>
    isScreen(frame) && !goesOnByItself(frame) && screenBefore(frame.scene, frame.root.node)
      ? [frame.root]
      : [],
  check: ({ node }, { frame, pass, fail, unsure }) => {
    const from = screenBefore(frame.scene, node);
    if (!from || hasWayOut(frame) || targets(frame).length > 0) return pass();
    if (mayHaveWayOut(frame)) return unsure("may-lead-out");
    return fail({ from: from.name, name: node.name });
  },
});
