import styles from "./spinner.module.css";

/** Turns while something is under way; what that is stands beside it, so that it is not read aloud. */
export const Spinner = () => <div class={styles.spinner} aria-hidden="true" />;
