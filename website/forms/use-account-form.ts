import type { UseFormReturnType } from "@mantine/form";
import { forgetFailure } from "../components/answers/failure-toast.tsx";
import { useTexts } from "../language/use-texts.ts";
import { wordFault, type AccountFault } from "./account-faults.ts";
import { useDraftForm } from "./use-draft-form.ts";

interface AccountFormInput<Values> {
  /** The name of the form: the ids of its fields begin with it. */
  readonly id: string;
  /** True for a form that begins with the person's own data: it shares no draft with the forms of signing in. */
  readonly isOwn?: boolean;
  readonly initialValues: Values;
  /** The checks of the fields, in their order: each gives a fault, or null. */
  readonly faults: {
    readonly [Field in keyof Values]?: (value: Values[Field], values: Values) => AccountFault | null;
  };
}

/** The draft that signing in, signing up and forgetting a password share: a password is never in it. */
const ACCOUNT_DRAFT = "account";
const KEPT = ["name", "email"];

/** Says at the field that a failure is about what is wrong with it, and leads there; true: it is said over the page. */
export function markFault<Values>(
  form: Pick<UseFormReturnType<Values>, "setFieldError" | "getInputNode">,
  field: keyof Values & string,
  fault: string | true = true,
): void {
  form.setFieldError(field, fault);
  form.getInputNode(field)?.focus();
}

/**
 * A form about one's account. What is wrong is said at its field, in the language of the page, and the first such field
 * is focused, so that assistive technology says it too. What sending throws goes to `fail`.
 */
export function useAccountForm<Values extends Record<string, string | boolean>>({
  id,
  isOwn = false,
  initialValues,
  faults,
}: AccountFormInput<Values>) {
  const texts = useTexts();
  const fields = Object.keys(initialValues) as (keyof Values & string)[];
  const faultsOf = (values: Values): Record<string, string> =>
    Object.fromEntries(
      fields.flatMap((field) => {
        const fault = faults[field]?.(values[field], values);
        return fault ? [[field, wordFault(fault, texts)]] : [];
      }),
    );
  const { form, clear } = useDraftForm<Values>(
    isOwn ? id : ACCOUNT_DRAFT,
    { initialValues, validate: faultsOf },
    isOwn ? [] : fields.filter((field) => KEPT.includes(field)),
    id,
  );
  const onSubmit = (submit: (values: Values) => Promise<void>, fail?: (error: unknown) => void) =>
    form.onSubmit(
      (values) => {
        forgetFailure();
        return submit(values).catch(fail);
      },
      (found) => {
        const first = fields.find((field) => found[field] !== undefined);
        if (first) form.getInputNode(first)?.focus();
      },
    );
  return { form, onSubmit, isBusy: form.submitting, clear };
}
