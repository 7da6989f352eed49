import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { getDefaultStore } from "jotai";
import { MemoryRouter } from "react-router-dom";
import { vi } from "vitest";
import type { SubscriptionState } from "../../shared/api/endpoints/subscription.ts";
import type { Language } from "../../shared/i18n/language.ts";
import { App } from "../../website/app.tsx";
import { notifications } from "@mantine/notifications";
import { loadLanguage } from "../../website/language/load-language.ts";
import { startSession } from "../../website/session/start-session.ts";
import { sessionAtom, type Session } from "../../website/session/session.ts";

/** The answer of a server in a test: its status, and a body of JSON. */
export interface Answer {
  readonly status?: number;
  readonly body?: unknown;
}

/** A request of the page. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** The facts of the server, as the site asks for them. */
export const CONFIG = {
  signIn: { url: null, publishableKey: "embedded" },
  forms: { contact: "/f/contact", opinion: "/f/opinion" },
  company: { name: "Example SARL" },
  secondOpinion: { provider: "Example AI" },
};

const bodyOf = (init: RequestInit | undefined): unknown => {
  try {
    return JSON.parse(typeof init?.body === "string" ? init.body : "");
  } catch {
    return null;
  }
};

/** Stands for the server: answers by `METHOD /path`, and keeps what was asked. What is not named is not there. */
export function serve(answers: Readonly<Record<string, Answer | (() => Answer | Promise<Answer>)>>) {
  const asked: Asked[] = [];
  const all: Parameters<typeof serve>[0] = { "GET /api/config": { body: CONFIG }, ...answers };
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(
      input instanceof Request ? input.url : String(input),
      window.location.origin,
    );
    const method = init?.method ?? "GET";
    asked.push({ method, path: pathname, body: bodyOf(init) });
    const found = all[`${method} ${pathname}`];
    const { status = 200, body = {} } = (typeof found === "function" ? await found() : found) ?? {
      status: 404,
    };
    return Response.json(body, { status });
  });
  return asked;
}

interface OpenPage {
  readonly language?: Language;
  readonly session?: Session;
}

const VISITOR: Session = { status: "signed-out", hasEnded: false };

/** Opens a page of the site as somebody sees it, and waits until its heading is there. */
export async function openPage(
  address: string,
  { language = "en", session = VISITOR }: OpenPage = {},
): Promise<UserEvent> {
  startSession(); // finds nobody, and does not look again
  getDefaultStore().set(sessionAtom, session);
  notifications.clean(); // those of the test before stay for some seconds
  const spoken = await loadLanguage(language);
  // The page waits for its script and its texts.
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[address]}>
        <App spoken={spoken} />
      </MemoryRouter>,
    );
  });
  await screen.findByRole("heading", { level: 1 });
  const user = userEvent.setup({ delay: null });
  const click: UserEvent["click"] = async (element) => {
    await canBePressed(element);
    await user.click(element);
  };
  return { ...user, click };
}

/** Waits as a person does: a press on a button that is not yet enabled would be lost without a word. */
const canBePressed = (element: Element): Promise<void> =>
  waitFor(() => {
    if (element.matches(":disabled")) throw new Error(`“${element.textContent}” cannot be pressed`);
  });

/** Writes into a field at once: a press for each letter renders the page as often, and says nothing more. */
export async function write(user: UserEvent, field: HTMLElement, words: string): Promise<void> {
  await user.click(field);
  await user.paste(words);
}

/** Somebody who is signed in. */
export const PERSON: Extract<Session, { readonly status: "signed-in" }> = {
  status: "signed-in",
  user: {
    userId: "00000000-0000-4000-8000-000000000001",
    email: "someone@example.test",
    name: "Ada Test",
    company: "",
    vatNumber: "",
    addressLine1: "",
    addressLine2: "",
    zipCode: "",
    city: "",
    country: "",
    planId: null,
    planInterval: null,
    nextPlanId: null,
    nextPlanInterval: null,
    nextStartAt: null,
    stripeCustomerId: null,
    stripeSubId: null,
    stripeLastInvoiceUrl: null,
    stripeBillingPortalUrl: null,
    stripeCancelAt: 0,
    stripeCancelled: false,
    figmaId: null,
    figmaAccountLinked: false,
    teamId: null,
    language: null,
    newsletterOptIn: true,
    createdAt: "2026-01-01T00:00:00.000Z",
    provider: "email",
    accessToken: "token",
    isRefreshed: false,
  },
};

const { provider: _, accessToken: __, isRefreshed: ___, ...account } = PERSON.user;
/** Somebody without a subscription. */
export const UNSUBSCRIBED: SubscriptionState = {
  account,
  periodEnd: null,
  due: null,
  seats: 1,
  lastPaid: null,
  withdrawal: null,
  takenBack: null,
};
