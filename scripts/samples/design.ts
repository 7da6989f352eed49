import type { SampleTheme } from "./theme.ts";

/** A sample design: screens as HTML, laid out side by side on one page. */
export interface SampleDesign {
  /** Name of the committed file, without its ending. */
  readonly slug: string;
  /** Name of the Figma file and of its page. */
  readonly name: string;
  readonly page: string;
  readonly theme: SampleTheme;
  /** The screens; the first one is the one to look at first. */
  readonly screens: readonly string[];
}
