import type { Session } from "@supabase/supabase-js";
import { isRecovery } from "../../shared/api/recovery.ts";

/** How somebody signed in, as the access token says it. */
function amrOf(token: string): unknown {
  try {
    const payload = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    return (JSON.parse(atob(payload)) as { readonly amr?: unknown }).amr;
  } catch {
    return undefined;
  }
}

/** True when a session came of the link in a reset mail. */
export const isRecoverySession = ({ access_token: token, user }: Session): boolean =>
  isRecovery(amrOf(token), user.email_confirmed_at);
