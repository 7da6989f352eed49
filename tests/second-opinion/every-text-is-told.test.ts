import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { describeScreen } from "../../server/second-opinion/asked/describe-screen.ts";
import { seeScreen } from "../../server/second-opinion/screen/see-screen.ts";
import { openFrame, type TextLayer } from "../../shared/perception/frame/frame.ts";
import { hiddenTexts } from "../../shared/perception/paint/covers/hidden-texts.ts";
import { isNoPart } from "../../shared/perception/parts/foreign-part.ts";
import { isSymbol } from "../../shared/perception/things/symbol.ts";
import { fromRest } from "../../shared/scene/rest/from-rest.ts";
import type { Scene, SceneNode } from "../../shared/scene/scene.ts";
import { instance, layer, sceneOf, screen, text } from "../../shared/scene/testing.ts";
import { seededRandom, type Random } from "../database/support/random.ts";
import { realDesigns } from "../real-designs.ts";

const SAMPLES = path.resolve(import.meta.dirname, "../../plugin/stage/samples");
const NOTHING_ABOUT = {
  purpose: "",
  brief: "",
  principles: [],
  neighbours: [],
  hasStandIns: false,
  hasPicture: false,
  steps: [],
};
const MOST_CHARACTERS = 240;

const wordsOf = (characters: string): string => characters.trim().replaceAll(/\s+/g, " ").toLowerCase();

/** Each word, as often as it stands there, but for the end of what is too long to be told. */
const counted = (texts: readonly string[]): readonly string[] =>
  texts
    .map(wordsOf)
    .flatMap((one) => (one.length > MOST_CHARACTERS ? `${one.slice(0, MOST_CHARACTERS)}…` : one).split(" "))
    .toSorted();

const isSeen = (one: TextLayer, hidden: ReadonlySet<unknown>): boolean =>
  !hidden.has(one) && !isNoPart(one) && !isSymbol(one);

function visibleTexts(scene: Scene, node: SceneNode): readonly string[] {
  const frame = openFrame(scene, node);
  const hidden = new Set<unknown>(hiddenTexts(frame));
  return frame.texts.filter((one) => isSeen(one, hidden)).map((one) => one.node.text.characters);
}

/** The words of a part, in quotation marks behind its handle and role. */
const QUOTED = /^ *L\d+ (?:[a-z-]+ )?("(?:[^"\\]|\\.)*")/;

function toldTexts(scene: Scene, node: SceneNode): readonly string[] {
  const told = describeScreen(seeScreen(scene, node, "en"), NOTHING_ABOUT, undefined);
  return told.split("\n").flatMap((line) => {
    const [, quoted] = QUOTED.exec(line) ?? [];
    return quoted === undefined ? [] : (JSON.parse(quoted) as string);
  });
}

const expectAllOnce = (scene: Scene, node: SceneNode): void =>
  expect(counted(toldTexts(scene, node)), node.name).toEqual(counted(visibleTexts(scene, node)));

const samples = readdirSync(SAMPLES)
  .filter((name) => name.endsWith(".json"))
  .map((name) => ({ name, json: JSON.parse(readFileSync(path.join(SAMPLES, name), "utf8")) as unknown }));

const LABELS = ["Transfers", "Cards", "Pay 12 €", "Open an account", "1 299,00", "Help"] as const;

/** A tile, a row, a card or a button, with words, icons and others of its kind in it, as people nest and as they do not. */
function madeParts(random: Random, depth: number, x: number, y: number, width: number): readonly SceneNode[] {
  const label = text(random.pick(LABELS), {
    x: x + 12,
    y: y + 14,
    width: 90,
    sizePx: random.pick([12, 16, 24]),
  });
  const icon = instance("Icon", { x: x + width - 36, y: y + 8, width: 24, height: 24 }, [
    layer({ type: "VECTOR", x: x + width - 34, y: y + 10, width: 20, height: 20, fill: "#222222" }),
  ]);
  const inner = depth > 0 ? madeParts(random, depth - 1, x + 8, y + 44, width - 16) : [];
  const held = [label, ...(random.below(2) ? [icon] : []), ...(random.below(3) ? inner : [])];
  const box = { x, y, width, height: 48 + 50 * depth, fill: random.pick(["#ffffff", "#eeeeff", "#0055ff"]) };
  const kind = random.below(4);
  if (kind === 0) return [layer({ type: "RECTANGLE", ...box }), ...held];
  if (kind === 1) return [instance("Button", box, held)];
  return kind === 2 ? [layer(box, held)] : held;
}

function madeScreen(seed: number): SceneNode {
  const random = seededRandom(seed);
  const columns = random.pick([1, 2, 3]);
  const width = Math.floor(335 / columns) - 8;
  const parts = Array.from({ length: 3 * columns }, (_, index) =>
    madeParts(
      random,
      random.below(3),
      20 + (index % columns) * (width + 12),
      80 + Math.floor(index / columns) * 200,
      width,
    ),
  );
  return screen(parts.flat(), { name: `made ${seed}` });
}

describe("every text that is seen on a screen is told exactly once", () => {
  test.each([...samples, ...realDesigns()])("of $name", ({ json }) => {
    for (const scene of fromRest(json)) for (const node of scene.frames) expectAllOnce(scene, node);
  });

  test("of screens of all kinds of boxes", () => {
    for (let seed = 1; seed <= 150; seed++) {
      const node = madeScreen(seed);
      expectAllOnce(sceneOf(node), node);
    }
  });
});
