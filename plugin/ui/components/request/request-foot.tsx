import type { PanelTexts } from "../../../../shared/i18n/panel.en.ts";
import type { FrameReport } from "../../../../shared/review/report.ts";
import { sortOfScreen } from "../../../../shared/review/seen/screen-sort.ts";
import { isOpinionOff } from "../../state/asked/conditions.ts";
import { usePanel } from "../../state/use-panel.ts";
import { isSettled, type PanelState, reviewsOf } from "../../state/panel-state.ts";
import { together } from "../../state/findings/offered-fix.ts";
import { savedAsIs } from "../../state/asked/asked-review.ts";
import { ReviewWay, SavedLink } from "../reviews/review-strip.tsx";
import { Button } from "../basics/buttons.tsx";
import { Price } from "./price.tsx";
import styles from "./request-foot.module.css";

type Sort = keyof PanelTexts["start"]["beyond"]["sorts"];

/** Below so many headings a screen is no page that tells of something, part by part. */
const HEADINGS_OF_A_PAGE = 3;

function sortOf({ elements = [] }: FrameReport): Sort {
  const sort = sortOfScreen(elements);
  const headings = elements.filter(({ role }) => role === "section-heading").length;
  return sort === "other" && headings >= HEADINGS_OF_A_PAGE ? "page" : sort;
}

/** Two questions that a second opinion goes into: that of any screen, and that of its sort, if all at hand are of one. */
function questionsOf(state: PanelState, screens: number, { start }: PanelTexts): readonly string[] {
  const [sort = "other", ...others] = new Set(reviewsOf(state).map(({ report }) => sortOf(report)));
  return [start.beyond.first(screens), start.beyond.sorts[others.length > 0 ? "other" : sort]];
}

/** Where there is no second opinion none is spoken of: a review can be saved, once as long as nothing changes. */
function SavingFoot() {
  const { state, texts } = usePanel();
  const saved = savedAsIs(state.asked, state.scene);
  return (
    <div class={styles.foot}>
      <div class={styles.way}>
        {saved ? <SavedLink review={saved} /> : <ReviewWay />}
        <div class={styles.terms}>
          <p>{texts.start.saving}</p>
        </div>
      </div>
    </div>
  );
}

/** The way to a second opinion, and what it adds here. Nothing is sent yet: what it sends and costs is said before. */
export function RequestFoot({ count }: { readonly count: number }) {
  const { state, commands, texts, offers } = usePanel();
  const { start } = texts;
  // Where nothing can be mended by a click, this is what there is to do.
  const isPrimary = isSettled(state) && offers !== null && together(offers).length === 0;
  if (isOpinionOff(state)) return <SavingFoot />;
  return (
    <div class={styles.foot}>
      <h2>{start.beyond.heading}</h2>
      <ul class={styles.questions}>
        {questionsOf(state, count, texts).map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
      <div class={styles.way}>
        <Button isPrimary={isPrimary} onClick={commands.getFeedback}>
          {count === 1 ? start.go : start.goMany(count)}
        </Button>
        <div class={styles.terms}>
          <Price wording={(price) => `${price}. ${start.first}`} />
        </div>
      </div>
    </div>
  );
}
