import { expect, test } from "vitest";
import type { Paint, Rgba, Scene, VariableAlias } from "../../../scene/scene.ts";
import { openFrame } from "../../frame/frame.ts";
import { layer, rgb, sceneOf, screen, solid } from "../../../scene/testing.ts";
import { otherModes } from "./other-modes.ts";

const opaque = (hex: string): Rgba => ({ ...rgb(hex), a: 1 });

const collection = (...names: readonly string[]) => ({
  name: names.join(),
  modes: names.map((name) => ({ id: name, name })),
  defaultModeId: names[0] ?? "",
});

const variable = (collectionId: string, values: Readonly<Record<string, Rgba | VariableAlias>>) => ({
  name: "Colour",
  collectionId,
  values,
});

const bound = (id: string): Paint => ({
  ...(solid("#ffffff") as Extract<Paint, { type: "solid" }>),
  variable: id,
});

const themed = (tables: Pick<Scene, "variables" | "collections">, ...ids: readonly string[]) => {
  const cards = ids.map((id) => layer({ fills: [bound(id)] }));
  const node = screen(cards, { fills: [bound("ground")] });
  return openFrame({ ...sceneOf(node), ...tables }, node);
};

const ground = variable("theme", { Light: opaque("#ffffff"), Dark: opaque("#111111") });

const namesOf = (modes: ReturnType<typeof otherModes>) => modes.map(({ name }) => name);

test("collections that a frame is not painted with cost nothing", () => {
  const many = Array.from({ length: 200 }, (_, at) => {
    const names = Array.from({ length: 40 }, (__, mode) => `Mode ${at} ${mode}`);
    return [`c${at}`, collection(...names)] as const;
  });
  const collections = { ...Object.fromEntries(many), theme: collection("Light", "Dark") };
  const frame = themed({ variables: { ground }, collections });
  expect(namesOf(otherModes(frame))).toEqual(["Dark"]);
});

test("of many modes only the first few are opened", () => {
  const names = Array.from({ length: 40 }, (_, at) => `Mode ${at}`);
  const values = names.map((name, at) => [name, opaque(`#0000${(16 + at).toString(16)}`)] as const);
  const entries = Array.from({ length: 200 }, (_, at) => `c${at}`);
  const collections = Object.fromEntries(entries.map((id) => [id, collection(...names.map((n) => id + n))]));
  const variables = Object.fromEntries(
    entries.map((id) => [
      id,
      variable(id, Object.fromEntries(values.map(([name, value]) => [id + name, value]))),
    ]),
  );
  const frame = themed({ variables, collections }, ...entries);
  expect(namesOf(otherModes(frame))).toEqual(["c0Mode 1", "c0Mode 2", "c0Mode 3", "c0Mode 4"]);
});
