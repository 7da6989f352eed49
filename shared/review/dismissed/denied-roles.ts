import type { IsDenied } from "../../perception/frame/frame.ts";
import { componentOf } from "./component-of.ts";
import type { Dismissal } from "./dismissal.ts";

/** Tells the layers that somebody said are not what they are taken for; undefined when nobody did. */
export function deniedRoles(dismissals: readonly Dismissal[] = []): IsDenied | undefined {
  const denials = dismissals.flatMap(({ role, scope, places }) =>
    role === undefined ? [] : [{ role, scope, places: new Set(places) }],
  );
  if (denials.length === 0) return undefined;
  return (layer, role) =>
    denials.some(
      (one) =>
        one.role === role &&
        one.places.has(one.scope === "component" ? (componentOf(layer) ?? "") : layer.node.id),
    );
}
