import { fromHex } from "../../../../shared/scene/color.ts";
import type { Paint, Rgba, Scene } from "../../../../shared/scene/scene.ts";
import { onPhone, type Example } from "./example.ts";
import { box, EDGE_PX, entry, INK, prose, QUIET, sign, title, LINE, PAPER, WASH } from "./parts.ts";

const opaque = (hex: string): Rgba => ({ ...fromHex(hex), a: 1 });
const bound = (variable: string, hex: string): Paint => ({ type: "solid", color: fromHex(hex), variable });
const theme = (name: string, light: string, dark: string) => ({
  name,
  collectionId: "theme",
  values: { light: opaque(light), dark: opaque(dark) },
});

/** A design with a light and a dark look. */
const MODES: Partial<Scene> = {
  collections: {
    theme: {
      name: "Theme",
      modes: [
        { id: "light", name: "Light" },
        { id: "dark", name: "Dark" },
      ],
      defaultModeId: "light",
    },
  },
  variables: {
    ground: theme("Ground", PAPER, "#16181d"),
    ink: theme("Ink", INK, "#f3f4f6"),
    quiet: theme("Quiet", QUIET, "#c3c7d0"),
    faint: theme("Faint", QUIET, "#4b5563"),
  },
};

const onTheme = (heightPx: number, layers: Parameters<typeof onPhone>[1]): Example => {
  const example = onPhone(heightPx, layers, { tables: MODES, mode: "dark" });
  return {
    ...example,
    frame: (say, isBad) => ({ ...example.frame(say, isBad), fills: [bound("ground", PAPER)] }),
  };
};

const ink = [bound("ink", INK)];
const note = (isBad: boolean) => [bound(isBad ? "faint" : "quiet", QUIET)];

/** Examples of things that cannot be told from their ground. */
export const CONTRAST_EXAMPLES: Readonly<Record<string, Example>> = {
  "text-contrast": onPhone(140, (say, isBad) => [
    title(say("Payment", "Paiement")),
    prose(76, say("You are charged when the order ships.", "Vous serez débité à l’expédition."), {
      color: isBad ? "#9ca3ae" : "#5d6574",
    }),
  ]),
  "contrast-in-modes": onTheme(140, (say, isBad) => [
    title(say("Payment", "Paiement"), { fills: ink }),
    prose(76, say("You are charged when the order ships.", "Vous serez débité à l’expédition."), {
      fills: note(isBad),
    }),
  ]),
  "icon-contrast": onPhone(152, (say, isBad) => [
    title(say("Your orders", "Vos commandes")),
    box(EDGE_PX, 84, 48, 48, { name: "Icon button" }, [
      sign(EDGE_PX + 12, 96, 24, "Search", isBad ? "#b9bec9" : QUIET),
    ]),
  ]),
  "border-contrast": onPhone(184, (say, isBad) => [
    title(say("Your address", "Votre adresse")),
    ...entry(EDGE_PX, 112, say("City", "Ville"), {
      value: say("Lisbon", "Lisbonne"),
      line: isBad ? "#d5d8df" : "#767b86",
    }),
  ]),
  "faint-field": onPhone(184, (say, isBad) => [
    title(say("Your address", "Votre adresse")),
    ...entry(EDGE_PX, 112, say("City", "Ville"), {
      value: say("Lisbon", "Lisbonne"),
      fill: WASH,
      line: isBad ? undefined : LINE,
    }),
  ]),
};
