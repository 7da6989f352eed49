import { createTransport } from "nodemailer";
import type { MailTransport } from "../mail/transport.ts";

/** Longest wait for each step of the conversation with the mail server. */
const TIMEOUT_MS = 10_000;

/** Sends by a mail server. */
export function openSmtp(url: string, from: string): MailTransport {
  const transporter = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return { send: async (to, mail) => void (await transporter.sendMail({ from, to, ...mail })) };
}
