import { writtenTexts } from "../../../../perception/copy/copy-texts.ts";
import { isQuotedWhole, quoteAround } from "../../../../perception/text/formats/quote-around.ts";
import { isFiller } from "../../../../perception/text/language/is-filler.ts";
import { isUserWritten } from "../../../../perception/copy/is-sample.ts";
import { wordChange } from "../../../fixes/set-values.ts";
import { defineRule } from "../../../rule.ts";
import { type PenSlipKind, penSlipsIn, SLIPS_OF_THE_PEN } from "./facts-behind/slips-of-the-pen.ts";

export const slipOfThePen = defineRule({
  id: "slip-of-the-pen",
  aspect: "copy",
  severity: "minor",
  judges: "copy",
  basis: "https://learn.microsoft.com/en-us/style-guide/punctuation/",
  kinds: {
    "wrong-word": { basis: "https://credibility.stanford.edu/guidelines/index.html" },
    "wrong-number": { basis: "https://unicode.org/reports/tr35/tr35-numbers.html#Language_Plural_Rules" },
    "words-twice": { basis: "https://credibility.stanford.edu/guidelines/index.html" },
    "two-spaces": { basis: "https://learn.microsoft.com/en-us/style-guide/top-10-tips-style-voice" },
    "open-bracket": { basis: "https://design-system.service.gov.uk/styles/" },
    "no-question-mark": { basis: "https://learn.microsoft.com/en-us/style-guide/punctuation/question-marks" },
    "full-stop": { basis: "https://learn.microsoft.com/en-us/style-guide/punctuation/periods" },
  },
  yieldsTo: ["placeholder-copy"],
  says: {
    en: {
      title: "Slip of the pen",
      problem: "“{near}” should read “{right}”.",
      why: "Small slips such as this one make people trust a product less.",
      fix: "Write “{right}”.",
      kinds: {
        "wrong-word": {
          title: "Wrong word",
          why: "No spelling checker stops at it, but readers do, and they trust what they read a little less.",
        },
        "wrong-number": {
          title: "Number and noun do not agree",
          why: "It reads like a sentence that a machine put together, and people trust the number less.",
          fix: "Write “{right}”, and give the text one form for one and another for many.",
        },
        "glued-words": {
          title: "Missing space between two words",
          why: "Words that are glued together are read as one, and people have to stop and take them apart.",
        },
        "words-twice": { title: "Words repeated by mistake" },
        "two-spaces": {
          title: "Two spaces in a row",
          problem: "Two spaces stand between two words, as in “{near}”.",
          why: "The gap looks like a slip and shows even more in large or justified text.",
          fix: "Delete the second space.",
        },
        "space-before-mark": {
          title: "Space before punctuation",
          why: "The mark may end up alone at the start of a line, and the stray space makes people stumble.",
        },
        "open-bracket": {
          title: "Bracket not closed",
          problem: "“{near}” opens a bracket and does not close it.",
          why: "People look for where the remark ends, and wonder whether words are missing.",
          fix: "Close the bracket after the remark, or remove the one that opens it.",
        },
        "no-question-mark": {
          title: "Missing question mark",
          problem: "“{near}” asks something and has no question mark.",
          why: "The mark tells at a glance that an answer is wanted: without it people read the line twice.",
        },
        "full-stop": {
          title: "Full stop on a button",
          problem: "The button “{near}” ends in a full stop.",
          why: "A label is not a sentence: the full stop slows reading and sets this button apart from the others.",
        },
      },
    },
    fr: {
      title: "Faute d’inattention",
      problem: "« {near} » devrait s’écrire « {right} ».",
      why: "Les petites fautes de ce genre font perdre confiance dans un produit.",
      fix: "Écrivez « {right} ».",
      kinds: {
        "wrong-word": {
          title: "Un mot pour un autre",
          why: "Un correcteur automatique laisse passer ce mot, les lecteurs le remarquent : ils se fient un peu moins au reste.",
        },
        "wrong-number": {
          title: "Nombre et nom mal accordés",
          why: "La phrase semble assemblée par une machine, et l’on se fie moins au nombre.",
          fix: "Écrivez « {right} », et prévoyez une forme pour un et une autre pour plusieurs.",
        },
        "glued-words": {
          title: "Espace oubliée entre deux mots",
          why: "Deux mots collés se lisent comme un seul, et il faut s’arrêter pour les séparer.",
        },
        "words-twice": { title: "Mots répétés par erreur" },
        "two-spaces": {
          title: "Deux espaces de suite",
          problem: "Deux espaces séparent deux mots, comme dans « {near} ».",
          why: "Ce blanc a l’air d’une faute de frappe et se voit encore plus dans un grand texte ou un texte justifié.",
          fix: "Supprimez la seconde espace.",
        },
        "space-before-mark": {
          title: "Espace devant un signe",
          why: "Le signe peut se retrouver seul en début de ligne, et ce blanc mal placé arrête la lecture.",
        },
        "open-bracket": {
          title: "Parenthèse non fermée",
          problem: "« {near} » ouvre une parenthèse et ne la ferme pas.",
          why: "On cherche où finit la remarque, et l’on se demande s’il manque des mots.",
          fix: "Fermez la parenthèse après la remarque, ou supprimez celle qui l’ouvre.",
        },
        "no-question-mark": {
          title: "Question sans point d’interrogation",
          problem: "« {near} » pose une question, mais sans point d’interrogation.",
          why: "Ce signe montre d’un coup d’œil qu’une réponse est attendue ; sans lui, on relit la ligne.",
        },
        "full-stop": {
          title: "Point à la fin d’un bouton",
          problem: "Le bouton « {near} » se termine par un point.",
          why: "Un libellé n’est pas une phrase : le point ralentit la lecture et distingue ce bouton des autres.",
        },
      },
    },
  },
  applies: (frame) => writtenTexts(frame).filter(({ node }) => !isFiller(node.text.characters)),
  check: (layer, { frame, fail }) =>
    penSlipsIn(layer, frame).map(({ kind, first, right: characters }) => {
      const { isOfWords }: PenSlipKind = SLIPS_OF_THE_PEN[kind];
      const { characters: written } = layer.node.text;
      const { at, length, better } = first;
      const words = { from: written.slice(at, at + length).trim(), to: better.trim() };
      const near = quoteAround(written, first);
      const right = quoteAround(characters, { at, length: better.length }, isQuotedWhole(written));
      return fail(
        { near, right },
        {
          kind,
          cause: isOfWords ? `${words.from} ${words.to}` : kind,
          ...(isUserWritten(layer) && { severity: "suggestion" }),
          mend: () => wordChange(layer, characters, isOfWords ? words : { from: near, to: right }),
        },
      );
    }),
});
