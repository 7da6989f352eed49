/** One mail in words. `action` is the text of its button, where it leads elsewhere than to the profile. */
export interface MailTexts {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Words that have to stand out, in a frame of their own. */
  readonly notice?: string;
  readonly action?: string;
  /** The reason why one gets it. */
  readonly reason: string;
}
