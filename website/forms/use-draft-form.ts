import { useForm, type UseFormInput } from "@mantine/form";

const drafts = new Map<string, unknown>();

/**
 * A form whose values outlive its page: who goes back and forward again finds what they typed. They are kept in memory
 * only, and are gone with the tab.
 */
export function useDraftForm<Values extends Record<string, unknown>>(
  name: string,
  input: UseFormInput<Values> & { readonly initialValues: Values },
) {
  const form = useForm<Values>({
    ...input,
    initialValues: { ...input.initialValues, ...(drafts.get(name) as Values | undefined) },
    onValuesChange: (values) => void drafts.set(name, values),
  });
  const clear = (): void => {
    form.setValues(input.initialValues);
    form.clearErrors();
    drafts.delete(name);
  };
  return { form, clear };
}
