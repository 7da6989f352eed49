import { useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { useReviewsTexts } from "../use-reviews-texts.ts";
import type { RepliedInquiry, SecondOpinionFinding } from "../../../../shared/api/review-shapes.ts";
import type { FrameReport } from "../../../../shared/review/report.ts";
import { shownName } from "../../../../shared/review/naming/shown-name.ts";
import { titleOf, verdictOf } from "../../../../shared/review/verdict.ts";
import { writeJudgedBy } from "../../../../shared/review/seen/write-judged-by.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { Asked } from "./asked.tsx";
import { FindingItem } from "./finding-item.tsx";
import { FramePicture, type LoadPicture } from "./frame-picture.tsx";
import styles from "./frame-view.module.css";
import { asMeasured, type ItemFinding } from "./item-finding.ts";
import { Pins } from "./pins.tsx";
import { rowIdOf } from "./row-id.ts";
import { SeenElements } from "./seen-elements.tsx";
import type { Numbered } from "../../../../shared/export/numbered-screen.ts";
import { numberedItems } from "./numbered-items.ts";

function Heading({ frame, name }: Pick<FrameViewProps, "frame" | "name">) {
  const texts = useReviewsTexts();
  const language = useLanguage();
  const verdict = verdictOf(frame.findings);
  const { level } = verdict;
  return (
    <>
      <h2 id={`frame-${frame.id}`}>{name}</h2>
      <p className={styles.verdict}>
        <strong>{titleOf(verdict, texts.reviews, frame)}</strong>{" "}
        {level === "clear" ? texts.reviews.limits : texts.reviews.verdicts[level].text}
      </p>
      <p className={styles.quiet}>
        {texts.reviews.layers({ count: frame.layers })}
        {frame.judgedBy && ` ${texts.reviews.judgedBy({ what: writeJudgedBy(frame.judgedBy, language) })}`}
      </p>
      {frame.elements && <SeenElements elements={frame.elements} />}
    </>
  );
}

interface FoldProps {
  readonly title: string;
  readonly onToggle?: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

const Fold = ({ title, onToggle, children }: FoldProps) => (
  <details className={styles.fold} onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
    <summary>{title}</summary>
    {children}
  </details>
);

/** The notes below the findings of a screen: none of them is numbered. */
function Rest({ frame: { unsure, notJudged = [] } }: { readonly frame: FrameReport }) {
  const texts = useReviewsTexts();
  return (
    <>
      {unsure.length > 0 && (
        <Fold title={texts.reviews.unsure({ count: unsure.length })}>
          <ul className={styles.notes}>
            {unsure.map(({ rule, reason, layers }) => (
              <li key={`${rule}|${reason}|${layers[0]?.id}`}>
                {reason} <span className={styles.quiet}>{layers.map(shownName).join(", ")}</span>
              </li>
            ))}
          </ul>
        </Fold>
      )}
      {notJudged.length > 0 && (
        <Fold title={texts.reviews.notJudged({ count: notJudged.length })}>
          <ul className={styles.notes}>
            {notJudged.map(({ reason, text }) => (
              <li key={reason}>{text}</li>
            ))}
          </ul>
        </Fold>
      )}
    </>
  );
}

/** The style sheet has the same: from here on the picture stands beside the list. */
const WIDE = "(min-width: 860px)";

/** Brings the layers of a finding into view when it is opened: beside the picture, its row stays where it is. */
function useInView(looked: string | null): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (looked !== null && matchMedia(WIDE).matches)
      ref.current?.querySelector("[data-lit]")?.scrollIntoView({ block: "nearest" });
  }, [looked]);
  return ref;
}

interface FrameViewProps {
  /** The name of the screen, among the others of its review. */
  readonly name: string;
  readonly frame: FrameReport;
  readonly noticed: readonly SecondOpinionFinding[];
  /** The questions that were asked about it, with their replies. */
  readonly inquiries: readonly RepliedInquiry[];
  /** Null: no picture was kept. */
  readonly load: LoadPicture | null;
  /** Where everybody finds the picture, if anywhere. */
  readonly address?: string | undefined;
  /** The findings that are open, by the ids of their rows. */
  readonly opened: ReadonlySet<string>;
  readonly onToggle: (rowId: string, isOpen: boolean) => void;
  /** Opens a finding and leads to it. */
  readonly onChoose: (findingId: string) => void;
}

/** A screen of a review: its picture with the numbers of the findings, and what each of them says. */
export function FrameView({
  frame,
  name,
  noticed,
  inquiries,
  load,
  address,
  opened,
  onToggle,
  onChoose,
}: FrameViewProps) {
  const texts = useReviewsTexts();
  const [pointed, setPointed] = useState<string | null>(null);
  const [looked, setLooked] = useState<string | null>(null);
  const [hasDetails, setHasDetails] = useState(false);
  const lit = pointed ?? looked;
  const sideRef = useInView(looked);
  const { dismissed = [] } = frame;
  const shown = numberedItems(frame, noticed);
  const pinned = [...shown.open, ...shown.noticed, ...(hasDetails ? shown.details : [])];

  const item = (finding: ItemFinding, key: string, number?: number) => {
    const rowId = rowIdOf(frame.id, key);
    return (
      <FindingItem
        key={key}
        finding={finding}
        {...(number !== undefined && { number })}
        rowId={rowId}
        isOpen={opened.has(rowId)}
        onToggle={(isOpen) => {
          onToggle(rowId, isOpen);
          setLooked(isOpen ? finding.id : null);
        }}
        onPoint={(isPointed) => setPointed(isPointed ? finding.id : null)}
      />
    );
  };
  const list = (findings: readonly Numbered<ItemFinding>[]) => (
    <ul className={styles.findings}>
      {findings.map(({ finding, number }) => item(finding, finding.id, number))}
    </ul>
  );

  return (
    <section className={styles.frame} aria-labelledby={`frame-${frame.id}`}>
      <section ref={sideRef} className={styles.side} aria-label={texts.reviews.pictureRegion({ name })}>
        {load ? (
          <FramePicture
            frameId={frame.id}
            alt={texts.reviews.picture({ name })}
            load={load}
            address={address}
          >
            <Pins
              findings={pinned}
              places={frame.places ?? []}
              lit={lit}
              onChoose={onChoose}
              onPoint={setPointed}
            />
          </FramePicture>
        ) : (
          <p className={styles.quiet}>{texts.reviews.noPicture}</p>
        )}
      </section>
      <div className={styles.words}>
        <Heading frame={frame} name={name} />
        {list(shown.open)}
        {shown.noticed.length > 0 && (
          <>
            <h3>{texts.reviews.secondOpinion}</h3>
            <p className={styles.quiet}>{texts.reviews.secondOpinionText}</p>
            {list(shown.noticed)}
          </>
        )}
        {inquiries.length > 0 && <Asked inquiries={inquiries} />}
        {shown.details.length > 0 && (
          <Fold title={texts.reviews.details({ count: shown.details.length })} onToggle={setHasDetails}>
            {list(shown.details)}
          </Fold>
        )}
        {dismissed.length > 0 && (
          <Fold title={texts.reviews.dismissed({ count: dismissed.length })}>
            <ul className={styles.findings}>
              {dismissed
                .map(asMeasured)
                .map((finding) => item(finding, `${finding.dismissal?.id}|${finding.id}`))}
            </ul>
          </Fold>
        )}
        <Rest frame={frame} />
      </div>
    </section>
  );
}
