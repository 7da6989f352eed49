import { useForm, type UseFormInput } from "@mantine/form";
import { useId } from "react";

const drafts = new Map<string, Readonly<Record<string, unknown>>>();

/** The values typed so far into the forms of a name. */
const draftOf = (name: string): Readonly<Record<string, unknown>> => drafts.get(name) ?? {};

/** Remembers more of what was typed, beside what other forms of the name know. */
const keepDraft = (name: string, values: Readonly<Record<string, unknown>>): void =>
  void drafts.set(name, { ...draftOf(name), ...values });

const dropDraft = (name: string): void => void drafts.delete(name);

const pick = <Values extends Record<string, unknown>>(from: Values, fields: readonly (keyof Values)[]) =>
  Object.fromEntries(fields.filter((field) => field in from).map((field) => [field, from[field]]));

/**
 * A form whose values outlive its page: who goes back and forward again finds what they typed. They are kept in memory
 * only, and are gone with the tab. Forms of one name share what they have in common.
 */
export function useDraftForm<Values extends Record<string, unknown>>(
  name: string,
  input: UseFormInput<Values> & { readonly initialValues: Values },
  kept: readonly (keyof Values & string)[] = Object.keys(input.initialValues),
  id = name,
) {
  const form = useForm<Values>({
    ...input,
    name: useId().replaceAll("_", "-"), // by its own name a form finds its own fields, also beside another one
    initialValues: { ...input.initialValues, ...(pick(draftOf(name) as Values, kept) as Partial<Values>) },
    onValuesChange: (values) => keepDraft(name, pick(values, kept)),
  });
  const clear = (): void => {
    form.setValues(input.initialValues);
    form.clearErrors();
    dropDraft(name);
  };
  // Password managers know a field again by its name and its id.
  const getInputProps: typeof form.getInputProps = (path, options) => ({
    ...form.getInputProps(path, options),
    name: String(path),
    id: `${id}-${String(path)}`,
  });
  return { form: { ...form, getInputProps }, clear };
}
