import type { ListedFinding } from "../../../state/findings/listed-finding.ts";
import type { ShownFinding } from "../../../state/findings/shown-finding.ts";
import { useSlices } from "../../../state/findings/use-slices.ts";
import { usePanel } from "../../../state/panel-context.ts";
import { FindingCard } from "./finding-card.tsx";

/** A row as the list has it, or of the second opinion. */
export type Row = Pick<ListedFinding, "key" | "state" | "change"> & { readonly finding: ShownFinding };

/** The findings of the second opinion as rows. */
export const rowsOfNoticed = (findings: readonly ShownFinding[]): readonly Row[] =>
  findings.map((finding) => ({
    key: finding.id,
    finding,
    ...(finding.since === "fixed" ? { state: "fixed", change: "fixed" } : { state: "open", change: null }),
  }));

/** The rows of some findings. */
export function FindingRows({ rows }: { readonly rows: readonly Row[] }) {
  const { state, commands, texts, language } = usePanel();
  return (
    <ul>
      {useSlices(rows, state.filters).map(({ key, finding, state: is, change }) => (
        <FindingCard
          key={key}
          name={key}
          finding={finding}
          isDone={is !== "open"}
          change={change}
          isCurrent={key === state.current}
          isOpen={state.opened.includes(key)}
          commands={commands}
          texts={texts}
          language={language}
        />
      ))}
    </ul>
  );
}
