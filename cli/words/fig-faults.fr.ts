import type { FigFault } from "../../shared/fig/fig-error.ts";

/** Why a file is no `.fig` file that can be read, in French; in English the fault has its own sentence. */
export const FIG_FAULTS_FR: Readonly<Record<FigFault, string>> = {
  sketch: "C’est un document Sketch, pas un fichier Figma.",
  xfig: "C’est un dessin de Xfig, pas un fichier Figma.",
  matlab: "C’est une figure de MATLAB, pas un fichier Figma.",
  figjam: "C’est un tableau FigJam. Seuls les fichiers de design de Figma peuvent être examinés.",
  slides: "C’est une présentation Figma Slides. Seuls les fichiers de design de Figma peuvent être examinés.",
  "other-kind":
    "C’est un fichier Figma d’un autre type. Seuls les fichiers de design de Figma peuvent être examinés.",
  "other-zip": "C’est une archive zip qui ne contient pas de design de Figma.",
  unknown: "Ce n’est pas un fichier Figma. Dans Figma, choisissez File → Save local copy.",
  "cut-off": "Le fichier s’arrête trop tôt\u00a0: il n’a pas été enregistré ou copié en entier.",
  "too-large": "Le fichier est plus grand que tout design qu’il est possible d’examiner.",
  damaged: "Le fichier est endommagé.",
  "no-page": "Cette page n’est pas dans le fichier.",
};
