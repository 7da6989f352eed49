import { createHmac } from "node:crypto";

interface Verified {
  readonly access_token: string;
}

/**
 * A refresh token of ours for the session of a reset mail, which lasts as long as its access token and is not
 * refreshed.
 */
const NOT_REFRESHED = "recovery";

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/** The same access token with the claim that it came of a reset mail. */
function asRecovery(token: string, key: string): string {
  const [header = "", payload = ""] = token.split(".");
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString()) as { readonly iat: number };
  const body = `${header}.${encoded({ ...claims, amr: [{ method: "recovery", timestamp: claims.iat }] })}`;
  return `${body}.${createHmac("sha256", key).update(body).digest("base64url")}`;
}

/**
 * Answers a request. The library's tokens do not say how somebody signed in, the hosted service's do: a token that
 * comes of a reset mail says it here, too. Whatever is verified and is no sign-up counts as a reset: the library takes
 * the token of a reset mail also under another type.
 */
export async function markRecovery(
  request: Request,
  key: string,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (new URL(request.url).pathname !== "/auth/v1/verify" || request.method !== "POST")
    return answer(request);
  const asked: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  const response = await answer(request);
  const isSignUp = typeof asked === "object" && asked !== null && "type" in asked && asked.type === "signup";
  if (isSignUp || !response.ok) return response;
  const session = (await response.json()) as Verified;
  return Response.json({
    ...session,
    access_token: asRecovery(session.access_token, key),
    refresh_token: NOT_REFRESHED,
  });
}
