/** The faults that keep a `.fig` file from being read; whoever shows them to people has words for each. */
export type FigFault =
  /** Of another program, or of another kind of file of the design tool. */
  | "sketch"
  | "xfig"
  | "matlab"
  | "figjam"
  | "slides"
  | "other-kind"
  | "other-zip"
  | "unknown"
  /** The file ends too early. */
  | "cut-off"
  /** More bytes, entries or lists than a design has. */
  | "too-large"
  | "damaged"
  | "no-page";

const SENTENCES: Readonly<Record<FigFault, string>> = {
  sketch: "This is a Sketch document, not a Figma one.",
  xfig: "This is a drawing of Xfig, not a Figma file.",
  matlab: "This is a figure of MATLAB, not a Figma file.",
  figjam: "This is a FigJam board. Only Figma design files can be reviewed.",
  slides: "This is a deck of Figma Slides. Only Figma design files can be reviewed.",
  "other-kind": "This is a Figma file of another kind. Only Figma design files can be reviewed.",
  "other-zip": "This is a zip without a Figma design in it.",
  unknown: "This is not a Figma file. In Figma, choose File → Save local copy.",
  "cut-off": "The file ends too early: it was not saved or copied whole.",
  "too-large": "The file is larger than any design that can be reviewed.",
  damaged: "The file is damaged.",
  "no-page": "There is no page in this file.",
};

/** Why bytes cannot be read as a `.fig` file: a sentence for people, and the fault for whoever has other words for it. */
export class FigError extends Error {
  override readonly name = "FigError";
  readonly fault: FigFault;
  /** @param detail what is wrong where, for those who look into it. */
  constructor(fault: FigFault, detail?: string) {
    super(detail ? `${SENTENCES[fault]} (${detail})` : SENTENCES[fault]);
    this.fault = fault;
  }
}
