import { describe, expect, test } from "vitest";
import { layer, sceneOf, screen, text } from "../../../../shared/scene/testing.ts";
import { applyPatch } from "./apply-patch.ts";

const title = text("Title", { id: "title" });
const button = text("Pay", { id: "button" });
const card = layer({ id: "card" }, [title, button]);
const home = screen([card], { id: "home" });
const other = screen([layer({ id: "else" })], { id: "other" });
const scene = sceneOf(home, other);

describe("a change of the design", () => {
  test("puts a layer that was read anew in the place of the old one", () => {
    const pay = text("Pay now", { id: "button" });
    const patched = applyPatch(scene, { changes: [{ id: "button", node: pay }] });
    expect(patched.frames[0]?.children?.[0]?.children).toEqual([title, pay]);
  });

  test("takes a deleted layer out", () => {
    const patched = applyPatch(scene, { changes: [{ id: "title", node: null }] });
    expect(patched.frames[0]?.children?.[0]?.children).toEqual([button]);
  });

  test("takes a deleted screen out", () => {
    expect(applyPatch(scene, { changes: [{ id: "home", node: null }] }).frames).toEqual([other]);
  });

  test("leaves the screens that it does not touch the same objects", () => {
    const patched = applyPatch(scene, { changes: [{ id: "button", node: text("Go", { id: "button" }) }] });
    expect(patched.frames[0]).not.toBe(home);
    expect(patched.frames[1]).toBe(other);
  });

  test("of a layer that is not in the scene changes nothing", () => {
    expect(applyPatch(scene, { changes: [{ id: "new", node: layer() }] })).toBe(scene);
  });

  test("brings new layers in with their parent", () => {
    const fresh = { ...card, children: [title, button, text("Cancel", { id: "cancel" })] };
    const patched = applyPatch(scene, { changes: [{ id: "card", node: fresh }] });
    expect(patched.frames[0]?.children?.[0]).toEqual(fresh);
  });

  test("adds what the new layers refer to, and keeps what the others refer to", () => {
    const node = layer({ id: "card" });
    const photo = { widthPx: 640, heightPx: 480 };
    const patched = applyPatch(
      { ...scene, images: { photo } },
      {
        changes: [{ id: "card", node }],
        components: { c1: { name: "Card" } },
        images: { portrait: photo },
      },
    );
    expect(patched.components).toEqual({ c1: { name: "Card" } });
    expect(patched.images).toEqual({ photo, portrait: photo });
    expect(patched.variables).toBeUndefined();
  });
});
