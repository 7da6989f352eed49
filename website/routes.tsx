import { lazy, type ComponentType } from "react";
import { LandingPage } from "./pages/landing/landing-page.tsx";
import { PATHS } from "./paths.ts";

interface SiteRoute {
  /** A pattern of the router. */
  readonly path: string;
  readonly Page: ComponentType;
  /** The addresses of the pattern whose content is in the HTML: for search engines, and before any script runs. */
  readonly prerendered?: readonly string[];
}

/** Every page of the site. The landing page comes with the first script, the others when they are opened. */
export const ROUTES: readonly SiteRoute[] = [
  { path: PATHS.home, Page: LandingPage, prerendered: [PATHS.home] },
  {
    path: "*",
    Page: lazy(async () => ({ default: (await import("./pages/not-found/not-found-page.tsx")).NotFoundPage })),
  },
];
