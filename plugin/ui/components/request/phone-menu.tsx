import { useEffect, useRef, useState } from "preact/hooks";
import { usePanel } from "../../state/use-panel.ts";
import { IconButton, QuietButton } from "../basics/buttons.tsx";
import { ReviewWay } from "../reviews/review-strip.tsx";
import styles from "./phone-menu.module.css";

/** The ways from the start to past reviews, the account and the settings. */
export function PanelWays() {
  const { commands, texts } = usePanel();
  return (
    <>
      <QuietButton onClick={commands.showHistory}>{texts.history.open}</QuietButton>
      <QuietButton onClick={() => commands.showAccount(null)}>{texts.account.open}</QuietButton>
      <QuietButton onClick={commands.showSettings}>{texts.settings.open}</QuietButton>
    </>
  );
}

/** On a phone all that stands below the findings elsewhere: the findings need the room. */
export function PhoneMenu() {
  const { texts } = usePanel();
  const [isOpen, setOpen] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const closeBeside = ({ target }: Event) =>
      ref.current?.contains(target as Node) === false && setOpen(false);
    document.addEventListener("pointerdown", closeBeside);
    return () => document.removeEventListener("pointerdown", closeBeside);
  }, [isOpen]);
  return (
    // Escape is that of the whole menu.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={ref} class={styles.menu} onKeyDown={({ key }) => key === "Escape" && setOpen(false)}>
      <IconButton name="more" label={texts.more} isExpanded={isOpen} onClick={() => setOpen(!isOpen)} />
      {isOpen && (
        <div class={styles.ways}>
          <ReviewWay />
          <PanelWays />
        </div>
      )}
    </div>
  );
}
