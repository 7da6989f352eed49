import { MAX_NODE_DEPTH } from "../scene/bounds.ts";
import { MAX_NODES } from "./scene-bounds.ts";

/** A fault of a scene as a whole, and where it lies. */
export interface SceneFault {
  readonly path: (string | number)[];
  readonly message: string;
}

interface Step {
  readonly value: unknown;
  readonly depth: number;
  readonly key: string;
  readonly index: number;
  readonly parent: Step | null;
}

function pathOf(step: Step): (string | number)[] {
  const path: (string | number)[] = [];
  for (let at: Step | null = step; at; at = at.parent) path.unshift(at.key, at.index);
  return path;
}

const fieldOf = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : undefined;

const stepsOf = (value: unknown, key: string, parent: Step | null): readonly Step[] => {
  const list = fieldOf(value, key);
  return Array.isArray(list)
    ? list.map((child: unknown, index) => ({
        value: child,
        depth: (parent?.depth ?? 0) + 1,
        key,
        index,
        parent,
      }))
    : [];
};

/** Counts and compares the layers of what may be a scene, however deep it is. Null: nothing is wrong in that. */
export function findSceneFault(scene: unknown): SceneFault | null {
  const ids = new Set<unknown>();
  const waiting: Step[] = [...stepsOf(scene, "frames", null)];
  let count = 0;
  for (let step = waiting.pop(); step; step = waiting.pop()) {
    count += 1;
    if (count > MAX_NODES) return { path: ["frames"], message: `must have ${MAX_NODES} layers at most` };
    if (step.depth > MAX_NODE_DEPTH)
      return { path: ["frames"], message: `must have ${MAX_NODE_DEPTH} levels of layers at most` };
    const id = fieldOf(step.value, "id");
    if (ids.has(id) && id !== undefined)
      return { path: [...pathOf(step), "id"], message: "is the id of another layer too" };
    ids.add(id);
    for (const child of stepsOf(step.value, "children", step)) waiting.push(child);
  }
  return null;
}
