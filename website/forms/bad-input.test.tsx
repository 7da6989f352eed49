import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPage, PERSON, serve, write, type Answer } from "../../tests/site/open-page.tsx";

const HTML = `<img src=x onerror="document.title='html'"> <b>Ada</b>`;

const INPUTS = {
  nothing: "",
  spaces: "   ",
  "10,000 characters": "x".repeat(10_000),
  HTML,
  emoji: "🙂👩‍👩‍👧 🙂",
  "right-to-left text": "שלום עולם!",
  "an address with spaces around it": "  someone@example.test  ",
};
type Input = keyof typeof INPUTS;

const REQUIRED = "This field is required.";
const TOO_LONG = "This is too long.";
const NO_EMAIL = "Please enter a valid email address";
const NO_PASSWORD = "Password is required";
const OTHER_PASSWORD = "Error: Passwords do not match.";
const LONG_PASSWORD = "Choose a shorter password";
const GOOD_PASSWORD = "another long password";

/** The remark on each input, by the kind of the field; an input without one is taken as it is. */
const SAID = {
  text: { nothing: REQUIRED, spaces: REQUIRED, "10,000 characters": TOO_LONG },
  "optional text": { "10,000 characters": TOO_LONG },
  "long text": { nothing: REQUIRED, spaces: REQUIRED },
  email: {
    nothing: REQUIRED,
    spaces: REQUIRED,
    "10,000 characters": TOO_LONG,
    HTML: NO_EMAIL,
    emoji: NO_EMAIL,
    "right-to-left text": NO_EMAIL,
  },
  password: { nothing: NO_PASSWORD },
  "new password": { nothing: NO_PASSWORD, spaces: NO_PASSWORD, "10,000 characters": LONG_PASSWORD },
  "same password": {
    nothing: NO_PASSWORD,
    spaces: OTHER_PASSWORD,
    "10,000 characters": OTHER_PASSWORD,
    HTML: OTHER_PASSWORD,
    emoji: OTHER_PASSWORD,
    "right-to-left text": OTHER_PASSWORD,
    "an address with spaces around it": OTHER_PASSWORD,
  },
} as const satisfies Record<string, Partial<Record<Input, string>>>;
type Kind = keyof typeof SAID;

const GOOD: Readonly<Record<Kind, string>> = {
  text: "Ada Test",
  "optional text": "",
  "long text": "A question",
  email: "someone@example.test",
  password: "a long enough password",
  "new password": GOOD_PASSWORD,
  "same password": GOOD_PASSWORD,
};

interface Form {
  readonly name: string;
  readonly open: () => Promise<UserEvent>;
  readonly fields: Readonly<Record<string, Kind>>;
  readonly button: string;
  /** The path that the form is sent to. */
  readonly sendsTo: string;
}

const FORMS: readonly Form[] = [
  {
    name: "sign-in",
    open: () => openPage("/login"),
    fields: { Email: "email", Password: "password" },
    button: "Log in",
    sendsTo: "POST /auth/v1/token",
  },
  {
    name: "sign-up",
    open: async () => {
      const user = await openPage("/signup");
      await user.click(screen.getByRole("checkbox"));
      return user;
    },
    fields: { "Full name": "text", Email: "email", Password: "new password" },
    button: "Create account",
    sendsTo: "POST /auth/v1/signup",
  },
  {
    name: "forgotten password",
    open: async () => {
      const user = await openPage("/login");
      await user.click(screen.getByRole("button", { name: "Forgot password" }));
      await screen.findByRole("button", { name: "Send" });
      return user;
    },
    fields: { Email: "email" },
    button: "Send",
    sendsTo: "POST /auth/v1/recover",
  },
  {
    name: "current password",
    open: async () => {
      const user = await openPage("/profile", { session: PERSON });
      await user.click(await screen.findByRole("button", { name: "Change Password" }));
      await screen.findByRole("button", { name: "Continue" });
      return user;
    },
    fields: { "Current password": "password" },
    button: "Continue",
    sendsTo: "POST /auth/v1/token",
  },
  {
    name: "contact",
    open: () => openPage("/contact"),
    fields: {
      "First name": "text",
      "Last name": "text",
      Email: "email",
      Company: "optional text",
      Subject: "text",
      Message: "long text",
    },
    button: "Send message",
    sendsTo: "POST /f/contact",
  },
  {
    name: "opinion",
    open: async () => {
      const user = await openPage("/your-opinion");
      await user.click(screen.getByRole("radio", { name: "4 stars" }));
      return user;
    },
    fields: { "Your feedback": "long text", Email: "email" },
    button: "Submit & Get 3 Free Credits",
    sendsTo: "POST /f/opinion",
  },
];

/** The form, in its dialog if it has one. */
const place = () =>
  within(
    document.querySelector<HTMLElement>("[role=dialog] form") ??
      document.querySelector("form") ??
      document.body,
  );

const fieldOf = (label: string): HTMLInputElement =>
  place().getByLabelText(new RegExp(`^${label}(?: \\*| \\(|$)`));

async function fill(user: UserEvent, field: HTMLInputElement, words: string): Promise<void> {
  await user.clear(field);
  if (words !== "") await write(user, field, words);
}

function expectSaid(field: HTMLElement, said: string | undefined): void {
  if (said === undefined) return expect(field.getAttribute("aria-invalid")).not.toBe("true");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  const described = (field.getAttribute("aria-describedby") ?? "").split(" ");
  expect(described.map((id) => document.getElementById(id)?.textContent).join(" ")).toContain(said);
  expect(document.activeElement).toBe(field);
}

const AWAY = { status: 503, body: { message: "away" } };

test.each(FORMS)(
  "$name: each field says what is wrong with it; then two clicks ask once, and nothing typed is lost",
  async (form) => {
    let letGo = (): void => {};
    const isLetGo = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const answers = {
      now: async (): Promise<Answer> => ({ status: 400, body: { code: "nothing we know" } }),
    };
    const asked = serve({ [form.sendsTo]: () => answers.now() });
    const user = await form.open();
    const fields = Object.entries(form.fields);
    for (const [label, kind] of fields) await fill(user, fieldOf(label), GOOD[kind]);
    for (const [label, kind] of fields) {
      const said: Partial<Record<string, string>> = SAID[kind];
      for (const [name, typed] of Object.entries(INPUTS)) {
        if (said[name] === undefined) continue;
        const field = fieldOf(label);
        await fill(user, field, typed);
        const submit = place().getByRole<HTMLButtonElement>("button", { name: form.button });
        if (submit.disabled) {
          expect(typed.trim()).toBe("");
          continue;
        }
        await user.click(submit);
        expectSaid(field, said[name]);
        expect(fieldOf(label).value).toBe(kind === "email" ? typed.trim() : typed);
      }
      await fill(user, fieldOf(label), GOOD[kind]);
    }
    expect(document.querySelector("img[src=x]")).toBeNull();

    answers.now = async () => (await isLetGo, AWAY);
    asked.length = 0;
    await user.dblClick(place().getByRole("button", { name: form.button }));
    const times = (): number =>
      asked.filter(({ method, path }) => `${method} ${path}` === form.sendsTo).length;
    await waitFor(() => expect(times()).toBe(1));
    letGo();
    const waited = await screen.findAllByText(/cannot be reached right now/, undefined, { timeout: 15_000 });
    expect(waited).not.toEqual([]);
    for (const [label, kind] of fields) expect(fieldOf(label).value).toBe(GOOD[kind]);
  },
);
