import { screen, waitFor } from "@testing-library/preact";
import { describe, expect, test } from "vitest";
import { sceneOf } from "../../shared/scene/testing.ts";
import { type DescribedLayer, takeSlices, writeSlice } from "../protocol/slices.ts";
import { textContrast } from "../../shared/review/rules/ui/contrast/text-contrast.ts";
import { layer, screen as phoneScreen, text } from "../../shared/scene/testing.ts";
import { noFullStop, openPanel, screenOf, select } from "../../tests/panel/open-panel.tsx";

const home = screenOf("2:1", "Home", []);
const bare = { ...sceneOf(), frames: [] };

const described = (id: string, type: string, children = 0, fields: object = {}): DescribedLayer => [
  { id, name: id, type, absoluteBoundingBox: { x: 0, y: 0, width: 375, height: 600 }, ...fields },
  children,
];

const words = (id: string, characters: string, fontSize = 16): DescribedLayer =>
  described(id, "TEXT", 0, { characters, style: { fontFamily: "Inter", fontSize, fontWeight: 400 } });

type OpenPanel = Awaited<ReturnType<typeof openPanel>>;

async function describeLayers(
  { say }: OpenPanel,
  series: number,
  layers: readonly DescribedLayer[],
): Promise<void> {
  for (const slice of takeSlices([...layers]))
    await say("layer-slice", { series, layers: writeSlice(slice) });
}

/** A panel whose main thread describes these layers of the screen that is selected. */
async function told(...layers: readonly DescribedLayer[]) {
  const panel = await openPanel();
  await panel.say("selection-changed", select(home));
  await waitFor(() => expect(panel.heard("read-scene")).toHaveLength(1));
  await describeLayers(panel, 1, layers);
  await panel.say("scene-read", bare, { series: 1 });
  return panel;
}

describe("layers as the main thread describes them", () => {
  test("are read and judged", async () => {
    await told(described("2:1", "FRAME", 1), words("2:2", "Hello"));
    expect(await screen.findByText("1 major")).toBeTruthy();
  });

  test("are judged anew when they change", async () => {
    const panel = await told(described("2:1", "FRAME", 1), words("2:2", "Hello"));
    await screen.findByText("1 major");
    await describeLayers(panel, 2, [words("2:2", "Hello.")]);
    await panel.say("scene-changed", { changes: [{ id: "2:2", node: null, series: 2 }] });
    expect(await screen.findByText("No fault measured")).toBeTruthy();
  });

  test("that cannot be read are named to the main thread, which cannot know", async () => {
    const { heard } = await told(described("2:1", "FRAME", 2), words("2:2", "Hello"), words("2:3", "Bye", 0));
    await screen.findByText("1 major");
    expect(heard("layers-lost")).toEqual([{ ids: ["2:3"] }]);
  });

  test("of which none can be read make an empty screen", async () => {
    await told(described("2:1", "FRAME", 1), words("2:3", "Bye", 0));
    expect(await screen.findByRole("heading", { name: /empty/i })).toBeTruthy();
  });
});

test("nothing is counted as long as a picture may settle what the layers leave open", async () => {
  const { say, heard } = await openPanel({ rules: [textContrast, noFullStop] });
  const photo = layer({
    y: 0,
    width: 375,
    height: 300,
    fills: [{ type: "image", scaleMode: "fill", imageHash: "a" }],
  });
  const node = phoneScreen([photo, text("Hello", { id: "2:2", y: 40, color: "#ffffff" })], { id: "2:1" });
  await say("selection-changed", select(node));
  await waitFor(() => expect(heard("read-scene")).toHaveLength(1));
  await say("scene-read", { ...sceneOf(node), images: { a: { widthPx: 375, heightPx: 300 } } });
  expect(await screen.findByRole("button", { name: "Show what is found so far" })).toBeTruthy();
  expect(screen.getByText("Checking…")).toBeTruthy();
  expect(screen.queryByText("1 major")).toBeNull();
  await waitFor(() => expect(heard("export-picture")).toHaveLength(1));
  const { requestId = 0 } = heard("export-picture")[0] ?? {};
  await say("picture-exported", { frameId: "2:1", requestId, png: null });
  expect(await screen.findByText("1 major")).toBeTruthy();
  expect(screen.getByRole("button", { name: /^1 finding/ })).toBeTruthy();
});
