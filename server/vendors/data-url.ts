import type { QuestionPicture } from "../second-opinion/ask-model.ts";

/** A picture as it stands in a request to a model. */
export const dataUrl = ({ type, bytes }: QuestionPicture): string =>
  `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;
