import { isForeignPart } from "../../computed/foreign-part.ts";
import { screenBefore } from "../../computed/prototype.ts";
import { isScreen } from "../../computed/screen-kind.ts";
import { targets } from "../../computed/targets.ts";
import { nameWords } from "../../computed/words.ts";
import { isText, type Frame, type Layer } from "../../frame.ts";
import { defineRule } from "../../rule.ts";

/** Screens that go on by themselves. */
const PASSING_WORDS: ReadonlySet<string> = new Set(
  "splash launch launchscreen loading loader processing waiting chargement lancement attente".split(" "),
);

const goesOnByItself = ({ root }: Frame): boolean =>
  nameWords(root.node.name).some((word) => PASSING_WORDS.has(word));

const leadsOn = ({ node }: Layer): boolean => (node.reactions ?? []).length > 0;

/** So large are the icons that are tapped: an arrow back, a cross, three lines. */
const LARGEST_ICON_PX = 64;
/** A text of so many words may be one to tap, such as “Not now”. */
const MOST_WORDS = 4;

const isIcon = ({ node, visibleBox }: Layer): boolean =>
  visibleBox !== null &&
  !node.text &&
  node.box.width <= LARGEST_ICON_PX &&
  node.box.height <= LARGEST_ICON_PX;

const WAY_OUT = new RegExp(
  "^(?:go |try )?(?:back|close|cancel|done|skip|continue|next|home|menu|again|not|got|ok|okay|start|sign|log|" +
    "retour|fermer|annuler|terminer|passer|continuer|suivant|accueil|plus|ressayer|reessayer|se|commencer)$",
);

/** How people are told to leave without a control. */
const GESTURES: ReadonlySet<string> = new Set(
  "tap click press touch swipe pull drag toucher touchez appuyez cliquez glissez balayez tirez".split(" "),
);

function mayLeadOut(layer: Layer): boolean {
  if (isForeignPart(layer)) return false;
  if (!isText(layer)) return isIcon(layer);
  const words = nameWords(layer.node.text.characters);
  if (words.some((word) => GESTURES.has(word))) return true;
  return (
    words.length <= MOST_WORDS &&
    [words[0] ?? "", words.slice(0, 2).join(" ")].some((one) => WAY_OUT.test(one))
  );
}

export const deadEnd = defineRule({
  id: "dead-end",
  aspect: "ux",
  severity: "minor",
  certainty: "likely",
  basis: "https://www.nngroup.com/articles/user-control-and-freedom/",
  says: {
    title: "A screen without a way out",
    problem: "“{from}” leads to “{name}”, where nothing can be clicked: no link, no button, no way back.",
    why: "People who arrive here are stuck and have to leave by means that the design does not show.",
    fix: "Give the screen what comes next, or at least a way back, and link it in the prototype.",
    unsure: {
      "may-lead-out": "An icon or a short text may lead out of this screen; the prototype does not link it.",
    },
  },
  applies: (frame) =>
    isScreen(frame) && !goesOnByItself(frame) && screenBefore(frame.scene, frame.root.node)
      ? [frame.root]
      : [],
  check: ({ node }, { frame, pass, fail, unsure }) => {
    const from = screenBefore(frame.scene, node);
    if (!from || frame.layers.some(leadsOn) || targets(frame).length > 0) return pass();
    if (frame.layers.some(mayLeadOut)) return unsure("may-lead-out");
    return fail({ from: from.name, name: node.name });
  },
});
