import { groupBy } from "../../../../group-by.ts";
import { targets } from "../../../../perception/controls/targets/targets.ts";
import {
  hasWayOut,
  isIconSized,
  mayLeadOut,
  passesByItself,
} from "../../../../perception/controls/way-out.ts";
import type { Element, Role } from "../../../../perception/elements/element.ts";
import { elements } from "../../../../perception/elements/elements.ts";
import {
  closest,
  type Frame,
  isText,
  type Layer,
  type TextLayer,
} from "../../../../perception/frame/frame.ts";
import { rememberedObject } from "../../../../perception/frame/remembered-object.ts";
import { totalOpacity } from "../../../../perception/paint/opacity.ts";
import { hasFill } from "../../../../perception/paint/painted-box.ts";
import { seenTexts } from "../../../../perception/paint/seen-texts.ts";
import { isOpaque, veils } from "../../../../perception/paint/veils.ts";
import { isForeignPart } from "../../../../perception/parts/foreign-part.ts";
import {
  isClick,
  isWhilePressing,
  openersOf,
  type Opener,
  reactionsOf,
  screenBefore,
} from "../../../../perception/structure/prototype.ts";
import { hasPhoneWidth } from "../../../../perception/structure/screens/has-phone-width.ts";
import { isScreen, screenKind } from "../../../../perception/structure/screens/screen-kind.ts";
import { labelWords } from "../../../../perception/text/language/label-words.ts";
import { countWords, excerpt } from "../../../../perception/text/language/prose.ts";
import { contains, right } from "../../../../scene/geometry.ts";
import type { SceneNode } from "../../../../scene/scene.ts";
import { LEAVING_WORDS, SUBSCRIPTION_WORDS } from "../../../../standards/words/action-words.ts";
import type { ControlKind } from "../../../../standards/words/control-names.ts";
import { defineFrameRule } from "../../../rule.ts";

/** A place that people may not be able to leave. */
interface Closed {
  readonly by?: "screen" | "dialog" | "overlay";
  readonly name: string;
  /** The screen that leads to it, or "". */
  readonly from: string;
  /** Why nobody can tell. */
  readonly doubt?: "linked" | "may-lead-out" | "outside-unknown" | undefined;
  readonly named?: Readonly<Record<string, Layer>>;
}

type Found = readonly (readonly [Layer, Closed])[];

/** A screen that a prototype leads to, and on which nothing can be clicked. */
function deadEnds(frame: Frame): Found {
  const { root, scene } = frame;
  const before = isScreen(frame) && !passesByItself(frame) ? screenBefore(scene, root.node) : undefined;
  if (!before || hasWayOut(frame) || targets(frame).length > 0) return [];
  const doubt = frame.layers.some(mayLeadOut) ? "may-lead-out" : undefined;
  return [[root, { by: "screen", name: root.node.name, from: before.name, doubt }]];
}

const DIALOG = { minWidthPx: 160, minHeightPx: 80, mostShare: 0.9 };
/** Less is a note that goes away by itself, or says that something is loading. */
const FEWEST_WORDS = 6;

/** The first opaque box that is painted over a veil. */
const dialogOver = (veil: Layer, frame: Frame): Layer | undefined =>
  frame.layers.find(
    (layer) =>
      layer.order > veil.order &&
      !isText(layer) &&
      hasFill(layer) &&
      isOpaque(layer) &&
      layer.node.box.width >= DIALOG.minWidthPx &&
      layer.node.box.height >= DIALOG.minHeightPx &&
      layer.node.box.height <= DIALOG.mostShare * veil.node.box.height &&
      contains(veil.node.box, layer.node.box, 1),
  );

const FEWEST_SIGNS = 3;

/** Where a sign stands, and how large it is: the arrows at the end of rows are alike. */
const placeOf = ({ node: { box } }: Layer): string =>
  [box.x, box.width, box.height].map((px) => Math.round(px)).join(" ");

/** The signs that several rows have: they lead from their row to more of it, and not out. */
function signsOfRows(inside: readonly Layer[]): ReadonlySet<Layer> {
  const columns = groupBy(
    inside.filter((layer) => !isText(layer)),
    placeOf,
  );
  return new Set([...columns.values()].filter((signs) => signs.length >= FEWEST_SIGNS).flat());
}

function isWithoutExit(dialog: Layer, frame: Frame): boolean {
  const isInside = (layer: Layer): boolean =>
    layer !== dialog &&
    layer.order > dialog.order &&
    layer.visibleBox !== null &&
    contains(dialog.node.box, layer.node.box, 24);
  const inside = frame.layers.filter(isInside);
  const ofRows = signsOfRows(inside);
  const words = inside.filter(isText).reduce((sum, { node }) => sum + countWords(node.text.characters), 0);
  return (
    words >= FEWEST_WORDS &&
    !inside.some((layer) => mayLeadOut(layer) && !ofRows.has(layer)) &&
    !targets(frame).some(({ layer }) => isInside(layer))
  );
}

/** The dialogs over a darkened screen in which nothing can be pressed. */
const closedDialogs = (frame: Frame): Found =>
  (isScreen(frame) ? veils(frame) : [])
    .flatMap((veil) => dialogOver(veil, frame) ?? [])
    .filter((dialog) => isWithoutExit(dialog, frame))
    .map((layer) => [layer, { by: "dialog", name: layer.node.name, from: "", named: { name: layer } }]);

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

/** An overlay that a prototype opens on top of a screen, and nothing closes. */
function openOverlays(frame: Frame): Found {
  const { root, scene } = frame;
  const openers = openersOf(scene, root.node);
  const [opener] = openers;
  if (!opener || ["specimen", "board"].includes(screenKind(frame)) || passesByItself(frame)) return [];
  const isLeft = hasWayOut(frame) || targets(frame).some(({ kind }) => !FILLED_IN.has(kind));
  if (!openers.every(isOpenedByClick) || root.node.closesOnClickOutside || isLeft) return [];
  const isUnknown = root.node.closesOnClickOutside === undefined;
  const doubt = frame.layers.some(mayLeadOut) ? "may-lead-out" : isUnknown ? "outside-unknown" : undefined;
  return [[root, { by: "overlay", name: root.node.name, from: opener.screen.name, doubt }]];
}

const SURE = 0.6;
/** A way back stands at the top, below the bar of the system. */
const TOP_PX = 140;
/** A fainter sign is none that people find. */
const FAINTEST_SIGN = 0.1;
/** Share of the width: words at a side of the top may be “Back” in any language. */
const SIDE_SHARE = 0.25;
/** A longer text only mentions leaving. */
const MOST_WORDS = 6;
const FEWEST = { fields: 3, prices: 2 };
/** From a screen with one of these people can go elsewhere. */
const LEADS_ON: ReadonlySet<Role> = new Set<Role>(["tab-bar", "tab", "link", "sheet"]);

const isAtTop = ({ node: { box } }: Layer, { root }: Frame): boolean => box.y - root.node.box.y < TOP_PX;

/** Anything small that is painted at the top may be an arrow back, a cross, three lines. */
const isSign = (layer: Layer, frame: Frame): boolean =>
  layer.depth > 0 &&
  layer.children.length === 0 &&
  isAtTop(layer, frame) &&
  isIconSized(layer) &&
  layer.visibleBox !== null &&
  totalOpacity(layer) > FAINTEST_SIGN &&
  !isForeignPart(layer);

/** True of words that lead away, or that may: at a side of the top, or without a letter there, as “×”. */
function mayLeave(text: TextLayer, frame: Frame): boolean {
  const { box } = frame.root.node;
  const words = labelWords(text.node.text.characters);
  const edge = SIDE_SHARE * box.width;
  const isBeside = text.node.box.x > right(box) - edge || right(text.node.box) < box.x + edge;
  if (isAtTop(text, frame) && (isBeside || words.length === 0)) return true;
  return words.length <= MOST_WORDS && words.some((word) => LEAVING_WORDS.has(word));
}

const sells = ({ label }: Element): boolean => labelWords(label).some((word) => SUBSCRIPTION_WORDS.has(word));

/** The main action of a form with no other control, or of a screen that sells a subscription and nothing else. */
function onlyAction(all: readonly Element[]): Element | undefined {
  const buttons = all.filter(({ role }) => role === "button");
  const count = (role: Role): number => all.filter((one) => one.role === role).length;
  const main = buttons.find(({ isPrimary }) => isPrimary) ?? buttons[0];
  const isForm = buttons.length === 1 && count("field") >= FEWEST.fields;
  const isOffer = main !== undefined && buttons.every(sells) && count("price") >= FEWEST.prices;
  return isForm || isOffer ? main : undefined;
}

/** A screen of a phone from which people can only go on, at its main action. */
function onlyWaysOn(frame: Frame): Found {
  if (!isScreen(frame) || !hasPhoneWidth(frame)) return [];
  const all = elements(frame).filter(({ certainty }) => certainty >= SURE);
  const main = onlyAction(all);
  if (!main || all.some(({ role }) => LEADS_ON.has(role))) return [];
  const mayGo =
    frame.layers.some((layer) => isSign(layer, frame)) ||
    seenTexts(frame).some((text) => !isForeignPart(text) && mayLeave(text, frame));
  const [action] = main.layers;
  const leadsElsewhere = frame.layers.some(
    (layer) =>
      (layer.node.reactions ?? []).length > 0 && closest(layer, (one) => one === action) === undefined,
  );
  const doubt = leadsElsewhere ? "linked" : undefined;
  return mayGo ? [] : [[action, { name: excerpt(main.label, 40), from: "", doubt }]];
}

const DIALOGS = "https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/";

export const noWayOut = defineFrameRule({
  id: "no-way-out",
  aspect: "ux",
  severity: "minor",
  certainty: "likely",
  judges: "screen",
  basis: "https://www.nngroup.com/articles/user-control-and-freedom/",
  bases: {
    screen: "https://www.nngroup.com/articles/user-control-and-freedom/",
    dialog: DIALOGS,
    overlay: DIALOGS,
  },
  says: {
    en: {
      title: "No way back",
      problem: "“{name}” is the only way on from here: there is no back arrow, no close button, no “Cancel”.",
      why: "People who came here by mistake, or only wanted to look, cannot see how to leave without going on.",
      fix: "Add a back arrow or a close button at the top, or a line such as “Not now” below the button.",
      by: {
        screen: {
          title: "A screen without a way out",
          problem:
            "“{from}” leads to “{name}”, where nothing can be clicked: no link, no button, no way back.",
          why: "People who arrive here are stuck and have to leave by means that the design does not show.",
          fix: "Give the screen what comes next, or at least a way back, and link it in the prototype.",
        },
        dialog: {
          title: "A dialog with no way out",
          problem:
            "“{name}” lies over the darkened screen, and nothing in it can be pressed to close it or to go on.",
          why: "Not everyone thinks of tapping outside it, and with a keyboard or a screen reader that is not possible.",
          fix: "Add a close button at the top, or a button at the bottom such as “Not now”.",
        },
        overlay: {
          title: "An overlay that nothing closes",
          problem:
            "“{from}” opens “{name}” on top of itself; nothing in it closes it, and neither does a click outside it.",
          why: "People who opened it by mistake, or have read it, cannot get back to what lies under it.",
          fix: "Add a button that closes it, and link it in the prototype.",
        },
      },
      unsure: {
        linked: "The prototype leaves this screen through something that does not look like a way back.",
        "may-lead-out": "An icon or a short text may lead out of here; the prototype does not link it.",
        "outside-unknown":
          "Nothing in this overlay closes it; the file does not tell whether a click beside it does.",
      },
    },
    fr: {
      title: "Aucun retour possible",
      problem: "D’ici, « {name} » est la seule issue : ni flèche de retour, ni croix, ni « Annuler ».",
      why: "Qui est arrivé là par erreur, ou voulait seulement regarder, ne voit pas comment repartir sans continuer.",
      fix: "Ajoutez une flèche de retour ou une croix en haut, ou quelques mots comme « Plus tard » sous le bouton.",
      by: {
        screen: {
          title: "Écran sans issue",
          problem: "« {from} » mène à « {name} », où rien ne se clique : ni lien, ni bouton, ni retour.",
          why: "On arrive ici et l’on est bloqué : la maquette ne montre aucun moyen d’en repartir.",
          fix: "Donnez à l’écran une suite, ou au moins un retour, et reliez-le dans le prototype.",
        },
        dialog: {
          title: "Une fenêtre sans sortie",
          problem:
            "« {name} » recouvre l’écran assombri, et rien à l’intérieur ne permet de la fermer ni de continuer.",
          why: "Tout le monde ne pense pas à toucher à côté, et c’est impossible au clavier ou avec un lecteur d’écran.",
          fix: "Ajoutez un bouton de fermeture en haut, ou un bouton en bas, par exemple « Plus tard ».",
        },
        overlay: {
          title: "Une superposition que rien ne ferme",
          problem:
            "« {from} » ouvre « {name} » par-dessus ; rien n’y permet de fermer, et un clic à côté ne le fait pas non plus.",
          why: "Qu’on l’ait ouverte par erreur ou qu’on l’ait lue, on ne peut pas revenir à ce qui se trouve dessous.",
          fix: "Ajoutez un bouton qui la ferme, et reliez-le dans le prototype.",
        },
      },
      unsure: {
        linked: "Le prototype mène plus loin par un élément qui n’a pas l’air d’un retour.",
        "may-lead-out":
          "Une icône ou un texte court mène peut-être hors d’ici ; le prototype ne le relie pas.",
        "outside-unknown":
          "Rien ne ferme cette superposition ; le fichier ne dit pas si un clic à côté le fait.",
      },
    },
  },
  find: (frame) =>
    new Map([...deadEnds(frame), ...openOverlays(frame), ...closedDialogs(frame), ...onlyWaysOn(frame)]),
  tell: ({ by, name, from, doubt, named }, { fail, unsure }) =>
    doubt
      ? unsure(doubt)
      : fail(
          { name, from },
          {
            ...(by && { by }),
            ...(by === "dialog" && { severity: "major" }),
            ...(named && { named }),
          },
        ),
});
