import { type Client, makeClient } from "../../../../shared/api/client.ts";
import { hasCode } from "../../../../shared/api/errors.ts";
import type { Identity } from "../../../protocol/messages.ts";
import { theEndpoints } from "../../when-needed/the-endpoints.ts";

interface InstalledClientOptions {
  readonly baseUrl: string;
  readonly identity: Identity;
  /** Keeps a new token for the next start. */
  readonly saveToken: (token: string) => void;
  readonly fetch: typeof fetch;
}

const MAX_NAME_LENGTH = 200;

const bodyOf = ({ figmaId, figmaName }: Identity) => ({
  figmaId: theEndpoints().figmaId.safeParse(figmaId).success ? figmaId : null,
  figmaName: figmaName.replaceAll("\0", "").slice(0, MAX_NAME_LENGTH),
});

const isTokenRefused = (error: unknown): boolean => hasCode(error, "unauthenticated");

/**
 * The client of a plugin: it gets itself a token when it has none, and once a new one when its own is refused. What
 * streams may cost something, and a new token is another account's: whoever asked decides whether to ask again.
 */
export function makeInstalledClient({ baseUrl, identity, saveToken, fetch }: InstalledClientOptions): Client {
  let token = identity.token === null ? null : Promise.resolve(identity.token);
  const install = async (): Promise<string> => {
    const answer = await client.call(theEndpoints().createInstallation, { body: bodyOf(identity) });
    saveToken(answer.token);
    return answer.token;
  };
  const tokenOnce = (): Promise<string> => {
    const asked = (token ??= install());
    asked.catch(() => (token = token === asked ? null : token));
    return asked;
  };
  const client = makeClient({ baseUrl, token: tokenOnce, fetch });
  const withToken = async <T>(run: () => Promise<T>): Promise<T> => {
    const used = token;
    try {
      return await run();
    } catch (error) {
      const isOwn = token === used || used === null; // somebody else may have got a new one meanwhile
      if (isTokenRefused(error) && isOwn) token = null;
      throw error;
    }
  };
  const withNewToken = <T>(run: () => Promise<T>): Promise<T> =>
    withToken(run).catch((error: unknown) => {
      if (isTokenRefused(error)) return run();
      throw error;
    });
  return {
    call: (endpoint, input) => withNewToken(() => client.call(endpoint, input)),
    stream: (endpoint, input, onEvent) => withToken(() => client.stream(endpoint, input, onEvent)),
    file: (endpoint, input) => withNewToken(() => client.file(endpoint, input)),
  };
}
