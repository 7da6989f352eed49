import { isText, type Layer, openInSteps } from "../../perception/frame/frame.ts";
import { spacingsOf } from "../../perception/layout/spacings.ts";
import { styleOf } from "../../perception/text/typography/text-style.ts";
import type { Scene } from "../../scene/scene.ts";
import { boxesAndTexts, colorUses, radiusOf } from "./values-of.ts";

/** A value that screens have, which their house may keep to. */
export interface ProposedValue {
  readonly name: "fontSizes" | "fontWeights" | "radii" | "gaps" | "colors";
  /** As somebody would write it. */
  readonly text: string;
  /** How many layers have it. */
  readonly uses: number;
  /** A variable or a style has given it a name. */
  readonly isNamed: boolean;
}

const MOST_OF_A_KIND = 20;

type Use = readonly [name: ProposedValue["name"], text: string, isNamed?: boolean];

const lengthUses = (layer: Layer): readonly Use[] => [
  ...(isText(layer)
    ? ([
        ["fontSizes", String(styleOf(layer).sizePx)],
        ["fontWeights", String(styleOf(layer).weight)],
      ] as const)
    : []),
  ...radiusOf(layer).map((radius) => ["radii", String(radius)] as const),
  ...spacingsOf(layer).map((spacing) => ["gaps", String(spacing)] as const),
];

/** The values that the screens of a scene have, of each kind those in use most, screen by screen. */
export function* proposeValues(scene: Scene): Generator<void, readonly ProposedValue[], void> {
  const found = new Map<string, ProposedValue>();
  const add = ([name, text, isNamed = false]: Use): void => {
    const key = `${name} ${text}`;
    found.set(key, { name, text, uses: (found.get(key)?.uses ?? 0) + 1, isNamed });
  };
  for (const node of scene.frames) {
    const frame = yield* openInSteps(scene, node);
    for (const layer of boxesAndTexts(frame)) {
      for (const use of lengthUses(layer)) add(use);
      for (const { hex, name } of colorUses(layer, frame))
        add([
          "colors",
          name === undefined ? hex : `${name.replaceAll(/[,;]/gu, " ").slice(0, 60)} ${hex}`,
          name !== undefined,
        ]);
    }
    yield;
  }
  const byUse = [...found.values()].toSorted(
    (a, b) => Number(b.isNamed) - Number(a.isNamed) || b.uses - a.uses,
  );
  return (["fontSizes", "fontWeights", "radii", "gaps", "colors"] as const).flatMap((name) =>
    byUse
      .filter((one) => one.name === name)
      .slice(0, MOST_OF_A_KIND)
      .toSorted((a, b) => (name === "colors" ? b.uses - a.uses : Number(a.text) - Number(b.text))),
  );
}
