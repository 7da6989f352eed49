import { describe, expect, it } from "vitest";
import { fileWith, layer, runOnStage, type StageOptions } from "../../../tests/run-on-stage.ts";
import type { DismissalRequest, FileKept } from "../../protocol/messages.ts";
import { USUAL_SETTINGS } from "../../protocol/usual-settings.ts";

let plugin: Awaited<ReturnType<typeof runOnStage>>;

const file = fileWith([layer("FRAME", { id: "1:1", children: [layer("TEXT")] })]);

const wanted = (more: Partial<DismissalRequest> = {}): DismissalRequest => ({
  id: "d1",
  rule: "small-text",
  scope: "layer",
  places: ["1:1"],
  reason: "intended",
  title: "Small text",
  place: "Footer",
  ...more,
});

async function start(options: Partial<StageOptions> = {}): Promise<FileKept> {
  plugin = await runOnStage({ file, ...options });
  plugin.say("panel-ready");
  return plugin.take("kept-read");
}

/** A file in which something was kept before. */
const keeping = (data: Readonly<Record<string, string>>) => ({
  ...file,
  document: { ...file.document, pluginData: { plugin: data } },
});

const written = (more: object = {}) =>
  JSON.stringify({ ...wanted(), id: undefined, by: "Ada", at: "2026-01-01T00:00:00.000Z", ...more });

describe("a dismissal", () => {
  it("is kept in the file with who made it and when, as one step back", async () => {
    expect(await start()).toEqual({ settings: null, dismissals: [], brief: "", house: [] });
    plugin.say("dismiss", wanted({ reason: "own", words: "Legal" }));
    const { dismissals } = await plugin.take("kept-read");
    expect(dismissals).toEqual([
      { ...wanted({ reason: "own", words: "Legal" }), by: "Designer", at: expect.stringMatching(/^\d{4}-/) },
    ]);
    expect(plugin.seen.commits).toEqual([0, 1]);
  });

  it("does not overwrite that of somebody else, made at the same moment", async () => {
    await start();
    plugin.say("dismiss", wanted());
    plugin.run.changeDocument([
      {
        type: "set",
        id: "d:0",
        fields: { pluginData: { plugin: { "dismissal:d2": written(), "dismissal:d1": written() } } },
      },
    ]);
    await plugin.take("kept-read");
    await expect
      .poll(async () => (await plugin.take("kept-read")).dismissals.map(({ id }) => id).toSorted())
      .toEqual(["d1", "d2"]);
  });

  it("of very many layers is several entries, and comes back with all of them", async () => {
    await start();
    const places = Array.from({ length: 700 }, (_, n) => `I${"1:2;".repeat(20)}${n}`);
    plugin.say("dismiss", wanted({ places }));
    const { dismissals } = await plugin.take("kept-read");
    expect(dismissals).toHaveLength(3);
    expect(dismissals.flatMap((one) => one.places)).toHaveLength(700);
  });

  it("is taken back", async () => {
    await start({ file: keeping({ "dismissal:d1": written(), "dismissal:d2": written() }) });
    plugin.say("restore", { ids: ["d1"] });
    expect((await plugin.take("kept-read")).dismissals.map(({ id }) => id)).toEqual(["d2"]);
  });

  it("that others made, or an undo took back, is told without being asked for", async () => {
    await start({ file: keeping({ "dismissal:d1": written() }) });
    plugin.run.changeDocument([{ type: "set", id: "d:0", fields: { pluginData: undefined } }]);
    expect((await plugin.take("kept-read")).dismissals).toEqual([]);
  });

  it("that is damaged or foreign is passed over, the newest comes first", async () => {
    const { dismissals } = await start({
      file: keeping({
        "dismissal:d1": written(),
        "dismissal:d2": "{",
        "dismissal:d3": written({ at: "2026-02-01T00:00:00.000Z" }),
        "dismissal:": written(),
        purpose: "x",
      }),
    });
    expect(dismissals.map(({ id }) => id)).toEqual(["d3", "d1"]);
  });

  it("is refused where the file is full", async () => {
    const full = Object.fromEntries(
      Array.from({ length: 500 }, (_, n) => [`dismissal:${n}`, written()] as const),
    );
    await start({ file: keeping(full) });
    plugin.say("dismiss", wanted());
    expect(await plugin.take("writing-failed")).toEqual({ what: "dismissal", reason: "full" });
    expect(plugin.seen.changes).toEqual([]);
  });
});

it("the brief of a file is kept for all, and taken away again", async () => {
  expect((await start()).brief).toBe("");
  plugin.say("save-brief", { brief: " For traders. Dense on purpose. " });
  expect((await plugin.take("kept-read")).brief).toBe("For traders. Dense on purpose.");
  plugin.say("save-brief", { brief: "" });
  expect((await plugin.take("kept-read")).brief).toBe("");
});

describe("the house rules of a file", () => {
  const entry = (id: string) => ({ id, part: "word", written: '{"say":"Sign in"}' }) as const;
  const kept = JSON.stringify({ ...entry("h1"), id: undefined, by: "Ada", at: "2026-01-01T00:00:00.000Z" });

  it("are entries of their own, with who wrote them and when; one changes by a new one in its place", async () => {
    await start({ file: keeping({ "house:h1": kept, "house:h2": kept }) });
    plugin.say("change-house", { remove: ["h1"], add: [entry("h3")] });
    const { house } = await plugin.take("kept-read");
    expect(house.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual([
      { ...entry("h2"), by: "Ada", at: "2026-01-01T00:00:00.000Z" },
      { ...entry("h3"), by: "Designer", at: expect.stringMatching(/^\d{4}-/) },
    ]);
    expect(plugin.seen.commits).toEqual([0, 2]);
  });

  it("that are damaged or foreign are passed over", async () => {
    const { house } = await start({
      file: keeping({
        "house:h1": kept,
        "house:h2": "{",
        "house:h3": "null",
        "house:h4": JSON.stringify({ part: "spell", written: "{}" }),
        "house:h5": JSON.stringify({ part: "word", written: "x".repeat(5000) }),
      }),
    });
    expect(house.map(({ id }) => id)).toEqual(["h1"]);
  });

  const full = keeping(Object.fromEntries(Array.from({ length: 600 }, (_, n) => [`house:${n}`, kept])));

  it("are refused where the file is full", async () => {
    await start({ file: full });
    plugin.say("change-house", { remove: [], add: [entry("h1")] });
    expect(await plugin.take("writing-failed")).toEqual({ what: "house", reason: "full" });
  });

  it("are taken away one by one also where several people have filled the file at once", async () => {
    await start({ file: full });
    plugin.say("change-house", { remove: ["0"], add: [] });
    await plugin.take("kept-read");
    expect(plugin.untaken("writing-failed")).toBe(0);
    expect(plugin.seen.changes).toHaveLength(1);
  });
});

describe("the settings of a file", () => {
  const { language: _, ...settings } = {
    ...USUAL_SETTINGS,
    level: "AAA",
    rules: { "small-text": "off" },
  } as const;

  it("are kept for all, and taken away again", async () => {
    await start();
    plugin.say("save-file-settings", { settings });
    expect((await plugin.take("kept-read")).settings).toEqual(settings);
    plugin.say("save-file-settings", { settings: null });
    expect((await plugin.take("kept-read")).settings).toBeNull();
  });

  it.each(["{", "7", "null", '"x"'])("are none when they are damaged: %s", async (damaged) => {
    expect((await start({ file: keeping({ settings: damaged }) })).settings).toBeNull();
  });

  it("are the usual ones where a part of them is damaged", async () => {
    const part = JSON.stringify({ level: "AAA", aspects: [7], rules: "all" });
    expect((await start({ file: keeping({ settings: part }) })).settings).toEqual({
      ...settings,
      rules: {},
    });
  });
});

describe("who may not change the file", () => {
  it("is told so when they try, and nothing is kept", async () => {
    await start({ access: "view" });
    expect(await plugin.take("rights-known")).toEqual({ rights: "edit" });
    plugin.say("dismiss", wanted());
    expect(await plugin.take("writing-failed")).toEqual({ what: "dismissal", reason: "read-only" });
    expect(await plugin.take("rights-known")).toEqual({ rights: "view" });
    expect(plugin.seen.changes).toEqual([]);
  });

  it("is told so when they try a fix, too", async () => {
    const text = layer("TEXT", { fills: [{ type: "SOLID", color: { r: 0.6, g: 0.6, b: 0.6, a: 1 } }] });
    await start({ file: fileWith([layer("FRAME", { children: [text] })]), access: "view" });
    expect(await plugin.take("rights-known")).toEqual({ rights: "edit" });
    const changes = [{ layer: text.id, property: "fill", from: "#999999", to: "#336699" }] as const;
    plugin.say("apply-fixes", [{ findingId: "rule@1", changes }]);
    expect(await plugin.take("fixes-made")).toMatchObject([{ made: 0, trouble: "read-only" }]);
    expect(await plugin.take("rights-known")).toEqual({ rights: "view" });
    expect(plugin.seen.changes).toEqual([]);
  });

  it("is known by a refusal in Dev Mode, too, where not even notes may be kept", async () => {
    const screen = layer("FRAME", { id: "1:1" });
    await start({ file: fileWith([screen]), access: "dev", refusing: ["1:1"] });
    expect(await plugin.take("rights-known")).toEqual({ rights: "dev" });
    plugin.say("save-purpose", { frameId: "1:1", purpose: "Sign in" });
    expect(await plugin.take("rights-known")).toEqual({ rights: "view" });
  });

  it("is known from the start in Dev Mode, where notes are kept and layers are not changed", async () => {
    const text = layer("TEXT", { fills: [{ type: "SOLID", color: { r: 0.6, g: 0.6, b: 0.6, a: 1 } }] });
    const screen = layer("FRAME", { id: "1:1", children: [text] });
    await start({ file: fileWith([screen]), access: "dev" });
    expect(await plugin.take("rights-known")).toEqual({ rights: "dev" });
    plugin.say("save-purpose", { frameId: "1:1", purpose: "Sign in" });
    const changes = [{ layer: text.id, property: "fill", from: "#999999", to: "#336699" }] as const;
    plugin.say("apply-fixes", [{ findingId: "rule@1", changes }]);
    expect(await plugin.take("fixes-made")).toMatchObject([{ made: 0, trouble: "read-only" }]);
    expect(plugin.seen.changes).toMatchObject([{ type: "set", id: "1:1", fields: { pluginData: {} } }]);
  });
});
