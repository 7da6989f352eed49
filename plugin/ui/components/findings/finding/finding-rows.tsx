import { useFixCares } from "../../../state/findings/offers.tsx";
import type { Row } from "../../../state/findings/row.ts";
import { useSlices } from "../../../state/findings/use-slices.ts";
import { usePanel } from "../../../state/panel-context.ts";
import { FindingCard } from "./finding-card.tsx";

/** The rows of some findings. */
export function FindingRows({ rows }: { readonly rows: readonly Row[] }) {
  const { state, commands, texts, language } = usePanel();
  const cares = useFixCares();
  return (
    <ul>
      {useSlices(rows, state.filters).map(({ key, finding, state: is, change }) => (
        <FindingCard
          key={key}
          name={key}
          finding={finding}
          isDone={is !== "open"}
          care={cares.get(finding.id)}
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
