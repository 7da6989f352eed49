import { findNode } from "../find-node.ts";
import { isGround, ancestorsOf } from "../screens.ts";

/** The layers that followed screens lie in, each with the ids of those screens. */
export type Around = ReadonlyMap<string, readonly string[]>;

/** Finds the layers around the screens of these ids, apart from pages and sections. */
export async function findAround(frameIds: readonly string[]): Promise<Around> {
  const around = new Map<string, string[]>();
  for (const id of frameIds) {
    const node = await findNode(id);
    if (!node || node.removed || isGround(node)) continue;
    for (const { id: aroundId } of ancestorsOf(node as SceneNode).slice(1))
      around.set(aroundId, [...(around.get(aroundId) ?? []), id]);
  }
  return around;
}

/** The screens whose surroundings changed: moved with them, they lie elsewhere, and may be seen on another colour. */
export const movedWith = (changes: readonly NodeChange[], around: Around): readonly string[] =>
  changes.flatMap(({ id }) => around.get(id) ?? []);
