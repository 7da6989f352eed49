import { describe, expect, test } from "vitest";
import { inside, SceneError } from "./place.ts";

describe("the message of a fault", () => {
  const deep = Array.from({ length: 5000 }, (_, at) => at).reduce(
    (place, at) => inside(inside(place, "children"), at),
    inside(null, "document"),
  );

  test("has 300 characters at most, and its path loses its middle", () => {
    const { message } = new SceneError(deep, "x".repeat(1000));
    expect(message.length).toBe(300);
    const short = new SceneError(deep, "a number is missing").message;
    expect(short.length).toBe(300);
    expect(short).toMatch(/^document\.children\[0\].*…[^…]*\.children\[4999\]: a number is missing$/);
  });

  test("holds nothing that moves the cursor of a terminal", () => {
    const place = inside(inside(null, "styles"), "\u001b[2J\u009b1m\n");
    expect(new SceneError(place, "found \u001b[31m\u0085").message).not.toMatch(/\p{Cc}/u);
  });
});
