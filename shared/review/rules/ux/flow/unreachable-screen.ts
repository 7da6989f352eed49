import type { Frame } from "../../../../perception/frame/frame.ts";
import { rememberedObject } from "../../../../perception/frame/remembered-object.ts";
import { leadsAnywhere, reactionsOf, showsScreen } from "../../../../perception/structure/prototype.ts";
import { isScreen } from "../../../../perception/structure/screens/screen-kind.ts";
import { groupScreens, screensBy, screensById } from "../../../../perception/structure/screens/screens-by.ts";
import { nameWords } from "../../../../perception/text/language/words.ts";
import { defineRule } from "../../../rule.ts";
import type { Scene, SceneNode } from "../../../../scene/scene.ts";
import { list } from "../../../../standards/list.ts";

/** How the screens of a page lead to one another. */
interface Flow {
  /** Ids of the screens that another one leads to, or at which a prototype starts. */
  readonly entered: ReadonlySet<string>;
}

/** The ids of the other screens that a screen leads to. */
const destinationsOf = (screen: SceneNode): readonly string[] =>
  reactionsOf(screen)
    .filter(showsScreen)
    .flatMap(({ destinationId }) => destinationId ?? [])
    .filter((id) => id !== screen.id);

function readFlow({ page, frames }: Scene): Flow | undefined {
  const entered = new Set([...(page.flowStartIds ?? []), ...frames.flatMap(destinationsOf)]);
  const ids = new Set(frames.map(({ id }) => id));
  const isKnown =
    page.isComplete &&
    page.flowStartIds &&
    [...entered].every((id) => ids.has(id)) &&
    !frames.flatMap(reactionsOf).some(leadsAnywhere);
  return isKnown ? { entered } : undefined;
}

/** The flow of a page; undefined when it says not where it starts, or may lead on from what is not captured. */
const flowOf: (scene: Scene) => Flow | undefined = rememberedObject(readFlow);

/** So many screens that can be reached make a prototype: its start, and two more. */
const FEWEST_ENTERED = 3;

/** Words in the names of screens that designers keep beside a prototype. */
const ASIDE = list(
  "copy, old, draft, drafts, archive, backup, unused, wip, test, option, alternative, alt, variant, version, v1, v2",
  "v3, exploration, wireframe, sketch, template, reference, before, after, copie, ancien, ancienne, brouillon",
  "essai, variante, modele, avant, apres",
);

const screensByName = screensBy(({ name }) => name);

const isAside = ({ root, scene }: Frame): boolean =>
  nameWords(root.node.name).some((word) => ASIDE.has(word)) ||
  (screensByName(scene).get(root.node.name) ?? []).some(({ id }) => id !== root.node.id);

/** Screens of another width are the same product on another device. */
const enteredByWidth = rememberedObject((scene: Scene): ReadonlyMap<number, readonly SceneNode[]> => {
  const entered = flowOf(scene)?.entered;
  return groupScreens(
    scene.frames.filter(({ id }) => entered?.has(id)),
    ({ box }) => box.width,
  );
});

const isOfPrototype = ({ root, scene }: Frame): boolean =>
  (enteredByWidth(scene).get(root.node.box.width) ?? []).some(({ id }) => id !== root.node.id);

export const unreachableScreen = defineRule({
  id: "unreachable-screen",
  aspect: "ux",
  severity: "minor",
  certainty: "likely",
  judges: "flows",
  basis: "https://help.figma.com/hc/en-us/articles/360039823894-Create-and-manage-prototype-flows",
  says: {
    en: {
      title: "A screen that nothing leads to",
      problem: "No link leads to “{name}” and no flow starts there, though it leads on to “{next}”.",
      why: "People who try the prototype never see it, so what it is meant to show is never tested.",
      fix: "Link to it from where people should come, or make it the start of a flow.",
    },
    fr: {
      title: "Écran auquel rien ne mène",
      problem:
        "Aucun lien ne mène à « {name} », et aucun parcours n’y commence ; lui-même mène à « {next} ».",
      why: "En essayant le prototype, on ne le voit jamais, et ce qu’il devait montrer n’est pas mis à l’épreuve.",
      fix: "Reliez à cet écran ce qui doit y mener, ou faites-en le début d’un parcours.",
    },
  },
  applies: (frame) => {
    const entered = flowOf(frame.scene)?.entered;
    const isJudged =
      entered !== undefined &&
      entered.size >= FEWEST_ENTERED &&
      destinationsOf(frame.root.node).length > 0 &&
      isScreen(frame) &&
      !isAside(frame) &&
      isOfPrototype(frame);
    return isJudged ? [frame.root] : [];
  },
  check: ({ node }, { frame: { scene }, pass, fail }) => {
    const [next] = destinationsOf(node);
    if (flowOf(scene)?.entered.has(node.id)) return pass();
    return fail({ name: node.name, next: (next && screensById(scene).get(next)?.[0]?.name) ?? "" });
  },
});
