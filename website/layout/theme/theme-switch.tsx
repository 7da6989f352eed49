import { useMantineColorScheme } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useIsAlive } from "../../hydration/use-is-alive.ts";
import styles from "./theme-switch.module.css";
import { THEMES } from "./theme-memory.ts";

/** Light, dark, or as the system is. */
export function ThemeSwitch() {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const isAlive = useIsAlive();
  return (
    <select
      className={styles.theme}
      disabled={!isAlive}
      aria-label={t("layout.footer.theme")}
      value={isAlive ? colorScheme : "auto"}
      onChange={({ currentTarget }) =>
        setColorScheme(THEMES.find((theme) => theme === currentTarget.value) ?? "auto")
      }
    >
      {THEMES.map((theme) => (
        <option key={theme} value={theme}>
          {t(`layout.footer.themes.${theme}`)}
        </option>
      ))}
    </select>
  );
}
