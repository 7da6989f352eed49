import { textsOf } from "../../../../perception/controls/targets/target-words.ts";
import {
  type ControlSet,
  controlSets,
  drawsState,
  hasProperty,
  holdsWord,
  knowsState,
  statesOf,
} from "../../../../perception/controls/variant-states.ts";
import type { Frame, Layer } from "../../../../perception/frame/frame.ts";
import { list } from "../../../../standards/list.ts";
import { STATE_WORDS } from "../../../../standards/words/state-words.ts";
import { defineRule, type Severity } from "../../../rule.ts";

/** A state that a set of variants may lack. */
interface Wanted {
  readonly by?: "error" | "hover" | "disabled";
  readonly severity: Severity;
  readonly isOf: (set: ControlSet, frame: Frame) => boolean;
  readonly isKnown: (set: Layer) => boolean;
}

const { hover, pressed, active, focus, disabled, enabled, off, on } = STATE_WORDS;

const drawsAnyOf = (set: Layer, ...states: readonly ReadonlySet<string>[]): number =>
  states.filter((words) => drawsState(set, words)).length;

/** Whatever a set says of a value that is not accepted, in a name or in words. */
const REFUSED = list(
  "error, errors, errored, invalid, invalide, danger, destructive, negative, critical, warning, alert, failed",
  "failure, fail, wrong, rejected, denied, validation, validated, valid, feedback, erreur, refuse, echec, incorrect",
);
/** Nobody types a wrong thing into a search. */
const NEVER_WRONG = list(
  "search, searchbar, searchbox, recherche, filter, filtre, chat, message, composer, prompt, comment",
);
const FILLED_IN = list("typing, filled, active, rempli, actif");

const speaksOfErrors = (set: Layer): boolean =>
  knowsState(set, REFUSED) ||
  textsOf(set).some(({ node }) =>
    [node.name, node.text.characters].some((words) => holdsWord(words, REFUSED)),
  );

/** Over a field the pointer changes by itself, and a box that is ticked needs no more than its sign. */
const ANSWERS_THE_POINTER = list("button, link, tab, menu-item, select, chip");
/** Words for devices, and places on them, without a pointer. */
const TOUCH_WORDS = list("ios, android, mobile, phone, iphone, ipad, tablet, touch, bottom, watch, tv, tvos");

/** A set with a look for being pressed may be made for a phone: there is no pointer to hover with. */
const isForPointer = ({ layer: set }: ControlSet, frame: Frame): boolean =>
  (drawsState(set, focus) && ![pressed, active].some((words) => knowsState(set, words))) ||
  (drawsAnyOf(set, focus, pressed, disabled) > 0 &&
    controlSets(frame).some(({ layer }) => layer !== set && drawsState(layer, hover)));

const isForTouch = (set: Layer, { root, scene }: Frame): boolean =>
  [set.node.name, root.node.name, scene.page.name, scene.file].some((name) => holdsWord(name, TOUCH_WORDS));

/** Controls that a form may have to hold back; a link or a tab that leads nowhere is left out of a page. */
const HELD_BACK = list("button, input, select, checkbox, radio, switch");
/** Buttons that are there only while they can be used. */
const ALWAYS_ON = list("fab, cta, close, back, link, nav, navigation, menu, social, search, chat");
/** A set that draws two of the states of use sets out to draw them all. */
const FEWEST_USES = 2;

const WANTED: readonly Wanted[] = [
  {
    severity: "minor",
    // A set with a hover is used with a keyboard too; one that is only pressed may be a phone’s.
    isOf: ({ layer }) => drawsState(layer, hover),
    isKnown: (set) => knowsState(set, focus),
  },
  {
    by: "error",
    severity: "minor",
    isOf: ({ layer, kind }) =>
      kind === "input" &&
      !holdsWord(layer.node.name, NEVER_WRONG) &&
      drawsAnyOf(layer, hover, focus, FILLED_IN) > 0,
    isKnown: speaksOfErrors,
  },
  {
    by: "hover",
    severity: "suggestion",
    isOf: (set, frame) =>
      ANSWERS_THE_POINTER.has(set.kind) &&
      statesOf(set.layer).length > 1 &&
      isForPointer(set, frame) &&
      !isForTouch(set.layer, frame),
    isKnown: (set) => knowsState(set, hover),
  },
  {
    by: "disabled",
    severity: "suggestion",
    isOf: ({ layer, kind }) =>
      HELD_BACK.has(kind) &&
      !holdsWord(layer.node.name, ALWAYS_ON) &&
      drawsAnyOf(layer, hover, pressed, focus) >= FEWEST_USES,
    // A state “Enabled” is what some call the usual one; a property of that name has its opposite.
    isKnown: (set) =>
      knowsState(set, disabled) ||
      hasProperty(set, enabled) ||
      (drawsState(set, off) && !drawsState(set, on)),
  },
];

const wantedOf = (set: ControlSet, frame: Frame): readonly Wanted[] =>
  WANTED.filter(({ isOf }) => isOf(set, frame));

const BUTTON_STATES = "https://www.nngroup.com/articles/button-states-communicate-interaction/";

export const setLacksState = defineRule({
  id: "set-lacks-state",
  aspect: "ux",
  severity: "minor",
  certainty: "likely",
  judges: "variants",
  basis: "https://www.w3.org/WAI/WCAG22/Understanding/focus-visible.html",
  bases: {
    error: "https://www.w3.org/WAI/WCAG22/Understanding/error-identification.html",
    hover: BUTTON_STATES,
    disabled: BUTTON_STATES,
  },
  mendedIn: "component",
  says: {
    en: {
      title: "Missing focus state",
      problem: "“{name}” has a look for {states}, and none for the keyboard’s focus.",
      why: "Without it, people who use the keyboard do not see where they are.",
      fix: "Add a variant “Focus” with an outline that stands out from what lies around it by at least 3:1.",
      by: {
        error: {
          title: "Missing error state",
          problem: "“{name}” has a look for {states}, and none for an entry that is refused.",
          why: "Each screen then invents its own way to say what is wrong, and people overlook it.",
          fix: "Add a variant “Error” with an icon and room for a message, so that colour is not the only cue.",
        },
        hover: {
          title: "Missing hover state",
          problem: "“{name}” has a look for {states}, and none for when the pointer is over it.",
          why: "With a mouse, this is how people see what can be clicked, and that they are on it.",
          fix: "Add a variant “Hover” that looks different at a glance, or say that the control is for touch alone.",
        },
        disabled: {
          title: "Missing disabled state",
          problem: "“{name}” has a look for {states}, and none for when it cannot be used.",
          why: "Each screen then fades it in its own way, so that people cannot tell whether it works.",
          fix: "Add a variant “Disabled”, or note that it always works and says what is missing.",
        },
      },
    },
    fr: {
      title: "État de focus manquant",
      problem: "« {name} » a une apparence pour {states}, mais aucune pour le focus du clavier.",
      why: "Sans elle, les personnes qui utilisent le clavier ne voient pas où elles se trouvent.",
      fix: "Ajoutez une variante « Focus » avec un contour qui ressort d’au moins 3:1 sur ce qui l’entoure.",
      by: {
        error: {
          title: "État d’erreur manquant",
          problem: "« {name} » a une apparence pour {states}, mais aucune pour une saisie refusée.",
          why: "Chaque écran invente alors sa façon de dire ce qui ne va pas, et on ne la voit pas.",
          fix: "Ajoutez une variante « Erreur » avec un signe et la place d’un message, pour ne pas dépendre de la seule couleur.",
        },
        hover: {
          title: "État de survol manquant",
          problem: "« {name} » a une apparence pour {states}, mais aucune quand le pointeur est dessus.",
          why: "Avec une souris, c’est à cela que l’on voit ce qui se clique, et que l’on est dessus.",
          fix: "Ajoutez une variante « Survol » que l’on distingue d’un coup d’œil, ou précisez que le composant est réservé au tactile.",
        },
        disabled: {
          title: "État désactivé manquant",
          problem:
            "« {name} » a une apparence pour {states}, mais aucune tant qu’on ne peut pas s’en servir.",
          why: "Chaque écran l’estompe alors à sa façon, et on ne sait plus s’il fonctionne.",
          fix: "Ajoutez une variante « Désactivé », ou notez qu’il fonctionne toujours et dit lui-même ce qui manque.",
        },
      },
    },
  },
  applies: (frame) =>
    controlSets(frame)
      .filter((set) => wantedOf(set, frame).length > 0)
      .map(({ layer }) => layer),
  check: (set, { frame, fail }) =>
    controlSets(frame)
      .filter(({ layer }) => layer === set)
      .flatMap((one) => wantedOf(one, frame))
      .filter(({ isKnown }) => !isKnown(set))
      .map(({ by, severity }) =>
        fail({ name: set.node.name, states: statesOf(set).join(", ") }, { severity, ...(by && { by }) }),
      ),
});
