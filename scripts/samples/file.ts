import type { GetFileResponse } from "@figma/rest-api-spec";
import type { SampleDesign } from "./design.ts";
import { Registry } from "./identity.ts";
import { toScreen } from "./node.ts";
import { paintKeyOf } from "./paint.ts";
import type { RawElement } from "./raw.ts";

const FIRST_SCREEN = 12;
const GREY = { r: 0.898, g: 0.9059, b: 0.9216, a: 1 };

/** The screens with the first one at the origin of the canvas. */
function movedToOrigin(screens: readonly RawElement[]): readonly RawElement[] {
  const { x, y } = screens[0]?.box ?? { x: 0, y: 0 };
  const move = (element: RawElement): RawElement => ({
    ...element,
    box: { ...element.box, x: element.box.x - x, y: element.box.y - y },
    text: element.text?.ink
      ? {
          ...element.text,
          ink: { ...element.text.ink, x: element.text.ink.x - x, y: element.text.ink.y - y },
        }
      : element.text,
    children: element.children.map(move),
  });
  return screens.map(move);
}

/** The answer of `GET /v1/files/:key` for a design that the browser has laid out. */
export function toFile(design: SampleDesign, screens: readonly RawElement[]): GetFileResponse {
  const registry = new Registry();
  const screenIds = Object.fromEntries(
    screens.map((screen, index) => [screen.data["name"] ?? "", registry.screenId(FIRST_SCREEN + index)]),
  );
  const conversion = { theme: design.theme, registry, screenIds };
  const children = movedToOrigin(screens).map((screen, index) =>
    toScreen(screen, FIRST_SCREEN + index, conversion),
  );
  const startId = screenIds[screens[0]?.data["name"] ?? ""] ?? null;
  return {
    document: {
      id: "0:0",
      name: "Document",
      type: "DOCUMENT",
      scrollBehavior: "SCROLLS",
      children: [
        {
          id: "0:1",
          name: design.page,
          type: "CANVAS",
          scrollBehavior: "SCROLLS",
          children,
          backgroundColor: GREY,
          prototypeStartNodeID: startId,
          flowStartingPoints: startId === null ? [] : [{ nodeId: startId, name: "Flow 1" }],
          prototypeDevice: { type: "NONE", rotation: "NONE" },
        },
      ],
    },
    components: registry.components,
    componentSets: registry.componentSets,
    schemaVersion: 0,
    styles: registry.styles,
    name: design.name,
    lastModified: "2026-01-12T09:00:00Z",
    thumbnailUrl: "",
    version: paintKeyOf(design.name).replaceAll(/\D/g, "").slice(0, 19),
    role: "viewer",
    editorType: "figma",
    linkAccess: "view",
  };
}
