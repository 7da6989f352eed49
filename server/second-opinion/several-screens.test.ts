import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { sceneOf } from "../../shared/scene/testing.ts";
import type { Asked } from "../../tests/second-opinion/stand-in-model.ts";
import {
  CLAIM,
  REQUEST,
  TITLE,
  findings,
  give,
  judge,
  modelThat,
  openModel,
  screenOf,
} from "../../tests/second-opinion/give-opinion.ts";
import { awaited } from "../../tests/awaited.ts";

describe("several screens", () => {
  const scene = {
    ...REQUEST.scene,
    frames: ["1", "2", "3"].flatMap((id) => sceneOf(screenOf(id, TITLE, "Total 42 €")).frames),
  };
  const isOf = (id: string, { words }: Asked): boolean => words.includes(`Screen "Checkout ${id}"`);

  test("are looked at at the same time", async () => {
    let waiting = 0;
    const { given: all, give: release } = awaited();
    const model = await openModel(async (asked) => {
      if (asked.question === "verify") return judge()(asked);
      if (++waiting === 3) release();
      await all;
      return findings(CLAIM);
    });
    const { findings: found } = await give(model, { scene });
    expect(found.map(({ frameId }) => frameId)).toEqual(["1:1", "2:1", "3:1"]);
  });

  test("what one fails at, others do not lose", async () => {
    const model = await modelThat((asked) =>
      isOf("2", asked) ? { response: Response.json({}, { status: 500 }) } : findings(CLAIM),
    );
    const { findings: found, screens } = await give(model, { scene });
    expect(found.map(({ frameId }) => frameId)).toEqual(["1:1", "3:1"]);
    expect(screens).toEqual([
      { frameId: "1:1", state: "done" },
      { frameId: "2:1", state: "failed", reason: "down" },
      { frameId: "3:1", state: "done" },
    ]);
  });

  test("only those that are asked for are looked at", async () => {
    const model = await modelThat(findings(CLAIM));
    expect((await give(model, { scene, frameIds: ["3:1"] })).screens).toEqual([
      { frameId: "3:1", state: "done" },
    ]);
  });

  test("that a prototype joins are seen small beside each other, before and after", async () => {
    const leads = (to: string) => [{ trigger: "ON_CLICK", action: "NODE", destinationId: to }];
    const frames = scene.frames.map((frame, at) =>
      at < 2 ? { ...frame, reactions: leads(`${at + 2}:1`) } : frame,
    );
    const bytes = await sharp({ create: { width: 390, height: 844, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
    const pictures = frames.map(({ id }) => ({ frameId: id, type: "image/png" as const, bytes }));
    const model = await modelThat(findings());
    await give(model, { scene: { ...scene, frames }, pictures });
    const seen = (id: string) => model.asked.find((asked) => isOf(id, asked));
    expect(["1", "2", "3"].map((id) => seen(id)?.pictures)).toEqual([3, 4, 3]);
    expect(seen("2")?.words).toContain('small: before it "Checkout 1", then after it "Checkout 3".');
  });

  test("are told of each other", async () => {
    const model = await modelThat(findings());
    await give(model, { scene });
    expect(model.asked.find((asked) => isOf("1", asked))?.words).toContain('- "Checkout 2"');
  });
});
