import { html } from "hono/html";
import type { Markup, Typed } from "./layout.ts";

/** The faults in what was typed, in words, by the name of their field. */
export type Wrong = Readonly<Record<string, string>>;

/** Faults that several pages tell. */
export const WRONG = {
  needed: "Please fill in this field.",
  unknownCard: "This is not a test card. Choose one of the list.",
  declined: "The card was declined. Try another one.",
} as const;

export interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly typed: Typed;
  readonly wrong: Wrong;
  readonly isOptional?: boolean;
  readonly hint?: string;
  readonly autocomplete?: string;
}

/** A control with its label, its hint and its fault. */
const field = ({ name, label, wrong, isOptional, hint }: FieldProps, control: Markup): Markup =>
  html`<div class="field">
    <label for="${name}">${label}${isOptional ? html` <span>(optional)</span>` : ""}</label>
    ${control} ${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ""}
    ${wrong[name] ? html`<p class="wrong" id="${name}-wrong">${wrong[name]}</p>` : ""}
  </div>`;

const describedBy = ({ name, hint, wrong }: FieldProps): string =>
  [hint ? `${name}-hint` : "", wrong[name] ? `${name}-wrong` : ""].join(" ").trim();

/** A field of one line. */
export const inputField = (props: FieldProps): Markup =>
  field(
    props,
    html`<input
      id="${props.name}"
      name="${props.name}"
      value="${props.typed[props.name] ?? ""}"
      autocomplete="${props.autocomplete ?? "off"}"
      aria-describedby="${describedBy(props)}"
      aria-invalid="${props.wrong[props.name] ? "true" : "false"}"
      ${props.isOptional ? "" : "required"}
    />`,
  );

/** The countries that can be chosen. */
export const COUNTRIES: readonly string[] =
  "AT BE BG CA CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL NO PL PT RO SE SI SK US".split(
    " ",
  );

/** A choice of countries. */
export const countryField = (props: FieldProps): Markup => {
  const { name, typed, wrong } = props;
  const names = new Intl.DisplayNames(["en"], { type: "region" });
  const options = COUNTRIES.map((code) => ({ code, text: names.of(code) ?? code })).toSorted((one, other) =>
    one.text.localeCompare(other.text, "en"),
  );
  return field(
    props,
    html`<select
      id="${name}"
      name="${name}"
      autocomplete="country"
      aria-describedby="${describedBy(props)}"
      aria-invalid="${wrong[name] ? "true" : "false"}"
      required
    >
      <option value="">Choose a country</option>
      ${options.map(
        ({ code, text }) =>
          html`<option value="${code}" ${typed[name] === code ? "selected" : ""}>${text}</option>`,
      )}
    </select>`,
  );
};

/** The cards and bank accounts that a tester is shown, and what they do. */
const SHOWN = {
  "4242 4242 4242 4242": "Pays",
  "4000 0000 0000 0002": "Is declined",
  "4000 0025 0000 3155": "Asks for 3-D Secure",
  "4000 0027 6000 3184": "Asks each time",
  "4000 0000 0000 0341": "Pays now, fails at the renewal",
  "FR14 2004 1010 0505 0001 3M02 606": "Debit, arrives in 5 days",
  "FR84 2004 1010 0505 0001 3M02 607": "Debit, fails in 5 days",
} as const;

/** The field for the card, with the test cards below it. */
export const cardField = (wrong: Wrong): Markup => html`
  ${inputField({ name: "card", label: "Card number or IBAN", hint: "Any expiry date and security code would do, so none is asked.", typed: {}, wrong })}
  <details open>
    <summary>Test cards</summary>
    <ul class="cards">
      ${Object.entries(SHOWN).map(
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
