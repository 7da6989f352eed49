import type { Design } from "../design.ts";
import { overview } from "./overview.ts";
import { settings } from "./settings.ts";
import { theme } from "./theme.ts";

/** An invoicing dashboard on a desktop. */
export const desktopDashboard: Design = {
  slug: "desktop-dashboard",
  name: "Invoicing – desktop dashboard",
  page: "Dashboard",
  theme,
  screens: [overview, settings],
};
