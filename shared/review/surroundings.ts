import type { Scene, SceneNode } from "../scene/scene.ts";
import { headlinesOf } from "./computed/headlines.ts";
import { reactionsOf } from "./computed/prototype.ts";

const known = new WeakMap<SceneNode | Scene, string>();

function rememberedFor<Subject extends SceneNode | Scene>(
  write: (subject: Subject) => string,
): (subject: Subject) => string {
  return (subject) => {
    const written = known.get(subject) ?? write(subject);
    known.set(subject, written);
    return written;
  };
}

const outlineOf = rememberedFor((screen: SceneNode) =>
  JSON.stringify([screen.id, screen.name, screen.box.width, reactionsOf(screen), headlinesOf(screen)]),
);

/**
 * What the review of a screen rests on besides its own layers: its page, and what all screens are called, how they
 * are headed and where they lead. As long as it stays the same text, the reviews of unchanged screens hold.
 */
export const surroundingsOf = rememberedFor(({ page, frames }: Scene) => {
  const isLinked = frames.some((screen) => reactionsOf(screen).length > 0);
  return JSON.stringify([page, ...(isLinked ? frames.map(outlineOf) : [])]);
});
