import type { LayerRef } from "../../../../../shared/review/report.ts";
import { Folded } from "../../basics/layout.tsx";
import { LayerLinks } from "../finding/layer-links.tsx";
import styles from "./reason-list.module.css";

interface ReasonListProps {
  readonly title: string;
  readonly hint: string;
  readonly isOpen?: boolean;
  readonly reasons: readonly {
    readonly says: string;
    readonly layers: readonly LayerRef[];
    /** The fault in its own words, for whoever looks into it. */
    readonly detail?: string;
  }[];
}

/** Layers of which something could not be said, folded, each with the reason. */
export const ReasonList = ({ reasons, ...folded }: ReasonListProps) =>
  reasons.length > 0 && (
    <Folded {...folded}>
      <ul>
        {reasons.map(({ says, layers, detail }, index) => (
          <li key={index} class={styles.reason}>
            <p title={detail}>{says}</p>
            {layers.length > 0 && <LayerLinks layers={layers} />}
          </li>
        ))}
      </ul>
    </Folded>
  );
