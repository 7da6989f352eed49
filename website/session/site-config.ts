import { makeClient } from "../../shared/api/client.ts";
import { readConfig } from "../../shared/api/endpoints/config.ts";

const visitor = makeClient({ baseUrl: "", token: () => null });

const ask = () => visitor.call(readConfig, {});

let asked: ReturnType<typeof ask> | null = null;

/** The facts that the site must know of its server; asked once, and again after a failure. */
export function siteConfig(): ReturnType<typeof ask> {
  asked ??= ask().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}
