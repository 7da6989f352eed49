import { headingNames } from "../../../shared/review/naming/heading-name.ts";
import { useMemo, useState } from "preact/hooks";
import { shownName } from "../../../shared/review/naming/shown-name.ts";
import { Button, QuietButton } from "../components/basics/buttons.tsx";
import { TickBox } from "../components/basics/choices.tsx";
import { InnerScreen } from "../components/basics/screen-head.tsx";
import { OfferPreview } from "../components/findings/fixes/preview-pair.tsx";
import { keyOfFix, useManyFixes } from "../state/findings/use-many-fixes.ts";
import { type OfferedFix, tickedAtFirst, together } from "../state/findings/offered-fix.ts";
import { reviewsOf } from "../state/panel-state.ts";
import { usePanel } from "../state/use-panel.ts";
import styles from "./fixes-screen.module.css";

interface RowProps {
  readonly offer: OfferedFix;
  /** Undefined where there is one screen. */
  readonly screenName: string | undefined;
  readonly isOn: boolean;
  readonly onTick: (isOn: boolean) => void;
}

const MOST_NAMED = 3;

function Row({ offer, screenName, isOn, onTick }: RowProps) {
  const { texts } = usePanel();
  const { finding, fix, isShared } = offer;
  const [layer] = finding.layers;
  const { shared, loses, others = [] } = fix;
  const { words } = texts.fixes;
  return (
    <li class={styles.row}>
      <TickBox isOn={isOn} onChoose={onTick}>
        <span class="strong">{finding.title}</span>
        <span class="quiet">
          {[screenName, layer && texts.results.layerAndMore(shownName(layer), finding.layers.length - 1)]
            .filter(Boolean)
            .join(" · ")}
        </span>
        <span>{fix.title}</span>
        <OfferPreview offer={offer} />
        {others.length > 0 && !isShared && (
          <span class="quiet">
            {texts.fixes.changesToo} {others.slice(0, MOST_NAMED).map(shownName).join(", ")}
            {others.length > MOST_NAMED && " …"}
          </span>
        )}
        {isShared && shared && <span class="quiet">{words.at[shared.kind](shared.name, shared.places)}</span>}
        {fix.isOfHints && <span class={styles.warn}>{words.hints}</span>}
        {loses && !(isShared && shared?.kind !== "component") && (
          <span class={styles.warn}>{words.loses(loses)}</span>
        )}
      </TickBox>
    </li>
  );
}

/**
 * Many fixes at once: each is told with its tick, and all that are ticked are made in one step. Those that hold by themselves
 * alone are opened where their findings are.
 */
export function FixesScreen() {
  const { state, commands, texts } = usePanel();
  const found = useManyFixes(state.fixing);
  const offers = useMemo(() => found && together(found), [found]);
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({});
  const atFirst = useMemo(() => tickedAtFirst(offers ?? [], state.fixing ?? []), [offers, state.fixing]);
  const isOn = (offer: OfferedFix): boolean => chosen[keyOfFix(offer)] ?? atFirst.has(offer);
  const ticked = (offers ?? []).filter(isOn);
  const apart = (found ?? []).filter(({ isApart }) => isApart);
  const names = headingNames(reviewsOf(state).map(({ report }) => report));
  const says = texts.fixes;
  const apply = () =>
    commands.makeFixes(ticked.map(({ finding, changes }) => ({ findingId: finding.id, changes })));
  const open = ({ frameId, finding }: OfferedFix) => {
    commands.showFixes(null);
    if (reviewsOf(state).length > 1) commands.showFrame(frameId);
    commands.openFinding({ key: finding.id, layers: finding.layers });
  };
  const foot = offers && offers.length > 0 && (
    <div class={styles.foot}>
      {ticked.length > 0 && (
        <Button isPrimary onClick={apply}>
          {says.apply(ticked.length)}
        </Button>
      )}
      <p class="quiet">{ticked.length > 0 ? says.undo : says.choose}</p>
    </div>
  );
  const kinds = [
    { ...says.kinds.safe, offers: (offers ?? []).filter(({ isSafe }) => isSafe) },
    { ...says.kinds.check, offers: (offers ?? []).filter(({ isSafe }) => !isSafe) },
    { ...says.kinds.apart, offers: apart },
  ];
  return (
    <InnerScreen name={says.many} back={{ name: says.back, go: () => commands.showFixes(null) }} foot={foot}>
      <p class={styles.said} aria-live="polite">
        {offers ? offers.length === 0 && says.none : says.trying}
      </p>
      {kinds.map(
        ({ title, text, offers: own }) =>
          own.length > 0 && (
            <section key={title}>
              <div class={styles.kind}>
                <h2 class="strong">{title}</h2>
                <p class="quiet">{text}</p>
                {own === apart &&
                  apart.map((offer) => (
                    <QuietButton key={keyOfFix(offer)} onClick={() => open(offer)}>
                      {offer.finding.title}
                    </QuietButton>
                  ))}
              </div>
              {own !== apart && (
                <ul>
                  {own.map((offer) => (
                    <Row
                      key={keyOfFix(offer)}
                      offer={offer}
                      screenName={names.size > 1 ? names.get(offer.frameId) : undefined}
                      isOn={isOn(offer)}
                      onTick={(on) => setChosen((last) => ({ ...last, [keyOfFix(offer)]: on }))}
                    />
                  ))}
                </ul>
              )}
            </section>
          ),
      )}
    </InnerScreen>
  );
}
