import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

/** The folders, in the order in which they build on each other: each may import those before it. */
const ROOMS = ["words", "design", "choose", "judge", "write"];

const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);

const sourcesIn = (room: string): readonly string[] =>
  readdirSync(path.join(import.meta.dirname, room), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !/\.test\.ts$|testing\.ts$/.test(name))
    .map((name) => path.join(import.meta.dirname, room, name));

/** The rooms that a file imports of. */
const roomsOf = (file: string): readonly string[] =>
  [...readFileSync(file, "utf8").matchAll(/from "(\.[^"]+)"/g)].flatMap(([, target = ""]) => {
    const [room = ""] = path
      .relative(import.meta.dirname, path.resolve(path.dirname(file), target))
      .split(path.sep);
    return ROOMS.includes(room) ? [room] : [];
  });

describe("the rooms of the command", () => {
  test("are all that there are", () => {
    expect(folders.map(({ name }) => name).toSorted()).toEqual(ROOMS.toSorted());
  });

  test.each(ROOMS)("%s imports nothing of those after it", (room) => {
    const after = ROOMS.slice(ROOMS.indexOf(room) + 1);
    const astray = sourcesIn(room).filter((file) => roomsOf(file).some((other) => after.includes(other)));
    expect(astray).toEqual([]);
  });
});
