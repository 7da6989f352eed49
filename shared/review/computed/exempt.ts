import type { SceneNode } from "../../scene/scene.ts";
import { closest, type Layer } from "../frame.ts";

const INACTIVE = /\b(disabled|inactive|désactivée?|inactif)\b/i;
const LOGO = /\b(logo|logotype|wordmark|brand ?mark)\b/i;

const propertyValues = ({ instance }: SceneNode): readonly string[] =>
  Object.values(instance?.properties ?? {}).filter((value) => typeof value === "string");

const isDisabledFlag = ({ instance }: SceneNode): boolean =>
  Object.entries(instance?.properties ?? {}).some(([name, value]) => value === true && INACTIVE.test(name));

/** Whether a layer belongs to an inactive control, by its name or its variant. */
export const isInactive = (layer: Layer): boolean =>
  closest(
    layer,
    ({ node, parent }) =>
      parent !== null &&
      (INACTIVE.test(node.name) || propertyValues(node).some((value) => INACTIVE.test(value)) || isDisabledFlag(node)),
  ) !== undefined;

/** Whether a layer is part of a logo, by its name or an ancestor's. */
export const isLogo = (layer: Layer): boolean =>
  closest(layer, ({ node, parent }) => parent !== null && LOGO.test(node.name)) !== undefined;
