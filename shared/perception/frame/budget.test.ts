import { expect, test, vi } from "vitest";
import { layer, screen, text } from "../../scene/testing.ts";
import { indexBoxes } from "./box-index.ts";
import { spend, TooMuchError } from "./budget.ts";
import { computed } from "./computed.ts";
import { descendants } from "./frame.ts";
import { openAlone } from "./testing.ts";

const open = (children = [layer()]) => openAlone(screen(children));

const leftOf = ({ root }: ReturnType<typeof open>): number => root.facts.budget.left;

test("a look costs as much as it brings to light", () => {
  const frame = open([layer({ x: 10 }, [text("A", { x: 10 })]), layer({ y: 400 })]);
  const before = leftOf(frame);
  descendants(frame.root);
  expect(before - leftOf(frame)).toBe(3);
  indexBoxes(frame.layers).touching({ x: 0, y: 0, width: 50, height: 50 });
  expect(before - leftOf(frame)).toBe(3 + 3);
});

test("a larger screen may be looked at more", () => {
  expect(leftOf(open([layer(), layer(), layer()]))).toBeGreaterThan(leftOf(open()));
});

test("who has spent it all gets no further", () => {
  const frame = open();
  expect(() => spend(frame.root, leftOf(frame))).not.toThrow();
  expect(() => spend(frame.root, 1)).toThrow(TooMuchError);
});

test("a fact is paid from a budget of its own, whoever asks first", () => {
  const frame = open();
  const fact = computed(({ root }) => {
    spend(root, 1000);
    return "known";
  });
  spend(frame.root, leftOf(frame));
  expect(fact(frame)).toBe("known");
  expect(leftOf(frame)).toBe(0);
});

test("a fact that costs too much is tried once", () => {
  const frame = open();
  const compute = vi.fn<(one: typeof frame) => void>(({ root }) => spend(root, Infinity));
  const fact = computed(compute);
  expect(() => fact(frame)).toThrow(TooMuchError);
  expect(() => fact(frame)).toThrow(TooMuchError);
  expect(compute).toHaveBeenCalledOnce();
});
