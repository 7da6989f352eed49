import type { SceneNode } from "../../../shared/scene/scene.ts";
import type { Random } from "../../database/support/random.ts";
import type { Site } from "../defect.ts";
import { isTextNode, type TextNode } from "../edit.ts";
import type { Screen } from "../screens.ts";
import { paragraph, planting, PROSE } from "./plant.ts";
import { changingTexts, isParagraph } from "./sites.ts";

const PLANTED = "paragraph";

/** The paragraphs of a screen, and two of ours: few screens hold any. */
export const changingParagraphs =
  (change: (node: TextNode, size: number) => SceneNode) =>
  (screen: Screen, random: Random): readonly Site[] => {
    const sizePx = 14 + random.below(4);
    const plant = (characters: string): Site =>
      planting(screen, {
        heightPx: 400,
        touched: [PLANTED],
        build: (ground, size) => {
          const sound = paragraph(characters, ground, { id: PLANTED, sizePx });
          return [size === undefined || !isTextNode(sound) ? sound : change(sound, size)];
        },
      });
    return [
      ...changingTexts(screen, isParagraph, change),
      plant(PROSE),
      plant(`${PROSE} ${PROSE} ${PROSE}`.slice(0, 460 + random.below(100))),
    ];
  };
