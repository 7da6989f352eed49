import { groupBy } from "../../../../group-by.ts";
import type { Library } from "../../../../scene/library.ts";
import { firstNames } from "../../facts/names.ts";
import { refOf, type Spot, spotsOf } from "../../facts/spots.ts";
import { defineLibraryRule } from "../../library-rule.ts";

/** Names that the design tool gives to a property, a variant and a component until somebody names them. */
const PROPERTY = /^(?:property|propriété) ?\d+$/i;
const VALUE = /^(?:variant|variante) ?\d+$/i;
const COMPONENT = /^(?:component|composant|frame|group|groupe|rectangle|vector|ellipse|union) ?\d+$/i;

const MOST_NAMED = 5;

/** The names in that of a variant which nobody gave: `Property 1=Variant2` has two. */
const namesIn = ({ node }: Spot): readonly string[] =>
  node.name.split(",").flatMap((part) => {
    const [property = "", ...value] = part.split("=").map((name) => name.trim());
    return [...[property].filter((name) => PROPERTY.test(name)), ...value.filter((name) => VALUE.test(name))];
  });

function ofSets(library: Library) {
  const variants = spotsOf(library).filter((spot) => spot.component === spot && spot.set !== null);
  return [...groupBy(variants, ({ set }) => set)].flatMap(([set, all]) => {
    const names = all.flatMap(namesIn);
    if (!set || names.length === 0) return [];
    return [
      {
        evidence: { owner: set.node.name, names: firstNames(names, MOST_NAMED) },
        at: [refOf(set)],
        places: names.length,
      },
    ];
  });
}

function ofComponents(library: Library) {
  const unnamed = spotsOf(library).filter(
    (spot) =>
      (spot.component === spot || spot.set === spot) &&
      spot.parent !== spot.set &&
      COMPONENT.test(spot.node.name),
  );
  const [first] = unnamed;
  if (!first) return [];
  return [
    {
      evidence: {
        owner: library.file || first.scene.page.name,
        names: firstNames(
          unnamed.map(({ node }) => node.name),
          MOST_NAMED,
        ),
      },
      at: unnamed.map(refOf),
      places: unnamed.length,
    },
  ];
}

export const defaultName = defineLibraryRule({
  id: "default-name",
  aspect: "copy",
  severity: "suggestion",
  basis: "https://help.figma.com/hc/en-us/articles/360038663994-Name-and-organize-components",
  says: {
    en: {
      title: "Names that say nothing",
      problem: "“{owner}” holds names as the editor gave them: {names}.",
      why: "Whoever places an instance reads these names in the panel, and so do those who write the code.",
      fix: "Name a property by what it changes, its values by what they show, and a component by what it is.",
    },
    fr: {
      title: "Des noms qui ne disent rien",
      problem: "« {owner} » contient des noms tels que l’éditeur les a donnés : {names}.",
      why: "Qui place une instance lit ces noms dans le panneau, et qui écrit le code aussi.",
      fix: "Nommez une propriété d’après ce qu’elle change, ses valeurs d’après ce qu’elles montrent, et un composant d’après ce qu’il est.",
    },
  },
  find: (library) => [...ofSets(library), ...ofComponents(library)],
});
