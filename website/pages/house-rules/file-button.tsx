import { Button } from "@mantine/core";
import { useRef } from "react";

interface FileButtonProps {
  readonly label: string;
  readonly accept: string;
  readonly onRead: (text: string) => void;
}

/** A button that asks for a file, and gives its text. */
export function FileButton({ label, accept, onRead }: FileButtonProps) {
  const ref = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="default" onClick={() => ref.current?.click()}>
        {label}
      </Button>
      <input
        ref={ref}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void file.text().then(onRead);
          // The same file may be chosen once more.
          currentTarget.value = "";
        }}
      />
    </>
  );
}
