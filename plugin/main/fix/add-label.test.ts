import { afterEach, describe, expect, it } from "vitest";
import { fileWith, layer, runOnStage, type StageOptions, TEXT_STYLE } from "../../../tests/run-on-stage.ts";
import type { LabelChange } from "../../../shared/mend/change.ts";
import type { RestNode } from "../../../shared/scene/rest/rest-file.ts";
import { applyDocumentChanges, openDocument } from "../../stage/realm/document.ts";
import type { FixMade } from "../../protocol/messages.ts";

const FIELD_BOX = { x: 24, y: 100, width: 300, height: 40 };
const SCREEN_BOX = { x: 0, y: 0, width: 375, height: 812 };

const field = layer("RECTANGLE", { absoluteBoundingBox: FIELD_BOX });
const placeholder = layer("TEXT", {
  characters: "Enter your e-mail",
  style: { ...TEXT_STYLE, fontFamily: "Lato", fontStyle: "Bold", fontWeight: 700 },
  absoluteBoundingBox: { x: 36, y: 110, width: 120, height: 20 },
});

const label: LabelChange = {
  layer: field.id,
  property: "label",
  from: FIELD_BOX,
  to: "E-mail",
  box: { x: 24, y: 76, width: 44, height: 18 },
  like: placeholder.id,
  sizePx: 14,
  color: "#333333",
};

let plugin: Awaited<ReturnType<typeof runOnStage>>;

afterEach(() => plugin.run.stop());

/** Puts a label on a screen; gives the screen afterwards, and the answer that the panel gets. */
async function putOn(
  fields: Readonly<Record<string, unknown>>,
  change: LabelChange,
  options: Partial<StageOptions> = {},
): Promise<{
  readonly screen: RestNode;
  readonly page: RestNode | undefined;
  readonly answer: FixMade | undefined;
}> {
  const screen = layer("FRAME", {
    absoluteBoundingBox: SCREEN_BOX,
    children: [field, placeholder],
    ...fields,
  });
  const file = fileWith([screen]);
  plugin = await runOnStage({ file, selection: [screen.id], ...options });
  plugin.say("apply-fixes", [{ findingId: "rule@1", changes: [change] }]);
  const [answer] = await plugin.take("fixes-made");
  const { document } = applyDocumentChanges(openDocument(file), plugin.seen.changes);
  return { screen: document.nodes.get(screen.id) ?? screen, page: document.nodes.get("p:1"), answer };
}

const DONE = { findingId: "rule@1", made: 1, trouble: null };
const idsIn = ({ children = [] }: RestNode): readonly string[] => children.map(({ id }) => id);

describe("a label", () => {
  it("in a variable font has the axes of the text that it follows", async () => {
    const variationSettings = { wght: 700, wdth: 80 };
    const like = { ...placeholder, style: { ...(placeholder["style"] as object), variationSettings } };
    const { screen } = await putOn({ children: [field, like] }, label);
    expect(screen.children?.[1]).toMatchObject({ name: "E-mail", style: { variationSettings } });
  });

  it("is written right above its field, as the text is set that it follows", async () => {
    const { screen, answer } = await putOn({}, label);
    expect(answer).toEqual(DONE);
    expect(idsIn(screen)).toEqual([field.id, expect.any(String), placeholder.id]);
    expect(screen.children?.[1]).toMatchObject({
      type: "TEXT",
      name: "E-mail",
      characters: "E-mail",
      absoluteBoundingBox: label.box,
      fills: [{ type: "SOLID", color: { r: 0.2, g: 0.2, b: 0.2, a: 1 } }],
      style: { fontFamily: "Lato", fontWeight: 700, fontSize: 14, lineHeightPx: 18 },
    });
  });

  it("makes one stack with its field in an auto layout", async () => {
    const filling = { ...field, layoutSizingHorizontal: "FILL" };
    const { screen, answer } = await putOn(
      { layoutMode: "VERTICAL", itemSpacing: 16, children: [filling, placeholder] },
      label,
    );
    expect(answer).toEqual(DONE);
    const [stack] = screen.children ?? [];
    expect(idsIn(screen)).toEqual([stack?.id, placeholder.id]);
    expect(stack).toMatchObject({
      layoutMode: "VERTICAL",
      itemSpacing: 6,
      layoutSizingHorizontal: "FILL",
      layoutSizingVertical: "HUG",
      absoluteBoundingBox: { x: 24, y: 76, width: 300, height: 64 },
    });
    expect(stack?.children?.map(({ name }) => name)).toEqual(["E-mail", field.name]);
    expect(stack?.children?.[1]?.["absoluteBoundingBox"]).toEqual(FIELD_BOX);
  });

  it("moves a field along whose own texts are set in another font", async () => {
    const inside = layer("TEXT", { style: { ...TEXT_STYLE, fontFamily: "Lora", fontStyle: "Italic" } });
    const filled = { ...field, type: "FRAME", children: [inside] };
    const { answer } = await putOn({ layoutMode: "VERTICAL", children: [filled, placeholder] }, label);
    expect(answer).toEqual(DONE);
  });

  it("finds its field in an auto layout, too, when the label above has moved that down", async () => {
    const { answer } = await putOn(
      { layoutMode: "VERTICAL" },
      {
        ...label,
        from: { ...FIELD_BOX, y: 74 },
        box: { ...label.box, y: 50 },
      },
    );
    expect(answer).toEqual(DONE);
  });

  it("finds its field before that goes down to make room", async () => {
    const screen = layer("FRAME", { absoluteBoundingBox: SCREEN_BOX, children: [field, placeholder] });
    const file = fileWith([screen]);
    plugin = await runOnStage({ file, selection: [screen.id] });
    const down = { layer: field.id, property: "y", from: 100, to: 130 } as const;
    const there = { ...label, box: { ...label.box, y: 106 } };
    plugin.say("apply-fixes", [{ findingId: "rule@1", changes: [down, there] }]);
    expect(await plugin.take("fixes-made")).toEqual([{ ...DONE, made: 2 }]);
    const { document } = applyDocumentChanges(openDocument(file), plugin.seen.changes);
    const boxes = document.nodes.get(screen.id)?.children?.map((one) => one["absoluteBoundingBox"]);
    expect(boxes?.slice(0, 2)).toEqual([{ ...FIELD_BOX, y: 130 }, there.box]);
  });

  it.each([
    ["its field lies elsewhere by now", { ...label, from: { ...FIELD_BOX, y: 90 } }, "changed"],
    ["its field is gone", { ...label, layer: "9:9" }, "gone"],
    ["the text is gone whose font it takes", { ...label, like: "9:9" }, "changed"],
    ["its style is gone", { ...label, style: "S:9,9:9" }, "changed"],
    ["its variable is gone", { ...label, variable: "VariableID:9:9" }, "changed"],
  ] as const)("is not put where %s", async (_, change, trouble) => {
    const { screen, answer } = await putOn({}, change);
    expect(answer).toEqual({ ...DONE, made: 0, trouble });
    expect(idsIn(screen)).toEqual([field.id, placeholder.id]);
  });

  it.each([
    ["its stack", "900:3"],
    ["its field", field.id],
  ])("leaves all as it was where %s refuses", async (_, refusing) => {
    const filling = { ...field, layoutSizingHorizontal: "FILL" };
    const { screen, page, answer } = await putOn(
      { layoutMode: "VERTICAL", children: [filling, placeholder] },
      label,
      { refusing: [refusing] },
    );
    expect(answer).toEqual({ ...DONE, made: 0, trouble: "refused" });
    expect(idsIn(screen)).toEqual([field.id, placeholder.id]);
    expect(screen.children?.[0]).toEqual(filling);
    expect(page?.children).toEqual([screen]);
  });

  it("is not put where its field has a cell of a grid, in which nothing would be left", async () => {
    const { screen, answer } = await putOn({ layoutMode: "GRID" }, label);
    expect(answer).toEqual({ ...DONE, made: 0, trouble: "changed" });
    expect(idsIn(screen)).toEqual([field.id, placeholder.id]);
  });

  it("is not put in a font that is missing", async () => {
    const { screen, answer } = await putOn({}, label, { missingFonts: ["Lato"] });
    expect(answer).toEqual({ ...DONE, made: 0, trouble: "font" });
    expect(idsIn(screen)).toEqual([field.id, placeholder.id]);
  });
});
