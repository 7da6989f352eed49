import type { Composed } from "./compose.ts";

/** How a mail leaves. Throws when it did not. */
export interface MailTransport {
  readonly send: (to: string, mail: Composed) => Promise<void>;
}
