import { randomUUID } from "node:crypto";
import { appendFile, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { createTransport } from "nodemailer";
import { PRODUCT } from "../../shared/product.ts";
import type { Composed } from "../../server/mail/compose.ts";
import type { MailTransport } from "../../server/mail/transport.ts";

/** A mail that was not sent but kept, to be looked at. */
export interface KeptMail extends Composed {
  readonly id: number;
  readonly at: string;
  readonly to: string;
}

export interface MailFolder extends MailTransport {
  /** The mails kept, the newest first. */
  readonly list: () => Promise<readonly KeptMail[]>;
}

/** Only the last ones are shown. */
const SHOWN = 200;

/** Keeps mails in a folder instead of sending them: each as `.eml`, and all as lines of JSON. */
export function openMailFolder(folder: string): MailFolder {
  const index = path.join(folder, "mails.jsonl");
  const composer = createTransport({ streamTransport: true, buffer: true });
  const list = async (): Promise<readonly KeptMail[]> => {
    const text = await readFile(index, "utf8").catch(() => "");
    const lines = text.split("\n").filter(Boolean);
    return lines
      .map((line, id) => ({ ...(JSON.parse(line) as Omit<KeptMail, "id">), id }))
      .slice(-SHOWN)
      .toReversed();
  };
  return {
    list,
    send: async (to, mail) => {
      await mkdir(folder, { recursive: true });
      const at = new Date().toISOString();
      const { message } = await composer.sendMail({ from: `${PRODUCT.slug}@localhost`, to, ...mail });
      const name = `${at.replaceAll(/[:.]/g, "-")}-${randomUUID().slice(0, 8)}.eml`;
      await writeFile(path.join(folder, name), message as Buffer);
      await appendFile(index, `${JSON.stringify({ at, to, ...mail })}\n`);
    },
  };
}
