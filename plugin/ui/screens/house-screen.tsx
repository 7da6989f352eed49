import { InnerScreen } from "../components/basics/screen-head.tsx";
import { Notice } from "../components/basics/notice.tsx";
import { NoEngine } from "../components/frame/failures.tsx";
import { HousePrinciples } from "../components/house/house-principles.tsx";
import { HouseValues } from "../components/house/house-values.tsx";
import { HouseWords } from "../components/house/house-words.tsx";
import { HouseOfTeam } from "../components/house/house-parts.tsx";
import { ReadOnlyLine } from "../components/kept/read-only-line.tsx";
import { usePanel } from "../state/use-panel.ts";
import styles from "./settings-screen.module.css";

export function HouseScreen() {
  const { commands, texts, engineFailure } = usePanel();
  const back = { name: texts.house.back, go: commands.showSettings };
  return (
    <InnerScreen name={texts.house.heading} back={back} foot={<Notice />}>
      <ReadOnlyLine />
      <div class={styles.settings}>
        <p class="quiet">{texts.house.text}</p>
      </div>
      {engineFailure && <NoEngine />}
      <HouseOfTeam />
      <HouseWords />
      <HouseValues />
      <HousePrinciples />
    </InnerScreen>
  );
}
