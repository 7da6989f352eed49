import type { Frame, TextLayer } from "../../../../perception/frame/frame.ts";
import { copyTexts } from "../../../../perception/copy/copy-texts.ts";
import { mayBe } from "../../../../perception/text/language/language.ts";
import { lookupForm } from "../../../../perception/text/language/prose.ts";
import { elementByLayer } from "../../../../perception/elements/elements.ts";
import { textRoles } from "../../../../perception/copy/text-roles.ts";
import { defineRule } from "../../../rule.ts";
import { VAGUE_LINKS_EN } from "../../../../standards/words/words-en.ts";
import { VAGUE_LINKS_FR } from "../../../../standards/words/words-fr.ts";

function isVague(text: string, layer: TextLayer, frame: Frame): boolean {
  const form = lookupForm(text);
  return (
    (VAGUE_LINKS_EN.has(form) && mayBe("en", layer, frame)) ||
    (VAGUE_LINKS_FR.has(form) && mayBe("fr", layer, frame))
  );
}

/** Words that say nothing are no heading and no value: what may be a link is one here. */
const isLink = (layer: TextLayer, frame: Frame): boolean =>
  textRoles(frame).get(layer) === "link" || elementByLayer(frame).get(layer)?.role === "link";

/** The linked or underlined parts of a text, or all of it when the whole text is a link. */
function linkTexts(layer: TextLayer, frame: Frame): readonly string[] {
  const { characters, runs } = layer.node.text;
  const linked = runs.filter((run) => run.isLink || run.decoration === "underline");
  if (linked.length > 0) return linked.map((run) => characters.slice(run.start, run.end));
  return isLink(layer, frame) ? [characters] : [];
}

export const vagueLink = defineRule({
  id: "vague-link",
  aspect: "copy",
  severity: "minor",
  certainty: "likely",
  judges: "copy",
  basis: "https://www.nngroup.com/articles/learn-more-links/",
  yieldsTo: ["placeholder-copy"],
  says: {
    en: {
      title: "Link text says nothing",
      problem: "A link reads only “{text}”: out of its context nobody can tell where it leads.",
      why: "People skim links first, and screen readers list them without the text around them.",
      fix: "Name the destination in the link, such as “Read the pricing guide”.",
    },
    fr: {
      title: "Lien qui ne dit rien",
      problem: "Un lien dit seulement « {text} » : hors de son contexte, personne ne sait où il mène.",
      why: "On survole d’abord les liens, et les lecteurs d’écran les énumèrent sans le texte qui les entoure.",
      fix: "Nommez la destination dans le lien, par exemple « Lire le guide des tarifs ».",
    },
  },
  applies: (frame) => copyTexts(frame).filter((text) => linkTexts(text, frame).length > 0),
  check: (layer, { frame, pass, fail }) => {
    const vague = linkTexts(layer, frame).find((text) => isVague(text, layer, frame));
    if (vague === undefined) return pass();
    return fail({ text: vague.trim() }, { cause: lookupForm(vague) });
  },
});
