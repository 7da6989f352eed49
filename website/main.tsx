import "@fontsource-variable/inter/index.css";
import "@mantine/core/styles/baseline.css";
import "@mantine/core/styles/default-css-variables.css";
import "@mantine/core/styles/global.css";
import "@mantine/core/styles/UnstyledButton.css";
import "@mantine/core/styles/Avatar.css";
import "@mantine/core/styles/Burger.css";
import "@mantine/core/styles/Button.css";
import "@mantine/core/styles/CloseButton.css";
import "@mantine/core/styles/Combobox.css";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/Loader.css";
import "./look.css";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./app.tsx";
import { openLanguage, preferredLanguage, speak } from "./language/language.ts";

const language = openLanguage();
language.on("languageChanged", (spoken) => {
  document.documentElement.lang = spoken;
});

const site = (
  <StrictMode>
    <BrowserRouter>
      <App language={language} />
    </BrowserRouter>
  </StrictMode>
);

const root = document.querySelector("#root") as HTMLElement;
if (root.hasChildNodes()) hydrateRoot(root, site);
else createRoot(root).render(site);
// The HTML speaks English: another language takes over once the page is alive.
void speak(language, preferredLanguage());
