import { useState } from "preact/hooks";
import { BackButton } from "../components/basics/buttons/back-button.tsx";
import { EmptyState } from "../components/basics/messages/empty-state.tsx";
import { Layout } from "../components/basics/layout/layout.tsx";
import { OneChoice } from "../components/basics/choices/one-choice.tsx";
import { PastReviews } from "../components/reviews/past-reviews.tsx";
import { usePanel } from "../state/panel-context.ts";
import { isInstalled } from "../state/panel-state.ts";
import type { ReviewShelf } from "../state/reviews/use-past-reviews.ts";
import styles from "./history-screen.module.css";

const SHELVES: readonly ReviewShelf[] = ["own", "team"];

/** The reviews that were made with this plugin, or by its account, and those that others share with its team. */
export function HistoryScreen() {
  const { client, texts, state } = usePanel();
  const [shelf, setShelf] = useState<ReviewShelf>("own");
  if (!client || !isInstalled(state))
    return (
      <Layout bar={<BackButton />}>
        <EmptyState {...texts.history.none} />
      </Layout>
    );
  return (
    <Layout bar={<BackButton />}>
      <PastReviews key={shelf} client={client} shelf={shelf}>
        {state.installationState?.allowance.team && (
          <div class={styles.shelves}>
            <OneChoice
              legend={texts.history.whose}
              values={SHELVES}
              names={texts.history.shelves}
              chosen={shelf}
              onChoose={setShelf}
            />
          </div>
        )}
      </PastReviews>
    </Layout>
  );
}
