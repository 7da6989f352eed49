import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** A room of the code, and what it does in a few words. */
export interface CodeRoom {
  readonly folder: string;
  readonly does: string;
}

/** The rooms that the tour leads through. */
export const ROOMS: readonly CodeRoom[] = [
  { folder: "plugin/main", does: "touches the design" },
  { folder: "plugin/ui", does: "the panel: runs the rules" },
  { folder: "plugin/stage", does: "the editor at /try" },
  { folder: "website", does: "the site" },
  { folder: "server", does: "API, opinions, money" },
  { folder: "plugin/protocol", does: "messages between the two" },
  { folder: "shared/api", does: "the contract as data" },
  { folder: "shared/review", does: "rules, measures, fixes" },
  { folder: "shared/perception", does: "what is seen" },
  { folder: "shared/mend", does: "changes of layers" },
  { folder: "shared/scene", does: "a design as plain data" },
];

/** An import of one room from another, by their folders. */
export type RoomImport = readonly [from: string, to: string];

const roomOf = (file: string): string | undefined =>
  ROOMS.find(({ folder }) => file.startsWith(`${folder}/`))?.folder;

const IMPORTED = /(?:from|import)\s*\(?\s*"(\.[^"]+)"/g;

const isCode = (name: string): boolean => /\.tsx?$/.test(name) && !/\.test\.|testing|\/testing\//.test(name);

function importsIn(root: string, folder: string): readonly RoomImport[] {
  const names = readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" }).filter(isCode);
  return names.flatMap((name) => {
    const file = path.join(folder, name);
    return [...readFileSync(path.join(root, file), "utf8").matchAll(IMPORTED)].flatMap(
      ([, to = ""]): RoomImport[] => {
        const room = roomOf(path.join(path.dirname(file), to));
        return room && room !== folder ? [[folder, room]] : [];
      },
    );
  });
}

/** True when one room reaches another by other rooms in between. */
function isReached([from, to]: RoomImport, edges: readonly RoomImport[]): boolean {
  const open = edges.filter(([a, b]) => a === from && b !== to).map(([, b]) => b);
  const seen = new Set(open);
  for (const room of open)
    for (const [a, b] of edges)
      if (a === room && !seen.has(b)) {
        seen.add(b);
        open.push(b);
      }
  return seen.has(to);
}

/** The imports between rooms, each once, without those that follow from the others. */
export function edgesIn(root: string): readonly RoomImport[] {
  const all = ROOMS.flatMap(({ folder }) => importsIn(root, folder));
  const edges = [...new Map(all.map((edge) => [edge.join(" "), edge])).values()];
  return edges.filter((edge) => !isReached(edge, edges));
}
