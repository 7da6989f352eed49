import { useMantineColorScheme } from "@mantine/core";
import { useFrontTexts } from "../../language/use-front-texts.ts";
import { useIsAlive } from "../../hydration/use-is-alive.ts";
import styles from "./theme-switch.module.css";
import { THEMES } from "./theme-memory.ts";

/** Light, dark, or as the system is. */
export function ThemeSwitch() {
  const texts = useFrontTexts();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const isAlive = useIsAlive();
  return (
    <select
      className={styles.theme}
      disabled={!isAlive}
      aria-label={texts.layout.footer.theme}
      value={isAlive ? colorScheme : "auto"}
      onChange={({ currentTarget }) =>
        setColorScheme(THEMES.find((theme) => theme === currentTarget.value) ?? "auto")
      }
    >
      {THEMES.map((theme) => (
        <option key={theme} value={theme}>
          {texts.layout.footer.themes[theme]}
        </option>
      ))}
    </select>
  );
}
