import { html } from "hono/html";
import type { Markup } from "./layout.ts";
import type { PageTexts } from "./texts.ts";

/** The values that were typed, by the name of their field. */
export type Typed = Readonly<Record<string, string>>;
/** The faults in them, in words, by the name of their field. */
export type Wrong = Readonly<Record<string, string>>;

export interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly typed: Typed;
  readonly wrong: Wrong;
  readonly t: PageTexts;
  readonly isOptional?: boolean;
  readonly hint?: string;
  readonly type?: "text" | "email";
  readonly autocomplete?: string;
  readonly isNumeric?: boolean;
}

const describedBy = ({ name, hint, wrong }: FieldProps): string =>
  [hint ? `${name}-hint` : "", wrong[name] ? `${name}-wrong` : ""].join(" ").trim();

const label = ({ name, label: text, isOptional, t }: FieldProps): Markup =>
  html`<label for="${name}">${text}${isOptional ? html` <span>(${t.optional})</span>` : ""}</label>`;

const remarks = ({ name, hint, wrong }: FieldProps): Markup =>
  html`${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ""}
  ${wrong[name] ? html`<p class="wrong" id="${name}-wrong">${wrong[name]}</p>` : ""}`;

/** A field of one line with its label, its hint and its fault. */
export const inputField = (props: FieldProps): Markup => {
  const { name, typed, wrong, isOptional, type = "text", autocomplete = "off", isNumeric } = props;
  return html`<div class="field">
    ${label(props)}
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${typed[name] ?? ""}"
      autocomplete="${autocomplete}"
      inputmode="${isNumeric ? "numeric" : type}"
      aria-describedby="${describedBy(props)}"
      aria-invalid="${wrong[name] ? "true" : "false"}"
      ${isOptional ? "" : "required"}
    />
    ${remarks(props)}
  </div>`;
};

/** The countries that can be chosen. */
export const COUNTRIES: readonly string[] =
  "AT BE BG CA CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL NO PL PT RO SE SI SK US".split(
    " ",
  );

/** A choice of countries, in the language of the page. */
export const countryField = (props: FieldProps & { readonly language: string }): Markup => {
  const { name, typed, wrong, isOptional, t, language } = props;
  const names = new Intl.DisplayNames([language], { type: "region" });
  const options = COUNTRIES.map((code) => ({ code, text: names.of(code) ?? code })).toSorted((one, other) =>
    one.text.localeCompare(other.text, language),
  );
  return html`<div class="field">
    ${label(props)}
    <select
      id="${name}"
      name="${name}"
      autocomplete="country"
      aria-describedby="${describedBy(props)}"
      aria-invalid="${wrong[name] ? "true" : "false"}"
      ${isOptional ? "" : "required"}
    >
      <option value="">${t.chooseCountry}</option>
      ${options.map(
        ({ code, text }) =>
          html`<option value="${code}" ${typed[name] === code ? "selected" : ""}>${text}</option>`,
      )}
    </select>
    ${remarks(props)}
  </div>`;
};

/** The cards that a tester is shown. */
const SHOWN_CARDS = (t: PageTexts) =>
  [
    ["4242 4242 4242 4242", t.cardPays],
    ["4000 0000 0000 0002", t.cardDeclined],
    ["4000 0025 0000 3155", t.cardChallenge],
    ["4000 0027 6000 3184", t.cardAlwaysChallenge],
    ["4000 0000 0000 0341", t.cardFailsLater],
  ] as const;

/** The bank accounts that a tester is shown. */
const SHOWN_ACCOUNTS = (t: PageTexts) =>
  [
    ["FR14 2004 1010 0505 0001 3M02 606", t.debitPays],
    ["FR84 2004 1010 0505 0001 3M02 607", t.debitReturns],
  ] as const;

interface CardFieldProps extends Omit<FieldProps, "name" | "hint"> {
  /** A bank account is taken, too. */
  readonly takesAccounts?: boolean;
}

/** The field for the card, with the test cards below it. */
export const cardField = ({ takesAccounts = false, ...props }: CardFieldProps): Markup => html`
  ${inputField({ ...props, name: "card", hint: props.t.cardHint, isNumeric: !takesAccounts })}
  <details open>
    <summary>${props.t.testCards}</summary>
    <ul class="cards">
      ${[...SHOWN_CARDS(props.t), ...(takesAccounts ? SHOWN_ACCOUNTS(props.t) : [])].map(
        ([number, what]) => html`<li><code>${number}</code><span class="quiet">${what}</span></li>`,
      )}
    </ul>
  </details>
`;

/** The message above a form, of what went wrong with all of it. */
export const alert = (title: string, text: string | undefined): Markup | string =>
  text
    ? html`<div class="alert" role="alert">
        <strong>${title}</strong>
        <p>${text}</p>
      </div>`
    : "";
