import { MantineProvider } from "@mantine/core";
import { Route, Routes } from "react-router-dom";
import { SpokenContext, type Spoken } from "./language/spoken.ts";
import { Shell } from "./layout/shell.tsx";
import { themeMemory } from "./layout/theme/theme-memory.ts";
import { ROUTES } from "./routes.tsx";
import { Toasts } from "./components/toasts/toasts.tsx";
import { THEME } from "./theme.ts";

const MEMORY = themeMemory();

/** The whole site, inside a router. */
export const App = ({ spoken }: { readonly spoken: Spoken }) => (
  <SpokenContext value={spoken}>
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
  </SpokenContext>
);
