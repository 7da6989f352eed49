import { useSyncExternalStore, type ReactNode } from "react";
import { FailureAlert } from "../components/failure-alert.tsx";
import { Honeypot } from "./honeypot.tsx";
import styles from "./site-form.module.css";
import type { SiteForm as Form } from "./use-site-form.ts";

const subscribe = () => () => {};

/** Whether the page's script has taken over from its HTML. */
const useIsAlive = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );

interface SiteFormProps {
  readonly site: Form;
  readonly children: ReactNode;
}

/** A form that anybody can send. What is typed before the script takes over would be lost: its fields wait for that. */
export const SiteForm = ({ site: { form, submit, failure }, children }: SiteFormProps) => (
  <form className={styles.form} onSubmit={submit} noValidate>
    <fieldset className={styles.fields} disabled={!useIsAlive()}>
      <FailureAlert>{failure}</FailureAlert>
      {children}
      <Honeypot form={form} />
    </fieldset>
  </form>
);
