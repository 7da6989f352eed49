import type { ReactNode } from "react";
import styles from "./live-fields.module.css";
import { useIsAlive } from "./use-is-alive.ts";

/** Fields of a form that is in the HTML. What is typed before the script takes over would be lost: they wait for that. */
export const LiveFields = ({ children }: { readonly children: ReactNode }) => (
  <fieldset className={styles.fields} disabled={!useIsAlive()}>
    {children}
  </fieldset>
);
