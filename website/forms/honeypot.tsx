import type { UseFormReturnType } from "@mantine/form";
import { HONEYPOT } from "../../shared/api/forms.ts";

/** A field that people neither see nor reach, and robots fill in. */
export const Honeypot = ({ form }: { readonly form: UseFormReturnType<Record<string, string>> }) => (
  <div className="visually-hidden" aria-hidden="true">
    <input
      name={HONEYPOT}
      tabIndex={-1}
      autoComplete="off"
      value={form.values[HONEYPOT] ?? ""}
      onChange={({ currentTarget }) => form.setFieldValue(HONEYPOT, currentTarget.value)}
    />
  </div>
);
