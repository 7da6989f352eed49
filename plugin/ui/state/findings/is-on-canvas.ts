/** True when an id is that of a layer. A variable or a style may be at fault itself: it has no place on the canvas. */
export const isOnCanvas = (id: string): boolean => !/^(?:VariableID|VariableCollectionId|S):/.test(id);
