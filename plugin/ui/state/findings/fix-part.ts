/** The findings of a screen that are to be fixed with others. */
export interface FixPart {
  readonly frameId: string;
  /** All but details when absent. */
  readonly findingIds?: readonly string[];
}
