import { useEffect, useRef, useState } from "react";
import { useTexts } from "../language/use-texts.ts";
import { useFormsTexts } from "./use-forms-texts.ts";
import { checkFields, type Fields } from "../../shared/api/check-fields.ts";
import { FORM_FIELDS, type FormId } from "../../shared/api/forms.ts";
import { sendForm, type Refusal } from "./send-form.ts";
import { useDraftForm } from "./use-draft-form.ts";

const emptyOf = (id: FormId): Record<string, string> =>
  Object.fromEntries(FORM_FIELDS[id].map(({ name }) => [name, ""]));

const trimmed = (values: Fields): Fields =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()]));

/** One of the two public forms: checked by the rules of the server, sent, and kept as typed when that fails. */
export function useSiteForm(id: FormId, onSent: (isUnrewarded: boolean) => void) {
  const texts = useFormsTexts();
  const { account } = useTexts();
  const [failure, setFailure] = useState<string | null>(null);

  /** In our words where the code is known, else in those of the form service. */
  const say = ({ code, message }: Refusal): string =>
    new Map<string, string>(Object.entries(account.faults)).get(code) ?? message;
  const faultsOf = (refusals: readonly Refusal[]): Record<string, string> =>
    Object.fromEntries(refusals.map((refusal) => [refusal.field, say(refusal)]));

  const { form, clear } = useDraftForm<Record<string, string>>(id, {
    initialValues: emptyOf(id),
    validate: (values) => faultsOf(checkFields(FORM_FIELDS[id], trimmed(values))),
  });

  // Values typed before the script took over are taken up.
  const ref = useRef<HTMLFormElement>(null);
  const { setValues } = form;
  const isTakenUpRef = useRef(false);
  useEffect(() => {
    if (!ref.current || isTakenUpRef.current) return;
    isTakenUpRef.current = true;
    const typed = Object.entries(Object.fromEntries(new FormData(ref.current))).filter(
      ([, value]) => value !== "",
    );
    if (typed.length > 0) setValues(Object.fromEntries(typed) as Record<string, string>);
  }, [setValues]);

  const showFaults = (faults: Record<string, unknown>, isMissing: boolean): void => {
    setFailure(isMissing ? texts.required : null);
    const first = FORM_FIELDS[id].find(({ name }) => faults[name] !== undefined);
    if (first) form.getInputNode(first.name)?.focus();
  };

  const submit = form.onSubmit(
    async (values) => {
      setFailure(null);
      const outcome = await sendForm(id, trimmed(values));
      if (outcome.kind === "sent") {
        clear();
        return onSent(outcome.isUnrewarded);
      }
      if (outcome.kind === "failed") return setFailure(texts.failures[outcome.reason]);
      const faults = faultsOf(outcome.refusals);
      form.setErrors(faults);
      showFaults(
        faults,
        outcome.refusals.some(({ code }) => code === "REQUIRED_FIELD_EMPTY"),
      );
    },
    (faults, values) =>
      showFaults(
        faults,
        checkFields(FORM_FIELDS[id], trimmed(values)).some(({ code }) => code === "REQUIRED_FIELD_EMPTY"),
      ),
  );
  return { id, ref, form, submit, failure, isSending: form.submitting };
}

export type SiteFormState = ReturnType<typeof useSiteForm>;
