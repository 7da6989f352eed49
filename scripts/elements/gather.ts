import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { evidenceOf, EVIDENCE_NAMES } from "../../shared/perception/elements/evidence/all-evidence.ts";
import { sight } from "../../shared/perception/elements/evidence/sight.ts";
import { mayBeElement } from "../../shared/perception/elements/model/may-be-element.ts";
import { SIGNS } from "../../shared/perception/elements/signs/all-signs.ts";
import { openFrame, type Frame } from "../../shared/perception/frame/frame.ts";
import type { Thing } from "../../shared/perception/things/thing.ts";
import { overlapOf, union } from "../../shared/scene/geometry.ts";
import { fromRest } from "../../shared/scene/rest/from-rest.ts";
import { randomFrom } from "./random-from.ts";
import { drawFreely, type DrawnNode } from "./draw-freely.ts";
import { CLASSES, HAND_DRAWN, type Class, type LabelledThings } from "./examples.ts";

interface Label {
  readonly role: string;
  readonly ids: readonly string[];
  readonly alt?: readonly (readonly string[])[];
}

/** The class of each label; labels not named here are found by signs, and are no element to the model. */
const CLASS_OF: Readonly<Record<string, Class>> = {
  button: "button",
  "icon-button": "icon-button",
  link: "link",
  field: "field",
  heading: "heading",
  "screen-title": "heading",
  "section-heading": "heading",
  card: "card",
  "list-row": "card",
  tab: "segmented-item",
  chip: "button",
  "segmented-item": "segmented-item",
  logo: "logo",
};

/** Two boxes whose shared area is at least so much of their joint area are one thing. */
const SAME = 0.55;
/** One of so many things that are no element is kept, and stands for the others. */
const KEPT_OF_NOTHING = 3;

/** The things that no sign claims, and that the model therefore has to tell apart. */
function unclaimed(frame: Frame): readonly Thing[] {
  const view = sight(frame);
  const claims = SIGNS.flatMap((sign) => sign.claims(view));
  const taken = new Set(claims.flatMap(({ things }) => things));
  const closed = new Set(claims.filter(({ isWhole }) => isWhole).flatMap(({ things }) => things));
  const isInClosed = ({ parent }: Thing): boolean =>
    parent !== null && (closed.has(parent) || isInClosed(parent));
  return view.things.filter(
    (thing) => thing.parent && mayBeElement(thing, view) && !taken.has(thing) && !isInClosed(thing),
  );
}

interface Example {
  readonly row: Float64Array;
  readonly label: Class;
}

function examplesIn(frame: Frame, labels: readonly Label[]): readonly Example[] {
  const boxes = new Map(frame.layers.map(({ node }) => [node.id, node.box]));
  const wanted = labels.map(({ role, ids, alt = [] }) => ({
    label: CLASS_OF[role],
    boxes: [ids, ...alt]
      .map((one) => union(one.flatMap((id) => boxes.get(id) ?? [])))
      .filter((box) => box !== null),
  }));
  return unclaimed(frame).map((thing) => {
    let [label, most]: [Class, number] = ["none", SAME];
    for (const one of wanted) {
      const share = one.boxes.reduce((best, box) => Math.max(best, overlapOf(box, thing.layer.node.box)), 0);
      if (one.label && share > most) [label, most] = [one.label, share];
    }
    return { row: evidenceOf(thing, sight(frame)), label };
  });
}

interface Design {
  readonly json: unknown;
  readonly labels: readonly Label[];
}

const SIZE_OF_PHONES_PX = 600;

interface Page {
  readonly document: { readonly children: readonly { readonly children: readonly DrawnNode[] }[] };
}

/** A page as narrow as a phone, once more as a designer would draw it; none of other designs. */
function drawnFreely({ json, labels }: Design, random: () => number): readonly Design[] {
  const canvas = (json as Partial<Page>).document?.children[0];
  const frame = canvas?.children[0];
  if (!frame || (frame.absoluteBoundingBox?.width ?? Infinity) > SIZE_OF_PHONES_PX) return [];
  const content = new Map<string, readonly string[]>();
  const drawn = drawFreely(frame, random, (id, ids) => content.set(id, ids));
  return [
    {
      json: {
        ...(json as Page),
        document: { ...(json as Page).document, children: [{ ...canvas, children: [drawn] }] },
      },
      labels: labels.map((label) => {
        const ids = content.get(label.ids[0] ?? "");
        return ids ? { ...label, alt: [...(label.alt ?? []), ids] } : label;
      }),
    },
  ];
}

const examplesOfDesign = ({ json, labels }: Design): readonly Example[] =>
  fromRest(json).flatMap((scene) =>
    scene.frames.flatMap((node) => examplesIn(openFrame(scene, node), labels)),
  );

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

function designsOf(folder: string): readonly Design[] {
  return readdirSync(folder)
    .filter(
      (name) =>
        name.endsWith(".elements.json") && existsSync(path.join(folder, name.replace(".elements", ""))),
    )
    .toSorted()
    .map((name) => ({
      json: readJson(path.join(folder, name.replace(".elements", ""))),
      labels: (readJson(path.join(folder, name)) as { readonly elements: readonly Label[] }).elements,
    }));
}

function examplesOf(folder: string): readonly Example[] {
  const random = randomFrom(1);
  const designs = designsOf(folder);
  const pages = HAND_DRAWN.test(path.basename(folder)) ? [] : designs;
  return [...designs, ...pages.flatMap((design) => drawnFreely(design, random))].flatMap(examplesOfDesign);
}

/**
 * Gathers examples from folders of designs (NAME.json, as the REST API answers) with labels beside them
 * (NAME.elements.json: `{ "elements": [{ role, ids, alt? }] }`). The folder's name is the source of its examples.
 */
export function gather(folders: readonly string[]): LabelledThings {
  const sources = [...new Set(folders.map((folder) => path.basename(folder)))];
  const things = folders.flatMap((folder) =>
    examplesOf(folder)
      .filter(({ label }, index) => label !== "none" || index % KEPT_OF_NOTHING === 0)
      .map(({ row, label }) => ({
        row: row.map((value) => Number(value.toPrecision(4))),
        label: CLASSES.indexOf(label),
        from: sources.indexOf(path.basename(folder)),
        count: label === "none" ? KEPT_OF_NOTHING : 1,
      })),
  );
  return { evidence: EVIDENCE_NAMES, sources, things };
}
