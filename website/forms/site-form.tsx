import type { ReactNode } from "react";
import { FailureAlert } from "../components/answers/failure-alert.tsx";
import { useIsAlive } from "../hydration/use-is-alive.ts";
import styles from "./site-form.module.css";
import type { SiteFormState as Form } from "./use-site-form.ts";
import type { UseFormReturnType } from "@mantine/form";
import { HONEYPOT } from "../../shared/api/forms.ts";

/** A field that people neither see nor reach, and robots fill in. */
const Honeypot = ({ form }: { readonly form: UseFormReturnType<Record<string, string>> }) => (
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

interface SiteFormProps {
  readonly site: Form;
  readonly children: ReactNode;
}

/** A form that anybody can send, without a script too. */
export function SiteForm({ site: { id, ref, form, submit, failure }, children }: SiteFormProps) {
  // Without a script the browser sends it, and checks it first.
  const isAlive = useIsAlive();
  return (
    <form
      ref={ref}
      className={styles.form}
      method="post"
      action={`/f/${id}`}
      onSubmit={submit}
      noValidate={isAlive}
    >
      <FailureAlert>{failure}</FailureAlert>
      {children}
      <Honeypot form={form} />
    </form>
  );
}
