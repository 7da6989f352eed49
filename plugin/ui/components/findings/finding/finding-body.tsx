import { hostOf } from "../../../../../shared/host-of.ts";
import { isOfOpinion } from "../../../../../shared/review/opinion-certainty.ts";
import { usePanel } from "../../../state/use-panel.ts";
import type { ShownFinding } from "../../../state/findings/shown-finding.ts";
import { countPlaces } from "../../../state/findings/count-places.ts";
import { shownReview } from "../../../state/panel-state.ts";
import { Ask } from "../../ask/ask.tsx";
import { DismissForm } from "../../kept/dismiss-form.tsx";
import { Folded } from "../../basics/layout.tsx";
import { OutsideLink } from "../../basics/buttons.tsx";
import styles from "./finding-body.module.css";
import { Fixes } from "../fixes/fixes.tsx";
import { LayerLinks } from "./layer-links.tsx";
import { useState } from "preact/hooks";
import type { OpinionMark } from "../../../../../shared/api/endpoints/reviews.ts";
import { theEndpoints } from "../../../when-needed/the-endpoints.ts";

type OpinionMarksProps = NonNullable<ShownFinding["opinion"]> & { readonly findingId: string };

/** Says in one click whether a finding of the second opinion was useful; another click takes it back. */
function OpinionMarks({ findingId, reviewId, mark: before }: OpinionMarksProps) {
  const { state, client, commands, texts } = usePanel();
  const key = `${reviewId} ${findingId}`;
  const { [key]: mark = before } = state.opinionMarks;
  const [hasFailed, setHasFailed] = useState(false);
  const say = (said: OpinionMark) => {
    const next = said === mark ? null : said;
    commands.noteMark(key, next);
    setHasFailed(false);
    client
      ?.call(theEndpoints().markOpinion, { params: { id: reviewId }, body: { findingId, mark: next } })
      .catch(() => {
        commands.noteMark(key, mark);
        setHasFailed(true);
      });
  };
  return (
    <fieldset class={styles.marks} aria-label={texts.review.marks.heading}>
      {theEndpoints().OPINION_MARKS.map((one) => (
        <button
          key={one}
          type="button"
          class={styles.mark}
          aria-pressed={mark === one}
          onClick={() => say(one)}
        >
          {texts.review.marks[one]}
        </button>
      ))}
      <output class={styles.said}>
        {hasFailed ? texts.review.marks.failed : mark && texts.review.marks.thanks}
      </output>
    </fieldset>
  );
}

/** Where it is: of several places, all come before the reasons. */
function Places({ layers }: Pick<ShownFinding, "layers">) {
  const { state, texts } = usePanel();
  const places = countPlaces(layers, state.screen === "results" ? shownReview(state)?.node : undefined);
  return (
    <div>
      <h4 class={styles.heading}>{places > 1 ? texts.results.places(places) : texts.results.layers}</h4>
      <LayerLinks layers={layers} />
    </div>
  );
}

interface FindingBodyProps {
  readonly finding: ShownFinding;
  /** It was fixed, or is gone: there is nothing left to do. */
  readonly isDone: boolean;
  readonly isCurrent: boolean;
}

/**
 * A finding in full: what is wrong, why it matters, the way to mend it. How sure it is and what it rests on is folded, for
 * whoever wants to check it, with the layer, if there is one.
 */
export function FindingBody({ finding, isDone, isCurrent }: FindingBodyProps) {
  const { state, texts } = usePanel();
  const { problem, why, fix, layers, basis, basisTitle } = finding;
  const frame = shownReview(state)?.report.id;
  const certainty = texts.certainty[finding.certainty];
  return (
    <div class={styles.body}>
      {finding.since === "changed" && <p>{texts.review.mayBeOutdatedMeans}</p>}
      {finding.doubt !== undefined && <p>{`${texts.doubted.means} ${finding.doubt}`}</p>}
      <p>{problem}</p>
      {why !== "" && <p class="quiet">{why}</p>}
      {fix !== "" && (
        <div class={styles.fix}>
          <h4 class={styles.heading}>{texts.results.fix}</h4>
          {isDone ? <p>{fix}</p> : <Fixes finding={finding} isCurrent={isCurrent} />}
        </div>
      )}
      {layers.length > 1 && !isDone && <Places layers={layers} />}
      {!isDone && (
        <div class={styles.ways}>
          {!isOfOpinion(finding.certainty) && <DismissForm finding={finding} />}
          {frame && <Ask topic={{ frameId: frame, findingId: finding.id }} aspect={finding.aspect} />}
        </div>
      )}
      {finding.opinion && <OpinionMarks findingId={finding.id} {...finding.opinion} />}
      <Folded title={texts.results.grounds}>
        <div class={styles.grounds}>
          {layers.length === 1 && !isDone && <Places layers={layers} />}
          <p>
            <strong>
              {texts.aspects[finding.aspect]} · {certainty.name}.
            </strong>{" "}
            {certainty.means}
          </p>
          <p>
            {texts.results.basis}{" "}
            <OutsideLink href={basis} title={basis}>
              {basisTitle ?? hostOf(basis)}
            </OutsideLink>
          </p>
        </div>
      </Folded>
    </div>
  );
}
