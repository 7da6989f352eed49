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
import "@mantine/core/styles/Alert.css";
import "@mantine/core/styles/Anchor.css";
import "@mantine/core/styles/Checkbox.css";
import "@mantine/core/styles/Divider.css";
import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Modal.css";
import "@mantine/core/styles/ModalBase.css";
import "@mantine/core/styles/Notification.css";
import "@mantine/core/styles/Overlay.css";
import "@mantine/core/styles/Paper.css";
import "@mantine/core/styles/PasswordInput.css";
import "@mantine/core/styles/ActionIcon.css";
import "@mantine/core/styles/Progress.css";
import "@mantine/core/styles/ScrollArea.css";
import "@mantine/core/styles/Skeleton.css";
import "@mantine/core/styles/Text.css";
import "./look.css";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { languageOfPath, SITE_BASES } from "../shared/site-language.ts";
import { App } from "./app.tsx";
import { loadLanguage } from "./language/load-language.ts";

const language = languageOfPath(window.location.pathname);

const root = document.querySelector("#root") as HTMLElement;

// Not awaited at the top: the texts of a language come in a script that waits for this one.
void loadLanguage(language).then((spoken) => {
  const site = (
    <StrictMode>
      <BrowserRouter basename={SITE_BASES[language]}>
        <App spoken={spoken} />
      </BrowserRouter>
    </StrictMode>
  );
  if (root.hasChildNodes()) hydrateRoot(root, site);
  else createRoot(root).render(site);
  dispatchEvent(new Event("hearing"));
});
