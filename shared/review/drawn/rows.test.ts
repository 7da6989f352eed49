import type { SceneNode } from "../../scene/scene.ts";
import { drawing, rect, statusBar, testPairs, words } from "../../../tests/review/drawn-screen.ts";

const lists = (boldRow: number | undefined): SceneNode =>
  drawing(
    390,
    844,
    "#ffffff",
    statusBar(390),
    words("Mes listes", 24, 62, 28, { weight: 700 }),
    ["Courses", "Vacances", "Travail", "Jardin", "Lecture"].flatMap((name, index) => {
      const y = 120 + 76 * index;
      const weight = index === boldRow ? 700 : 400;
      return [
        rect(24, y, 342, 64, "#f3f4f6", { round: 12 }),
        words(name, 44, y + 12, 16, { weight }),
        words(`${index + 2} éléments`, 44, y + 34, 13, { weight, color: "#4b5563" }),
      ];
    }),
  );

testPairs("unlike-peers", { "a row that is bold as a whole": [lists(2), lists(undefined)] });
