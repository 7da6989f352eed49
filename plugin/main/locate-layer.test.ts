import { describe, expect, it } from "vitest";
import { fileWith, layer, runOnStage, type StageOptions } from "../../tests/run-on-stage.ts";

let plugin: Awaited<ReturnType<typeof runOnStage>>;

const second = { id: "p:2", name: "Page 2", type: "CANVAS", children: [layer("FRAME", { id: "2:1" })] };

/** A file whose second page has not been read. */
const file = fileWith([layer("FRAME", { id: "1:1" })], { pages: [{ ...second, isUnread: true }] });

/** Asks for layers, one after the other, while the second page comes as it is told. */
async function locate(ids: readonly string[], readPage: NonNullable<StageOptions["readPage"]>) {
  plugin = await runOnStage({ file, readPage });
  for (const id of ids) plugin.say("locate-layer", { id });
  return plugin;
}

describe("a layer on a page that has to be read first", () => {
  it("is selected there, and the page is read no second time", async () => {
    const reads: string[] = [];
    const readPage = (id: string) => {
      reads.push(id);
      return Promise.resolve(plugin.run.enterPage(second));
    };
    const { seen, say } = await locate(["2:1"], readPage);
    await expect.poll(() => seen.selections).toEqual([["2:1"]]);
    say("locate-layer", { id: "1:1" });
    await expect.poll(() => seen.selections).toHaveLength(2);
    say("locate-layer", { id: "2:1" });
    await expect.poll(() => seen.pages).toEqual(["p:2", "p:1", "p:2"]);
    expect(reads).toEqual(["p:2"]);
  });

  it("is told as away when the page does not come", async () => {
    const { take, seen } = await locate(["2:1"], () => Promise.reject(new Error("damaged")));
    expect(await take("locating-failed")).toEqual({ id: "2:1", reason: "away" });
    expect(seen.selections).toEqual([]);
  });

  it("gives way to one that was asked for while the page came: its page is in view at last", async () => {
    let arrive = () => {};
    const { seen } = await locate(["2:1", "1:1"], () => new Promise((resolve) => (arrive = resolve)));
    await expect.poll(() => seen.selections).toEqual([["1:1"]]);
    arrive();
    await expect.poll(() => seen.pages).toEqual(["p:2", "p:1"]);
    expect(seen.selections.flat()).not.toContain("2:1");
  });

  it("leaves the say to the last one, also when the page does not come", async () => {
    const { seen, untaken } = await locate(["2:1", "1:1"], () => Promise.reject(new Error("damaged")));
    await expect.poll(() => seen.selections).toEqual([["1:1"]]);
    expect(untaken("locating-failed")).toBe(0);
  });
});

it("the first of several layers is selected where the editor selects one at a time", async () => {
  const screen = layer("FRAME", {
    id: "1:1",
    children: [layer("TEXT", { id: "1:2" }), layer("TEXT", { id: "1:3" })],
  });
  plugin = await runOnStage({ file: fileWith([screen]), access: "dev" });
  plugin.say("locate-layer", { id: "1:2", others: ["1:3"] });
  await expect.poll(() => plugin.seen.selections).toEqual([["1:2"]]);
});
