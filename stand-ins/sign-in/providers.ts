import { AsyncLocalStorage } from "node:async_hooks";
import type { Env } from "../../server/env.ts";
import { provenAddressOnly } from "./proven-address.ts";

/** A client at a provider, as the library wants it. */
interface ProviderClient {
  readonly enabled: true;
  readonly client_id: string;
  readonly secret: string;
  readonly redirect_uri: string;
}

/** The providers of the embedded sign-in, and what the library lacks to use them here. */
export interface Providers {
  /** The enabled providers, by their names. */
  readonly clients: Readonly<Record<string, ProviderClient>>;
  /** Answers a request of the sign-in service; what the service asks of the providers meanwhile goes through here. */
  readonly around: (answer: () => Promise<Response>) => Promise<Response>;
}

type Settings = Pick<
  Env,
  | "SITE_URL"
  | "GITHUB_CLIENT_ID"
  | "GITHUB_CLIENT_SECRET"
  | "GITHUB_STAND_IN_URL"
  | "GOOGLE_CLIENT_ID"
  | "GOOGLE_CLIENT_SECRET"
  | "GOOGLE_STAND_IN_URL"
>;

type StandIn = "GITHUB_STAND_IN_URL" | "GOOGLE_STAND_IN_URL";

/** The addresses of the providers, and where the same is at a stand-in. */
const STAND_INS: readonly (readonly [address: string, standIn: StandIn, path: string])[] = [
  ["https://github.com/", "GITHUB_STAND_IN_URL", "/"],
  ["https://api.github.com/", "GITHUB_STAND_IN_URL", "/"],
  ["https://accounts.google.com/", "GOOGLE_STAND_IN_URL", "/"],
  ["https://oauth2.googleapis.com/token", "GOOGLE_STAND_IN_URL", "/oauth2/token"],
  ["https://www.googleapis.com/oauth2/", "GOOGLE_STAND_IN_URL", "/oauth2/"],
];

/** An address of a provider as it is at its stand-in; without a stand-in, and elsewhere, the address itself. */
function atStandIn(settings: Settings, address: string): string {
  for (const [real, standIn, path] of STAND_INS) {
    const origin = settings[standIn];
    if (origin && address.startsWith(real)) return `${origin}${path}${address.slice(real.length)}`;
  }
  return address;
}

const clientsOf = (env: Settings): Providers["clients"] => {
  const redirect_uri = `${env.SITE_URL}/auth/v1/callback`;
  const client = (client_id: string | undefined, secret: string | undefined) =>
    client_id && secret ? ({ enabled: true, client_id, secret, redirect_uri } as const) : null;
  const [github, google] = [
    client(env.GITHUB_CLIENT_ID, env.GITHUB_CLIENT_SECRET),
    client(env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET),
  ];
  return { ...(github && { github }), ...(google && { google }) };
};

interface Call {
  readonly settings: Settings;
  /** True when the provider has not verified the person's address. */
  isUnproven: boolean;
}

const calls = new AsyncLocalStorage<Call>();

let isWatching = false;

/**
 * The library asks the providers by the global `fetch` and takes no other; the addresses of Google cannot be set at
 * all. So the global one is replaced, once: it behaves otherwise only while the library answers a request.
 */
function watchFetch(): void {
  if (isWatching) return;
  isWatching = true;
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const call = calls.getStore();
    if (!call) return fetch(input, init);
    const address = input instanceof Request ? input.url : String(input);
    const { response, isUnproven } = await provenAddressOnly(
      address,
      await fetch(atStandIn(call.settings, address), init),
    );
    call.isUnproven ||= isUnproven;
    return response;
  };
}

function withLocation(response: Response, location: string): Response {
  const headers = new Headers(response.headers);
  headers.set("Location", location);
  return new Response(null, { status: response.status, headers });
}

/** The library knows only that there was no address to take. */
function sayUnproven(location: string): string {
  const address = new URL(location);
  address.searchParams.set("error", "access_denied");
  address.searchParams.set("error_code", "provider_email_needs_verification");
  address.searchParams.set("error_description", "The provider has not verified the e-mail address");
  address.hash = "";
  return address.href;
}

/** Reads from the environment which providers there are. */
export function openProviders(settings: Settings): Providers {
  const clients = clientsOf(settings);
  if (Object.keys(clients).length > 0) watchFetch();
  return {
    clients,
    around: async (answer) => {
      const call: Call = { settings, isUnproven: false };
      const response = await calls.run(call, answer);
      const location = response.headers.get("Location");
      if (!location) return response;
      return withLocation(response, call.isUnproven ? sayUnproven(location) : atStandIn(settings, location));
    },
  };
}
