import { useEffect, useState } from "preact/hooks";
import { listen, send } from "../../protocol/bridge.ts";

/** The first steps: shown at the first start, and when somebody asks for them. */
export interface Welcome {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

export function useWelcome(): Welcome {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => listen("welcome-loaded", ({ isDone }) => setOpen(!isDone)), []);
  return {
    isOpen,
    open: () => setOpen(true),
    close: () => {
      setOpen(false);
      send("save-welcome");
    },
  };
}
