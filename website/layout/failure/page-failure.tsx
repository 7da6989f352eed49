import { Button } from "@mantine/core";
import { useFrontTexts } from "../../language/use-front-texts.ts";
import styles from "./page-failure.module.css";

/** In place of a page that could not be shown. */
export function PageFailure() {
  const texts = useFrontTexts();
  return (
    <div className={styles.page} role="alert">
      <h1>{texts.layout.failed.heading}</h1>
      <p>{texts.layout.failed.text}</p>
      <Button size="md" onClick={() => window.location.reload()}>
        {texts.layout.failed.again}
      </Button>
    </div>
  );
}
