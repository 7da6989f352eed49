import { useMantineColorScheme } from "@mantine/core";
import { Segments } from "../../components/segments/segments.tsx";
import { useFrontTexts } from "../../language/use-front-texts.ts";
import { useIsAlive } from "../../hydration/use-is-alive.ts";
import { THEMES, type SiteTheme } from "./theme-memory.ts";

/** A screen, the sun, the moon. */
const SIGNS: Readonly<Record<SiteTheme, string>> = {
  auto: "M2 3h12v8H2zM6 14h4M8 11v3",
  light:
    "M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6M8 1v1.500M8 13.500V15M1 8h1.500M13.500 8H15M3 3l1 1M12 12l1 1M3 13l1-1M12 4l1-1",
  dark: "M13.500 9.500A6 6 0 0 1 6.500 2.500a6 6 0 1 0 7 7z",
};

const Sign = ({ theme, word }: { readonly theme: SiteTheme; readonly word: string }) => (
  <>
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.500"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={SIGNS[theme]} />
    </svg>
    <span className="visually-hidden">{word}</span>
  </>
);

/** Light, dark, or as the system is. */
export function ThemeSwitch() {
  const { theme: label, themes } = useFrontTexts().layout.footer;
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const isAlive = useIsAlive();
  return (
    <Segments
      name="theme"
      label={label}
      values={THEMES}
      chosen={isAlive ? colorScheme : null}
      words={{
        auto: <Sign theme="auto" word={themes.auto} />,
        light: <Sign theme="light" word={themes.light} />,
        dark: <Sign theme="dark" word={themes.dark} />,
      }}
      onChoose={setColorScheme}
    />
  );
}
