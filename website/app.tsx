import { MantineProvider } from "@mantine/core";
import type { i18n } from "i18next";
import { I18nextProvider } from "react-i18next";
import { Route, Routes } from "react-router-dom";
import { Shell } from "./layout/shell.tsx";
import { themeMemory } from "./layout/theme/theme-memory.ts";
import { ROUTES } from "./routes.tsx";
import { Toasts } from "./layout/toasts.tsx";
import { THEME } from "./theme.ts";

const MEMORY = themeMemory();

/** The whole site, inside a router. */
export const App = ({ language }: { readonly language: i18n }) => (
  <I18nextProvider i18n={language}>
    <MantineProvider theme={THEME} defaultColorScheme="auto" colorSchemeManager={MEMORY}>
      <Toasts />
      <Routes>
        <Route element={<Shell />}>
          {ROUTES.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
        </Route>
      </Routes>
    </MantineProvider>
  </I18nextProvider>
);
