import { createEmulator } from "emulate";
import { freePort } from "../stand-ins/postgres/free-port.ts";

/** The person that a test is, at the provider: one each, so that no test meets the account of another. */
const PEOPLE = [
  "signs-up",
  "logs-in",
  "signs-in-late",
  "signs-in-again",
  "has-a-password",
  "never-confirmed",
] as const;

export type Person = (typeof PEOPLE)[number] | "is-not-verified";

/** How a person is called at GitHub. */
export const loginOf = (person: Person): string => `someone-who-${person}`;

export const emailOf = (person: Person): string => `${loginOf(person)}@example.test`;

const CLIENT = { client_id: "regard", client_secret: "secret of the stand-in" };

interface ProviderStandIns {
  /** Points the product at them. */
  readonly env: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

/** Starts stand-ins for GitHub and Google. */
export async function startProviders(siteUrl: string): Promise<ProviderStandIns> {
  const [githubPort, googlePort] = [await freePort(), await freePort()];
  const client = { ...CLIENT, name: "Regard", redirect_uris: [`${siteUrl}/auth/v1/callback`] };
  const github = await createEmulator({
    service: "github",
    port: githubPort,
    seed: {
      github: {
        users: PEOPLE.map((person) => ({ login: loginOf(person), name: "Test", email: emailOf(person) })),
        oauth_apps: [client],
      },
    },
  });
  const google = await createEmulator({
    service: "google",
    port: googlePort,
    // It signs in its own name, and only Google's is believed.
    baseUrl: "https://accounts.google.com",
    seed: {
      google: {
        users: [
          ...PEOPLE.map((person) => ({ email: emailOf(person), name: "Test" })),
          { email: emailOf("is-not-verified"), name: "Test", email_verified: false },
        ],
        oauth_clients: [client],
      },
    },
  });
  return {
    env: {
      GITHUB_CLIENT_ID: CLIENT.client_id,
      GITHUB_CLIENT_SECRET: CLIENT.client_secret,
      GITHUB_STAND_IN_URL: `http://localhost:${githubPort}`,
      GOOGLE_CLIENT_ID: CLIENT.client_id,
      GOOGLE_CLIENT_SECRET: CLIENT.client_secret,
      GOOGLE_STAND_IN_URL: `http://localhost:${googlePort}`,
    },
    stop: async () => {
      await Promise.all([github.close(), google.close()]);
    },
  };
}
