import { useEffect, useState } from "preact/hooks";
import { listen, send } from "../../protocol/bridge.ts";

/** The choice to have texts checked while somebody types; `isChecked` is null where the editor does not offer it. */
export interface Typing {
  readonly isChecked: boolean | null;
  readonly choose: (isChecked: boolean) => void;
}

export function useTyping(): Typing {
  const [isChecked, setChecked] = useState<boolean | null>(null);
  useEffect(() => listen("typing-known", (known) => setChecked(known.isChecked)), []);
  return { isChecked, choose: (wanted) => send("choose-typing", { isChecked: wanted }) };
}
