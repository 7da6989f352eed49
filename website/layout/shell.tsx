import { Suspense, useEffect, useRef } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { CookieBanner } from "./cookies/cookie-banner.tsx";
import { FloatingSignUp } from "./floating-sign-up.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header/header.tsx";
import { keepFocus } from "./keep-focus.ts";
import { LoadingOverlay } from "./arriving/loading-overlay.tsx";
import { MissingScript } from "./arriving/missing-script.tsx";
import { PageBoundary } from "./failure/page-boundary.tsx";
import styles from "./shell.module.css";
import { Splash } from "./arriving/splash.tsx";
import { isLeftBehind, noteAlive } from "../hydration/page-script.ts";
import { rememberLanguage } from "../language/remember-language.ts";
import { useLanguage } from "../language/use-language.ts";
import { startSession } from "../session/start-session.ts";

/**
 * Takes over for whoever reads the page, once it is alive: its HTML is for nobody in particular. It lies in the
 * part that is brought to life last.
 */
function Alive() {
  const language = useLanguage();
  useEffect(() => {
    noteAlive();
    startSession();
    rememberLanguage(language);
  }, [language]);
  return null;
}

/** A new page begins at its top, or at the section that its address names. */
function useScrollToPlace(): void {
  const { pathname, hash } = useLocation();
  const lastRef = useRef(pathname);
  useEffect(() => {
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (target) target.scrollIntoView();
    else if (lastRef.current !== pathname) window.scrollTo({ top: 0, behavior: "instant" });
    lastRef.current = pathname;
  }, [pathname, hash]);
}

/** The keyboard goes on from the content of a new page. */
function useFocusOnContent(): void {
  const { pathname } = useLocation();
  const lastRef = useRef(pathname);
  useEffect(() => {
    if (lastRef.current !== pathname) document.getElementById("content")?.focus({ preventScroll: true });
    lastRef.current = pathname;
  }, [pathname]);
}

/** The frame around every page: header, content and footer. */
export function Shell() {
  useScrollToPlace();
  useFocusOnContent();
  useEffect(keepFocus, []);
  const { pathname } = useLocation();
  return (
    <>
      <Header />
      <main id="content" tabIndex={-1} className={styles.content}>
        {/* Outside of what is made anew for each page: the last one stays until the next one is there. */}
        <Suspense key={String(isLeftBehind())}>
          <PageBoundary key={pathname}>
            <Outlet />
          </PageBoundary>
          <Alive />
        </Suspense>
      </main>
      <Footer />
      <FloatingSignUp />
      <CookieBanner />
      <LoadingOverlay />
      <MissingScript />
      <Splash />
    </>
  );
}
