import { Component, type ReactNode } from "react";
import { PageFailure } from "./page-failure.tsx";

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
