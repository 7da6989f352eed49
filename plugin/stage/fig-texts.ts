import type { FigFailure, FigStep } from "./reader/messages.ts";

type Fault = FigFailure["fault"];

export interface FigTexts {
  readonly steps: Readonly<Record<FigStep | "showing", string>>;
  readonly cancel: string;
  readonly stays: string;
  readonly faults: Readonly<Record<Fault, string>>;
}

export const FIG_EN: FigTexts = {
  steps: {
    loading: "Loading the file …",
    unpacking: "Unpacking the design …",
    "reading-page": "Reading the page …",
    showing: "Laying it out …",
  },
  cancel: "Cancel",
  stays:
    "Your file stays on this device: it is read here, in your browser. Only what you ask feedback on is sent.",
  faults: {
    sketch: "This is a Sketch document. Only Figma designs can be opened here.",
    xfig: "This is a drawing of Xfig, which shares its ending with Figma. Only Figma designs can be opened here.",
    matlab:
      "This is a figure of MATLAB, which shares its ending with Figma. Only Figma designs can be opened here.",
    figjam: "This is a FigJam board. Open a Figma design file instead.",
    slides: "This is a Figma Slides deck. Open a Figma design file instead.",
    "other-kind": "This Figma file is no design. Open a Figma design file instead.",
    "other-zip": "There is no Figma design in this zip. In Figma, choose File → Save local copy.",
    unknown: "This is no Figma file. In Figma, choose File → Save local copy, and open what it saves.",
    "cut-off": "This file ends too early. Save it from Figma once more: File → Save local copy.",
    "too-large":
      "This file is larger than can be read here. Copy the screens that you want reviewed into a new Figma file, and save that one.",
    damaged: "This file is damaged and cannot be read. Save it from Figma once more: File → Save local copy.",
    "no-page": "This file has no pages. Save it from Figma once more: File → Save local copy.",
    crashed:
      "Reading this file failed; the fault is ours, or the memory of this device was not enough. Try with fewer screens in the file.",
  },
};

export const FIG_FR: FigTexts = {
  steps: {
    loading: "Chargement du fichier…",
    unpacking: "Ouverture du design…",
    "reading-page": "Lecture de la page…",
    showing: "Mise en place…",
  },
  cancel: "Annuler",
  stays:
    "Votre fichier ne quitte pas cet appareil\u00a0: il est lu ici, dans votre navigateur. Seul ce que vous soumettez à une revue est envoyé.",
  faults: {
    sketch: "C’est un document Sketch. Seuls les designs Figma s’ouvrent ici.",
    xfig: "C’est un dessin Xfig, qui porte la même extension que Figma. Seuls les designs Figma s’ouvrent ici.",
    matlab:
      "C’est une figure MATLAB, qui porte la même extension que Figma. Seuls les designs Figma s’ouvrent ici.",
    figjam: "C’est un tableau FigJam. Ouvrez plutôt un fichier de design Figma.",
    slides: "C’est une présentation Figma Slides. Ouvrez plutôt un fichier de design Figma.",
    "other-kind": "Ce fichier Figma n’est pas un design. Ouvrez plutôt un fichier de design Figma.",
    "other-zip":
      "Ce zip ne contient aucun design Figma. Dans Figma, choisissez Fichier → Enregistrer une copie locale.",
    unknown:
      "Ce n’est pas un fichier Figma. Dans Figma, choisissez Fichier → Enregistrer une copie locale, puis ouvrez cette copie.",
    "cut-off":
      "Ce fichier est incomplet. Enregistrez-le de nouveau depuis Figma\u00a0: Fichier → Enregistrer une copie locale.",
    "too-large":
      "Ce fichier est trop lourd pour être lu ici. Copiez les écrans à évaluer dans un nouveau fichier Figma, et enregistrez celui-là.",
    damaged:
      "Ce fichier est abîmé et ne peut pas être lu. Enregistrez-le de nouveau depuis Figma\u00a0: Fichier → Enregistrer une copie locale.",
    "no-page":
      "Ce fichier n’a aucune page. Enregistrez-le de nouveau depuis Figma\u00a0: Fichier → Enregistrer une copie locale.",
    crashed:
      "La lecture de ce fichier a échoué\u00a0: la faute est la nôtre, ou la mémoire de cet appareil n’a pas suffi. Essayez avec moins d’écrans dans le fichier.",
  },
};
