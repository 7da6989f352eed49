import { Button } from "@mantine/core";
import { useReviewsTexts } from "../use-reviews-texts.ts";
import { ContentPage } from "../../../components/page/content-page.tsx";
import { useLanguage } from "../../../language/use-language.ts";
import { useStagePath } from "../../../language/use-stage-path.ts";
import { SAMPLE_PICTURES } from "../../../samples/pictures.ts";
import { ReviewView } from "../review-view.tsx";
import { TellCard } from "../tell/tell-card.tsx";
import styles from "../review-page.module.css";
import { SAMPLE } from "./sample.computed.ts";

/** Where the pictures of the screens lie. */
const addresses = new Map(SAMPLE.en.frames.map(({ id, name }) => [id, SAMPLE_PICTURES[name] ?? ""]));

const load = async (frameId: string): Promise<Blob> => (await fetch(addresses.get(frameId) ?? "")).blob();

/** Shows a review of our samples to whoever has none of their own yet. */
export function SampleReportPage() {
  const texts = useReviewsTexts();
  const stage = useStagePath();
  const review = SAMPLE[useLanguage()];
  return (
    <ContentPage
      title={texts.reviews.view.sampleReport.title}
      description={texts.reviews.view.sampleReport.description}
      heading={texts.reviews.view.sampleReport.heading}
      lead={texts.reviews.view.sampleReport.lead}
    >
      <ReviewView review={review} load={load} addresses={addresses} />
      <div className={styles.after} data-on-screen>
        <TellCard review={review} load={load} />
      </div>
      <Button component="a" href={stage} size="lg" className={styles.action ?? ""}>
        {texts.reviews.view.sampleReport.action}
      </Button>
    </ContentPage>
  );
}
