// All that the panel asks of the engine. Whatever is large belongs here, and nothing that shows something.
export { faultsIn } from "../../../shared/house-rules/entries.ts";
export { wordHouseFault } from "../../../shared/house-rules/faults.ts";
export { wordKey } from "../../../shared/house-rules/word-key.ts";
export { readWords } from "../../../shared/house-rules/read-words.ts";
export { lineOfWord } from "../../../shared/house-rules/word-text.ts";
export { isDrawnWhole } from "../../../shared/perception/paint/is-drawn-whole.ts";
export { findLibraryFixes, withChanges } from "../../../shared/review/library/fixes/find-library-fixes.ts";
export { reviewLibrary } from "../../../shared/review/library/review-library.ts";
export { fixesTogether } from "../../../shared/review/fixes/fixes-together.ts";
export { isShade } from "../../../shared/review/fixes/is-shade.ts";
export { harmlessFixes } from "../../../shared/review/fixes/prove-changes.ts";
export { markText } from "../../../shared/review/mark-text.ts";
export { restsOnPicture } from "../../../shared/review/contrast/rests-on-picture.ts";
export { previewOf } from "../../../shared/review/fixes/preview/preview-of.ts";
export { reviewInSteps } from "../../../shared/review/review.ts";
export { RULES } from "../../../shared/review/rules/index.ts";
export { warmUp } from "./warm-up.ts";
