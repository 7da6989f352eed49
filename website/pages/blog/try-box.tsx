import { Button } from "@mantine/core";
import { useBlogTexts } from "./use-blog-texts.ts";
import { useStagePath } from "../../language/use-stage-path.ts";
import styles from "./try-box.module.css";

/** Where to go on to from the end of an article. */
export function TryBox() {
  const words = useBlogTexts();
  const stage = useStagePath();
  return (
    <footer className={styles.box}>
      <p>{words.try.text}</p>
      <Button component="a" href={stage}>
        {words.try.action}
      </Button>
    </footer>
  );
}
