import { readAnnotations, writeAnnotations } from "../annotations.ts";
import type { Getters, NodeView } from "./stage.ts";

/** The annotations of a layer. */
export const ANNOTATED = {
  annotations: ({ rest }) => readAnnotations(rest),
} satisfies Getters<AnnotationsMixin>;

export const ANNOTATED_SETTERS = {
  annotations: (annotations: readonly Annotation[], { stage }: NodeView) =>
    writeAnnotations(annotations, stage.document),
};
