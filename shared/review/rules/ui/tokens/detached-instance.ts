import { computed } from "../../../../perception/frame/computed.ts";
import { namesOf } from "../../../../perception/elements/control-kind.ts";
import type { Frame, Layer } from "../../../../perception/frame/frame.ts";
import { defineRule } from "../../../rule.ts";

/** The instances of a frame, counted by the names they go by. */
const instanceCounts = computed((frame: Frame): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const layer of frame.layers)
    if (layer.node.type === "INSTANCE")
      for (const name of new Set(namesOf(layer, frame))) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
});

const matesOf = ({ node }: Layer, frame: Frame): number =>
  node.name === "" ? 0 : (instanceCounts(frame).get(node.name) ?? 0);

export const detachedInstance = defineRule({
  id: "detached-instance",
  aspect: "ui",
  severity: "suggestion",
  certainty: "likely",
  judges: "layers",
  basis: "https://help.figma.com/hc/en-us/articles/360038665754-Detach-an-instance-from-the-component",
  says: {
    en: {
      title: "Detached from its component",
      problem:
        "“{name}” was detached from its component; others on this screen (instances: {count}) still follow it.",
      why: "When the component changes, this one stays as it was and the two drift apart.",
      fix: "Put an instance in its place and set what differs as a property or a variant.",
    },
    fr: {
      title: "Détaché de son composant",
      problem:
        "« {name} » a été détaché de son composant ; d’autres sur cet écran (instances : {count}) le suivent encore.",
      why: "Quand le composant change, celui-ci ne suit pas, et les deux finissent par diverger.",
      fix: "Remplacez-le par une instance, et réglez ce qui diffère par une propriété ou une variante.",
    },
  },
  applies: (frame) =>
    frame.layers.filter(
      (layer) => layer.parent !== null && layer.visibleBox !== null && layer.node.isDetached === true,
    ),
  check: (layer, { frame, pass, fail }) => {
    const count = matesOf(layer, frame);
    return count === 0 ? pass() : fail({ name: layer.node.name, count });
  },
});
