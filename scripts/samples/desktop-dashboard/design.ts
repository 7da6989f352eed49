import type { SampleDesign } from "../design.ts";
import { overview } from "./overview.ts";
import { settings } from "./settings.ts";
import { dashboardTheme } from "./theme.ts";

/** An invoicing dashboard on a desktop. */
export const desktopDashboard: SampleDesign = {
  slug: "desktop-dashboard",
  name: "Invoicing – desktop dashboard",
  page: "Dashboard",
  theme: dashboardTheme,
  screens: [overview, settings],
};
