import { Skeleton } from "@mantine/core";
import type { ComponentProps, ReactNode } from "react";
import type { ChangePreview, Shown } from "../../../shared/api/endpoints/subscription.ts";
import { useLoaded } from "../../session/use-loaded.ts";
import { FailureAlert } from "../answers/failure-alert.tsx";
import { AskDialog } from "./ask-dialog.tsx";

interface Asked {
  readonly title: string;
  readonly confirm: string;
  readonly paragraphs: readonly string[];
}

interface AmountDialogProps extends Pick<ComponentProps<typeof AskDialog>, "isBusy" | "onClose"> {
  readonly load: () => Promise<ChangePreview>;
  /** The words of the question; null: the amount is not known yet. */
  readonly ask: (known: ChangePreview | null) => Asked;
  readonly failureOf: (error: unknown) => string;
  readonly onConfirm: (shown?: Shown) => void;
  /** More to say, once the amount is known. */
  readonly children?: (known: ChangePreview) => ReactNode;
}

/** Says what a change costs, and from when, before it is made; what is confirmed is the amount that was shown. */
export function AmountDialog({ load, ask, failureOf, onConfirm, children, ...dialog }: AmountDialogProps) {
  const [preview] = useLoaded(load);
  const known = preview.state === "loaded" ? preview.value : null;
  const { paragraphs, ...words } = ask(known);
  return (
    <AskDialog
      {...dialog}
      {...words}
      isWaiting={!known || (known.beginsAtOnce && !known.dueNow)}
      onConfirm={() => onConfirm(known?.dueNow ? { ...known.dueNow, at: known.at } : undefined)}
    >
      <FailureAlert>{preview.state === "failed" ? failureOf(preview.error) : null}</FailureAlert>
      {preview.state === "loading" && <Skeleton height={100} aria-hidden />}
      {known && paragraphs.map((text) => <p key={text}>{text}</p>)}
      {known && children?.(known)}
    </AskDialog>
  );
}
