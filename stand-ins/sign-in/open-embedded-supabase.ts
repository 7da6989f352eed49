import type { Env } from "../../server/env.ts";
import { openProviders } from "./providers.ts";
import type { EmbeddedMail } from "./sign-in-mail.ts";
import type { EmbeddedSupabase } from "./supabase.ts";

/** Opens the embedded Supabase, and makes what the hosted one has from the start. */
export async function openEmbeddedSupabase(
  env: Env,
  databaseUrl: string,
  sendMail: (mail: EmbeddedMail) => Promise<void>,
): Promise<EmbeddedSupabase> {
  // The library replaces `emitWarning` by a function that throws when a warning is an error: ours is put back.
  const ours = Object.getOwnPropertyDescriptor(process, "emitWarning");
  const { openSupabase } = await import("./supabase.ts");
  if (ours) Object.defineProperty(process, "emitWarning", ours);
  const supabase = openSupabase({
    databaseUrl,
    siteUrl: env.SITE_URL,
    providers: openProviders(env),
    sendMail,
  });
  await supabase.prepare();
  return supabase;
}
