import { TextInput, type TextInputProps } from "@mantine/core";
import { useField } from "@mantine/form";
import type { ReactNode } from "react";
import styles from "./team.module.css";

interface LineFormProps extends TextInputProps {
  readonly initialValue?: string;
  /** The words for what is wrong with the text; null: nothing. */
  readonly faultOf: (text: string) => string | null;
  /** Gets the text without spaces around it; the answer true empties the field. */
  readonly onSend: (text: string) => Promise<boolean> | void;
  /** The button that sends it. */
  readonly button: ReactNode;
}

/** One field and the button that sends it. What is wrong is said at the field. */
export function LineForm({ initialValue = "", faultOf, onSend, button, ...input }: LineFormProps) {
  const field = useField({ initialValue });
  const send = async (): Promise<void> => {
    const text = field.getValue().trim();
    const fault = faultOf(text);
    field.setError(fault);
    if (fault === null && (await onSend(text))) field.reset();
  };
  return (
    <form
      noValidate
      className={styles.line}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextInput {...input} {...field.getInputProps()} />
      {button}
    </form>
  );
}
