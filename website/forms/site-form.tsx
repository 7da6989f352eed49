import type { ReactNode } from "react";
import { FailureAlert } from "../components/failure-alert.tsx";
import { LiveFields } from "../hydration/live-fields.tsx";
import { Honeypot } from "./honeypot.tsx";
import styles from "./site-form.module.css";
import type { SiteForm as Form } from "./use-site-form.ts";

interface SiteFormProps {
  readonly site: Form;
  readonly children: ReactNode;
}

/** A form that anybody can send. */
export const SiteForm = ({ site: { form, submit, failure }, children }: SiteFormProps) => (
  <form className={styles.form} onSubmit={submit} noValidate>
    <LiveFields>
      <FailureAlert>{failure}</FailureAlert>
      {children}
      <Honeypot form={form} />
    </LiveFields>
  </form>
);
