import type { FigError } from "../../shared/fig/fig-error.ts";
import type { Language } from "../../shared/i18n/language.ts";
import { FIG_FAULTS_FR } from "./fig-faults.fr.ts";

const API = "https://api.figma.com/v1/files/KEY";

/**
 * Words for a file, a page or a screen that cannot be reviewed. The reasons themselves (of the system, of JSON,
 * of the reader) stay English in every language, and so does what is wrong with a command: they name fields and
 * options, and are what people search for.
 */
const FAULTS_EN = {
  cannotBeRead: (reason: string) => `cannot be read: ${reason}`,
  noPicture: (file: string) => `${file} is not a PNG or JPEG that can be read.`,
  onePicture: "--picture goes with one file.",
  empty: "the file is empty.",
  noKind: "this is neither a .fig file of Figma nor JSON in UTF-8.",
  /** Why a `.fig` file cannot be read. */
  fig: ({ message }: FigError): string => message,
  pageTooLarge: "the page has more layers than can be reviewed",
  notJson: (reason: string) => `this is not JSON: ${reason}.`,
  taken: `It takes a .fig file (in Figma: File → Save local copy) or what the Figma REST API answers, such as ${API}.`,
  noScreen:
    "There is no screen in it. A screen is a frame, a component or an instance on the canvas, in a section or, " +
    "when it is large, in a group. Put what lies loose into a frame.",
  leftOut: (count: number) => `What cannot be read of it (${count}):`,
  noDesigns: (folder: string, endings: string) => `There is no design in ${folder} (${endings}).`,
  noPage: (wanted: string) => `There is no page “${wanted}”. The pages are:`,
  noFrame: (wanted: string) => `There is no frame “${wanted}”. The frames are:`,
};

export type FaultWords = typeof FAULTS_EN;

const FAULTS_FR: FaultWords = {
  cannotBeRead: (reason) => `lecture impossible\u00a0: ${reason}`,
  noPicture: (file) => `${file} n’est pas une image PNG ou JPEG lisible.`,
  onePicture: "--picture va avec un seul fichier.",
  empty: "le fichier est vide.",
  noKind: "ce n’est ni un fichier .fig de Figma, ni du JSON en UTF-8.",
  fig: ({ fault }) => FIG_FAULTS_FR[fault],
  pageTooLarge: "la page a plus de calques qu’il n’est possible d’en examiner",
  notJson: (reason) => `ce n’est pas du JSON\u00a0: ${reason}.`,
  taken: `Il faut un fichier .fig (dans Figma\u00a0: File → Save local copy) ou ce que répond l’API REST de Figma, par exemple ${API}.`,
  noScreen:
    "Il n’y a aucun écran. Un écran est un cadre, un composant ou une instance, posé sur le canevas, dans une " +
    "section ou, s’il est grand, dans un groupe. Mettez dans un cadre ce qui est posé à part.",
  leftOut: (count) => `Ce qui en est illisible (${count})\u00a0:`,
  noDesigns: (folder, endings) => `Il n’y a aucun design dans ${folder} (${endings}).`,
  noPage: (wanted) => `Il n’y a pas de page «\u00a0${wanted}\u00a0». Les pages\u00a0:`,
  noFrame: (wanted) => `Il n’y a pas d’écran «\u00a0${wanted}\u00a0». Les écrans\u00a0:`,
};

/** The words of faults, by language. */
export const FAULT_WORDS: Readonly<Record<Language, FaultWords>> = { en: FAULTS_EN, fr: FAULTS_FR };
