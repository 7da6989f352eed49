/** What the embedded sign-in service hands to its mail driver. */
export interface EmbeddedMail {
  readonly to: string;
  readonly subject: string;
  readonly text?: string;
  readonly html?: string;
}
