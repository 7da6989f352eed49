import { Notification, Portal } from "@mantine/core";
import { useAtom } from "jotai";
import { useFrontTexts } from "../../language/use-front-texts.ts";
import { isScriptMissingAtom } from "../../hydration/page-script.ts";
import styles from "./missing-script.module.css";

/** Says that a page stays as its HTML came. It needs nothing that would have to be loaded first. */
export function MissingScript() {
  const texts = useFrontTexts();
  const [isMissing, setIsMissing] = useAtom(isScriptMissingAtom);
  if (!isMissing) return null;
  return (
    <Portal>
      <Notification
        className={styles.note ?? ""}
        closeButtonProps={{ "aria-label": texts.layout.cookies.close }}
        onClose={() => setIsMissing(false)}
      >
        {texts.layout.failed.inert}
      </Notification>
    </Portal>
  );
}
