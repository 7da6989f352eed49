/** How somebody proved who they are, as the `amr` claim of a token says it (RFC 8176). */
interface Proof {
  readonly method: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
}

/** How long after the confirmation of an address the session that came of it may begin. */
const CONFIRMATION_S = 60;

const isProof = (entry: unknown): entry is Proof =>
  typeof entry === "object" && entry !== null && "method" in entry && "timestamp" in entry;

/** True when a token may be that of a reset mail: then the date of the confirmation decides. */
export const mayBeRecovery = (amr: unknown): boolean =>
  Array.isArray(amr) && amr.some((proof) => isProof(proof) && /^(recovery|otp)$/.test(proof.method));

/**
 * True when a session came of the link in a reset mail, and may only set a new password.
 * @param amr the claim of the access token
 * @param confirmedAt when the person's address was confirmed, as ISO 8601
 *
 * Hosted Supabase calls a link of any mail `otp` (supabase/auth, internal/api/verify.go). The product sends two kinds:
 * one confirms an address and is used the moment it is confirmed; the other is a reset.
 */
export function isRecovery(amr: unknown, confirmedAt: string | undefined): boolean {
  if (!Array.isArray(amr)) return false;
  const confirmedS = Date.parse(confirmedAt ?? "") / 1000;
  return amr
    .filter(isProof)
    .some(
      ({ method, timestamp }) =>
        method === "recovery" || (method === "otp" && !(Math.abs(timestamp - confirmedS) <= CONFIRMATION_S)),
    );
}
