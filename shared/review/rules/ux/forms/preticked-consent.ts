import { elements } from "../../../../perception/elements/elements.ts";
import { isSure, type Element } from "../../../../perception/elements/element.ts";
import { type Form, forms } from "../../../../perception/controls/fields/forms.ts";
import type { Frame } from "../../../../perception/frame/frame.ts";
import { isScreen } from "../../../../perception/structure/screens/screen-kind.ts";
import { labelWords } from "../../../../perception/text/language/label-words.ts";
import { excerpt } from "../../../../perception/text/language/prose.ts";
import { AGREEMENT_WORDS, MARKETING_WORDS } from "../../../../standards/words/consent-words.ts";
import { defineFrameRule } from "../../../rule.ts";

/** “Pending deals” counts them; “Send me your deals” asks. */
const FEWEST_WORDS = 3;

function asksToWrite({ label }: Element): boolean {
  const words = labelWords(label);
  return words.length >= FEWEST_WORDS && words.some((word) => MARKETING_WORDS.has(word));
}

const asksToAgree = ({ label }: Element): boolean =>
  labelWords(label).some((word) => AGREEMENT_WORDS.has(word));

/** Where something was entered, whoever did it may have ticked the box as well. */
const isUntouched = (form: Form): boolean =>
  form.every(({ parts: { value, words } }) => value === undefined && words === undefined);

const isTicked = (one: Element): boolean =>
  one.role === "checkbox" && one.state === "selected" && isSure(one, "alone");

/** The ticked boxes of a form that ask people for a consent: in settings they show what was chosen before. */
function preticked(frame: Frame) {
  const found = forms(frame);
  const isEmpty = found.every(isUntouched);
  const asks = (one: Element): boolean => asksToWrite(one) || (isEmpty && asksToAgree(one));
  const ticked = found.length === 0 ? [] : elements(frame).filter((one) => isTicked(one) && asks(one));
  return ticked.map((one) => [one.layers[0], one] as const);
}

export const pretickedConsent = defineFrameRule({
  id: "preticked-consent",
  aspect: "ux",
  severity: "minor",
  judges: "fields",
  basis: "https://eur-lex.europa.eu/eli/reg/2016/679/oj#rct_32",
  says: {
    en: {
      title: "Consent is ticked beforehand",
      problem: "“{label}” is ticked before anyone has chosen it.",
      why: "Many people overlook it and agree to what they never chose; in the European Union a box ticked beforehand is no consent.",
      fix: "Show the box empty, and let people tick it themselves.",
    },
    fr: {
      title: "Consentement coché d’avance",
      problem: "« {label} » est déjà coché, avant que quiconque l’ait choisi.",
      why: "Beaucoup ne le voient pas et acceptent ce qu’ils n’ont pas choisi ; dans l’Union européenne, une case cochée d’avance ne vaut pas consentement.",
      fix: "Montrez la case vide, et laissez chacun la cocher.",
    },
  },
  find: (frame) => (isScreen(frame) ? preticked(frame) : []),
  tell: (element, { fail }) => fail({ label: excerpt(element.label, 40) }),
});
