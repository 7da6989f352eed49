import { Anchor } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { Box, SceneNode } from "../../../../shared/scene/scene.ts";
import { useFrontTexts } from "../../../language/use-front-texts.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { helpPath } from "../../../paths.ts";
import { checkout, FIXED } from "../demo/checkout.ts";
import { SceneDrawing } from "../demo/scene-drawing.tsx";
import { LandingSection } from "../section.tsx";
import { BY_HOUSE, type HouseFinding } from "./house.computed.ts";
import { HOUSE } from "./house-rules.ts";
import styles from "./house-section.module.css";

const MARGIN_PX = 8;
const ROOM_PX = 12;

/** The part of the screen around a layer, as wide as the screen: no line above or below it is cut. */
const partAround = ({ y, height }: Box, screen: Box): Box => ({
  x: MARGIN_PX,
  y: y - ROOM_PX,
  width: screen.width - 2 * MARGIN_PX,
  height: height + 2 * ROOM_PX,
});

const flat = (node: SceneNode): readonly SceneNode[] => [node, ...(node.children ?? []).flatMap(flat)];

/** A finding by a rule of the house, on the screen that was judged. */
function Found({ finding: { title, fix, layerId } }: { readonly finding: HouseFinding }) {
  const language = useLanguage();
  const [screen] = checkout({ language, note: FIXED }).frames;
  const layer = screen && flat(screen).find(({ id }) => id === layerId);
  if (!layer) return null;
  return (
    <>
      <div className={styles.picture}>
        <SceneDrawing
          screen={screen}
          label={title}
          part={partAround(layer.box, screen.box)}
          lit={[layerId]}
        />
      </div>
      <p className={styles.fix}>{fix}</p>
    </>
  );
}

interface HouseRuleProps {
  readonly kind: string;
  readonly rule: ReactNode;
  readonly children: ReactNode;
}

const HouseRule = ({ kind, rule, children }: HouseRuleProps) => (
  <li>
    <h3>{kind}</h3>
    <p className={styles.rule}>{rule}</p>
    {children}
  </li>
);

/** It keeps to the rules of a team: one word, one value and one principle of them. */
export function HouseSection() {
  const { house: texts } = useFrontTexts().landing;
  const language = useLanguage();
  const { word, value } = BY_HOUSE[language];
  const { words, values } = HOUSE[language];
  const [own] = words;
  return (
    <LandingSection id="house" tone="shade" heading={texts.heading} lead={texts.lead}>
      <ul className={styles.rules}>
        <HouseRule
          kind={texts.word}
          rule={
            <>
              <s>{own?.never[0]}</s> → {own?.say}
            </>
          }
        >
          <Found finding={word} />
        </HouseRule>
        <HouseRule kind={texts.value} rule={texts.sizes({ sizes: values.fontSizes.join(", ") })}>
          <Found finding={value} />
        </HouseRule>
        <HouseRule kind={texts.principle} rule={texts.example}>
          <p className={styles.fix}>{texts.principleText}</p>
        </HouseRule>
      </ul>
      <Anchor component={Link} to={helpPath("house-rules")}>
        {texts.more}
      </Anchor>
    </LandingSection>
  );
}
