import type { Handler } from "hono";
import type { Deps } from "../deps.ts";

const YEAR_MS = 365 * 24 * 3600 * 1000;

/** Says whom to tell of a weakness, as RFC 9116 wants it: https://www.rfc-editor.org/rfc/rfc9116 */
export const securityTxt =
  ({ env: { SITE_URL, SUPPORT_EMAIL }, now }: Pick<Deps, "env" | "now">): Handler =>
  (context) =>
    context.text(
      [
        ...(SUPPORT_EMAIL ? [`Contact: mailto:${SUPPORT_EMAIL}`] : []),
        `Contact: ${SITE_URL}/contact`,
        `Expires: ${new Date(now().getTime() + YEAR_MS).toISOString()}`,
        "Preferred-Languages: en, fr",
        `Canonical: ${SITE_URL}/.well-known/security.txt`,
        "",
      ].join("\n"),
    );
