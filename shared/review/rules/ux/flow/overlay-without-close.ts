import { rememberedObject } from "../../../../perception/frame/remembered-object.ts";
import {
  isClick,
  isWhilePressing,
  openersOf,
  type Opener,
  reactionsOf,
} from "../../../../perception/structure/prototype.ts";
import { screenKind } from "../../../../perception/structure/screens/screen-kind.ts";
import { targets } from "../../../../perception/controls/targets/targets.ts";
import { hasWayOut, mayHaveWayOut } from "../../../../perception/controls/way-out.ts";
import { nameWords } from "../../../../perception/text/language/words.ts";
import type { SceneNode } from "../../../../scene/scene.ts";
import type { Frame } from "../../../../perception/frame/frame.ts";
import { defineRule } from "../../../rule.ts";
import type { ControlKind } from "../../../../standards/words/control-names.ts";
import { list } from "../../../../standards/list.ts";

/** Names of overlays that go away by themselves, or are closed by choosing from them. */
const CLOSES_BY_ITSELF = list(
  "toast, snackbar, tooltip, notification, hint, loading, loader, spinner, progress, splash, keyboard, clavier",
  "menu, submenu, dropdown, select, options, popover, picker, calendar, suggestions, autocomplete, results",
  "infobulle, chargement, options, calendrier, resultats",
);

const closesByItself = ({ root }: Frame): boolean =>
  nameWords(root.node.name).some((word) => CLOSES_BY_ITSELF.has(word));

const closesWhatItOpens = rememberedObject((screen: SceneNode) =>
  reactionsOf(screen).some(({ action }) => action === "CLOSE"),
);

/** An overlay that is open while the pointer lies on something, or for a while, is closed the same way. */
const isOpenedByClick = ({ screen, reactions }: Opener): boolean =>
  reactions.every((reaction) => isClick(reaction) && !isWhilePressing(reaction)) &&
  !closesWhatItOpens(screen);

const FILLED_IN: ReadonlySet<ControlKind | undefined> = new Set<ControlKind>([
  "input",
  "select",
  "checkbox",
  "radio",
  "switch",
]);

const hasButton = (frame: Frame): boolean => targets(frame).some(({ kind }) => !FILLED_IN.has(kind));

export const overlayWithoutClose = defineRule({
  id: "overlay-without-close",
  aspect: "ux",
  severity: "minor",
  certainty: "likely",
  judges: "flows",
  basis: "https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/",
  says: {
    en: {
      title: "An overlay that nothing closes",
      problem:
        "“{from}” opens “{name}” on top of itself; nothing in it closes it, and neither does a click outside it.",
      why: "People who opened it by mistake, or have read it, cannot get back to what lies under it.",
      fix: "Add a button that closes it, and link it in the prototype.",
      unsure: {
        "may-close": "An icon or a short text may close this overlay; the prototype does not link it.",
        "outside-unknown":
          "Nothing in this overlay closes it; the file does not tell whether a click beside it does.",
      },
    },
    fr: {
      title: "Une superposition que rien ne ferme",
      problem:
        "« {from} » ouvre « {name} » par-dessus ; rien n’y permet de fermer, et un clic à côté ne le fait pas non plus.",
      why: "Qu’on l’ait ouverte par erreur ou qu’on l’ait lue, on ne peut pas revenir à ce qui se trouve dessous.",
      fix: "Ajoutez un bouton qui la ferme, et reliez-le dans le prototype.",
      unsure: {
        "may-close":
          "Une icône ou un texte court ferme peut-être cette superposition ; le prototype ne le relie pas.",
        "outside-unknown":
          "Rien ne ferme cette superposition ; le fichier ne dit pas si un clic à côté le fait.",
      },
    },
  },
  applies: (frame) => {
    if (["specimen", "board"].includes(screenKind(frame)) || closesByItself(frame)) return [];
    const openers = openersOf(frame.scene, frame.root.node);
    return openers.length > 0 && openers.every(isOpenedByClick) ? [frame.root] : [];
  },
  check: ({ node }, { frame, pass, fail, unsure }) => {
    const [opener] = openersOf(frame.scene, node);
    if (!opener || node.closesOnClickOutside || hasWayOut(frame) || hasButton(frame)) return pass();
    if (mayHaveWayOut(frame)) return unsure("may-close");
    if (node.closesOnClickOutside === undefined) return unsure("outside-unknown");
    return fail({ from: opener.screen.name, name: node.name });
  },
});
