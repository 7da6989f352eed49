import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { usePanel } from "../../state/use-panel.ts";
import { type Shared, tellOthers, type Way } from "../../state/share/tell-others.ts";
import { CanvasActions } from "../kept/canvas-marks.tsx";
import { Icon } from "../basics/icons.tsx";
import styles from "./share-bar.module.css";
import { QuietButton } from "../basics/buttons.tsx";

const WAYS: readonly Way[] = ["markdown", "page", "table", "json", "link"];

/** The ways to tell others, one at a time, what came of the last one, and why there is no link yet: it needs a stored review, and an account. */
function ShareWays({ shared }: { readonly shared: Shared }) {
  const panel = usePanel();
  const { state, commands, texts } = panel;
  const [says, setSays] = useState("");
  const [isBusy, setBusy] = useState(false);
  const isStored = shared.storedId !== null;
  // An account may not be known here; then the API says it.
  const hasLink = isStored && state.installationState?.account !== null;
  const words = texts.share;
  const share = async (way: Way) => {
    if (isBusy) return;
    setBusy(true);
    setSays(way === "page" ? words.drawing : way === "link" ? words.linking : "");
    setSays(await tellOthers(way, shared, panel));
    setBusy(false);
  };
  return (
    <>
      <ul class={styles.ways}>
        {WAYS.map(
          (way) =>
            (hasLink || way !== "link") && (
              <li key={way}>
                <button
                  type="button"
                  class={styles.way}
                  aria-disabled={isBusy}
                  onClick={() => void share(way)}
                >
                  <span>{words[way].name}</span>
                  <span class={styles.hint}>{words[way].hint}</span>
                </button>
              </li>
            ),
        )}
        <CanvasActions />
      </ul>
      {!hasLink && (
        <p class={styles.quiet}>
          {isStored ? words.linkNeedsAccount : words.linkNeedsReview}{" "}
          {isStored ? (
            <QuietButton onClick={() => commands.showAccount(null)}>{texts.account.open}</QuietButton>
          ) : (
            !state.asked && <QuietButton onClick={commands.offerSaving}>{words.save}</QuietButton>
          )}
        </p>
      )}
      <p class={styles.says} aria-live="polite">
        {says}
      </p>
    </>
  );
}

interface ShareBarProps {
  readonly shared: Shared;
  readonly children?: ComponentChildren;
}

/** Tells others of the review that is shown: closed it is one quiet line, with what else can be done. */
export function ShareBar({ shared, children }: ShareBarProps) {
  const { texts } = usePanel();
  const [isOpen, setOpen] = useState(false);
  return (
    <div class={styles.bar}>
      {isOpen && <ShareWays shared={shared} />}
      <div class={styles.line}>
        <button
          type="button"
          class={styles.toggle}
          aria-expanded={isOpen}
          onClick={() => setOpen((wasOpen) => !wasOpen)}
        >
          <Icon name="share" />
          {texts.share.open}
          <Icon name={isOpen ? "down" : "up"} />
        </button>
        {children}
      </div>
    </div>
  );
}
