import { Component, type ReactNode } from "react";
import { Button } from "@mantine/core";
import { useFrontTexts } from "../../language/use-front-texts.ts";
import styles from "./page-failure.module.css";

/** In place of a page that could not be shown. */
function PageFailure() {
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

interface PageBoundaryProps {
  readonly children: ReactNode;
}

/** Shows a page that failed as one that failed, never as nothing: its script may not have come through. */
export class PageBoundary extends Component<PageBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <PageFailure /> : this.props.children;
  }
}
