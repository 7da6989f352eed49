import { PasswordInput, type PasswordInputProps } from "@mantine/core";
import { useId } from "react";
import { useTexts } from "../../language/use-texts.ts";

/**
 * A field for a password, which can be shown, by keyboard too. Mantine's own does not tell assistive technology of its
 * hint, nor what is wrong with it.
 */
export function PasswordField(props: PasswordInputProps) {
  const texts = useTexts();
  const ownId = useId();
  const { error, description, id = ownId } = props;
  const describedBy = [typeof error === "string" && `${id}-error`, description && `${id}-description`]
    .filter(Boolean)
    .join(" ");
  return (
    <PasswordInput
      {...props}
      id={id}
      required
      aria-invalid={Boolean(error)}
      {...(describedBy && { "aria-describedby": describedBy })}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ "aria-label": texts.account.fields.show }}
    />
  );
}
