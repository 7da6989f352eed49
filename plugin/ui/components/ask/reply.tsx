import type { Inquiry, RepliedInquiry, ReplyPoint } from "../../../../shared/api/review-shapes.ts";
import { factsOfOpinion } from "../../../../shared/review/opinion-certainty.ts";
import { usePanel } from "../../state/use-panel.ts";
import type { Mendable } from "../../state/findings/shown-finding.ts";
import { LayerLinks } from "../findings/finding/layer-links.tsx";
import { Fixes } from "../findings/fixes/fixes.tsx";
import styles from "./ask.module.css";

/** A point as whatever offers fixes takes it: its words stand above them. */
const asMendable = (id: string, { fixes, layers }: ReplyPoint): Mendable => ({
  id,
  severity: "suggestion",
  fix: "",
  layers,
  evidence: {},
  certainty: factsOfOpinion({ guideline: { url: "" } }).certainty,
  ...(fixes && { fixes }),
});

interface ReplyProps {
  readonly id: string;
  readonly inquiry: Inquiry;
  readonly points: readonly ReplyPoint[];
  /** Said below the points: that more is to come, or that the rest is missing. */
  readonly note?: string | undefined;
}

/** A question with the reply to it, as far as it is there. */
export function Reply({ id, inquiry, points, note }: ReplyProps) {
  const { texts } = usePanel();
  const { words, perspective } = inquiry;
  return (
    <div class={styles.reply} aria-live="polite">
      <p class={styles.question}>{perspective ? texts.ask.perspectives[perspective] : words}</p>
      <ul class={styles.points}>
        {points.map((point, index) => (
          <li key={index} class={styles.point}>
            <p>{point.text}</p>
            {point.layers.length > 0 && <LayerLinks layers={point.layers} />}
            {point.fixes && (
              <div class={styles.fixes}>
                <Fixes finding={asMendable(`reply:${id}:${index}`, point)} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {note !== undefined && <p class="quiet">{note}</p>}
    </div>
  );
}

export function Replies({ replied }: { readonly replied: readonly RepliedInquiry[] }) {
  const { texts } = usePanel();
  return (
    <>
      {replied.map((inquiry) => (
        <Reply
          key={inquiry.id}
          id={inquiry.id}
          inquiry={inquiry}
          points={inquiry.points}
          note={inquiry.state === "partly" ? texts.ask.partly : undefined}
        />
      ))}
    </>
  );
}
