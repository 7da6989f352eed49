import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { elementsBy } from "../../../shared/perception/elements/elements.ts";
import { openFrame, type Frame } from "../../../shared/perception/frame/frame.ts";
import { runToCompletion } from "../../../shared/perception/frame/steps.ts";
import type { Sign } from "../../../shared/perception/elements/signs/sign.ts";
import { union } from "../../../shared/scene/geometry.ts";
import { fromRest } from "../../../shared/scene/rest/from-rest.ts";
import type { Box, Scene } from "../../../shared/scene/scene.ts";
import { tally, withArea, type Placed, type Table } from "./tally.ts";

interface Label {
  readonly role: string;
  readonly ids: readonly string[];
  readonly alt?: readonly (readonly string[])[];
  readonly primary?: boolean;
}

/** A screen and the elements that people see on it. */
export interface LabelledScreen {
  readonly frame: Frame;
  readonly labels: readonly Placed[];
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

const boxOf = ({ layers }: Frame, ids: readonly string[]): readonly Box[] => {
  const around = union(layers.filter(({ node }) => ids.includes(node.id)).map(({ node }) => node.box));
  return around ? [withArea(around)] : [];
};

function screenOf(scene: Scene, node: Scene["frames"][number], labelled: readonly Label[]): LabelledScreen {
  const frame = openFrame(scene, node);
  const labels = labelled
    .map(({ role, ids, alt = [], primary }) => ({
      role,
      boxes: [ids, ...alt].flatMap((some) => boxOf(frame, some)),
      isMain: primary ?? false,
    }))
    .filter(({ boxes }) => boxes.length > 0);
  return { frame, labels };
}

/** The screens of the designs in a folder (NAME.json) that have labels beside them (NAME.elements.json). */
export const screensIn = (folder: string): readonly LabelledScreen[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".elements.json"))
    .flatMap((name) => {
      const design = path.join(folder, name.replace(".elements", ""));
      if (!existsSync(design)) return [];
      const { elements } = read(path.join(folder, name)) as { readonly elements: readonly Label[] };
      return fromRest(read(design)).flatMap((scene) =>
        scene.frames.map((node) => screenOf(scene, node, elements)),
      );
    });

/** Holds what some signs and the model say of a screen against its labels. */
export const tallyOf = ({ frame, labels }: LabelledScreen, signs: readonly Sign[]): Table =>
  tally(
    labels,
    runToCompletion(elementsBy(frame, signs)).map(({ role, layers, isPrimary }) => ({
      role,
      boxes: layers.length > 0 ? [withArea(union(layers.map(({ node }) => node.box)) as Box)] : [],
      isMain: isPrimary ?? false,
    })),
  );
