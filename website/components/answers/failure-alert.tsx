import { Alert } from "@mantine/core";

/** Says what went wrong, where it went wrong; assistive technology hears it at once. */
export const FailureAlert = ({ children }: { readonly children: string | null }) =>
  children && (
    <Alert color="red" role="alert">
      {children}
    </Alert>
  );
