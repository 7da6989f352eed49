import { createHmac } from "node:crypto";

/** The header with which Stripe signs a delivery: https://docs.stripe.com/webhooks#verify-manually */
export function signatureHeader(payload: string, secret: string, seconds: number): string {
  const signature = createHmac("sha256", secret).update(`${seconds}.${payload}`).digest("hex");
  return `t=${seconds},v1=${signature}`;
}
