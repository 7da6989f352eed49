import type { ReactNode } from "react";
import { FailureAlert } from "../components/answers/failure-alert.tsx";
import { useIsAlive } from "../hydration/use-is-alive.ts";
import { Honeypot } from "./honeypot.tsx";
import styles from "./site-form.module.css";
import type { SiteFormState as Form } from "./use-site-form.ts";

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
