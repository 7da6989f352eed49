import type { Component, ComponentProperty, ComponentSet, Style } from "@figma/rest-api-spec";
import { paintKeyOf } from "./paint.ts";
import type { SampleTheme } from "./theme.ts";

/** The place of a layer: its id follows from it, and, inside an instance, its layer in the main component. */
export interface LayerPath {
  readonly screen: number;
  /** Id of the instance around the layer; null outside of instances. */
  readonly instanceId: string | null;
  /** Main component and names down to the layer; empty outside of instances. */
  readonly path: string;
}

/** Hands out ids and collects the components and styles that are used. */
export class Registry {
  readonly components: Record<string, Component> = {};
  readonly componentSets: Record<string, ComponentSet> = {};
  readonly styles: Record<string, Style> = {};
  readonly #ids = new Map<string, string>();
  readonly #counts = new Map<number, number>();

  /** The id for a thing of a kind, the same each time it is asked for. */
  #idFor(session: number, thing: string): string {
    const key = `${session}|${thing}`;
    const id = this.#ids.get(key) ?? this.#next(session);
    this.#ids.set(key, id);
    return id;
  }

  #next(session: number): string {
    const count = (this.#counts.get(session) ?? 0) + 1;
    this.#counts.set(session, count);
    return `${session}:${count}`;
  }

  screenId(screen: number): string {
    return this.#idFor(screen, "screen");
  }

  layerId({ screen, instanceId, path }: LayerPath): string {
    if (instanceId === null) return this.#next(screen);
    const owner = instanceId.startsWith("I") ? instanceId : `I${instanceId}`;
    return `${owner};${this.#idFor(5, path)}`;
  }

  /** The id of a main component, noted in the tables. The variant is a list such as `Kind=Primary, State=Default`. */
  componentId(name: string, variant: string): string {
    const id = this.#idFor(3, `${name}|${variant}`);
    const setId = variant ? this.#idFor(4, name) : null;
    if (setId) this.componentSets[setId] = { key: paintKeyOf(name), name, description: "" };
    this.components[id] = {
      key: paintKeyOf(`${name}|${variant}`),
      name: variant || name,
      description: "",
      remote: true,
      documentationLinks: [],
      ...(setId ? { componentSetId: setId } : {}),
    };
    return id;
  }

  styleId(name: string, styleType: Style["styleType"]): string {
    const id = this.#idFor(2, `${styleType}|${name}`);
    this.styles[id] = { key: paintKeyOf(name), name, styleType, remote: true, description: "" };
    return id;
  }
}

/** `Kind=Primary, State=Default` as properties of an instance. */
export const variantProperties = (variant: string): Record<string, ComponentProperty> =>
  Object.fromEntries(
    variant
      .split(", ")
      .filter((pair) => pair.includes("="))
      .map((pair) => {
        const [name = "", value = ""] = pair.split("=");
        return [name, { value, type: "VARIANT" as const }];
      }),
  );

const hexOf = ({ r, g, b }: { r: number; g: number; b: number }): string =>
  `#${[r, g, b]
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

/** The name of the shared style with a colour, when the theme has one. */
export const colorStyle = (
  theme: SampleTheme,
  color: { r: number; g: number; b: number },
): string | undefined =>
  Object.values(theme.colors).find(({ hex }) => hex.toLowerCase() === hexOf(color))?.style;
