import { Burger } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useAtomValue } from "jotai";
import { useEffect, useRef } from "react";
import { useFrontTexts } from "../../language/use-front-texts.ts";
import { Link, useLocation } from "react-router-dom";
import { Logo } from "../../components/logo.tsx";
import { OtherLanguages } from "../../language/language-switch.tsx";
import { useStagePath } from "../../language/use-stage-path.ts";
import { PATHS } from "../../paths.ts";
import { sessionAtom } from "../../session/session.ts";
import { AccountLinks } from "./account-links.tsx";
import styles from "./header.module.css";
import { useScrolledPast, useScrollProgress } from "../use-scroll.ts";

/** The header is laid over the page: it gets a ground of its own once the page moves below it. */
const GROUND_FROM_PX = 10;

const MENU_ID = "site-menu";

function Progress() {
  const percent = useScrollProgress();
  return <progress className={styles.progress} max={100} value={percent} aria-hidden="true" />;
}

function SectionLinks() {
  const texts = useFrontTexts();
  const stage = useStagePath();
  return (
    <>
      <Link to={PATHS.features}>{texts.layout.footer.features}</Link>
      <Link to={PATHS.rules}>{texts.layout.footer.rules}</Link>
      <Link to={PATHS.blog}>{texts.layout.footer.blog}</Link>
      <Link to={PATHS.pricing}>{texts.layout.footer.pricing}</Link>
      <Link to={PATHS.help}>{texts.layout.footer.help}</Link>
      <a href={stage}>{texts.layout.footer.tryIt}</a>
    </>
  );
}

/** Logo, sections, and the way in or to one's profile. */
export function Header() {
  const texts = useFrontTexts();
  const isScrolled = useScrolledPast(GROUND_FROM_PX);
  const [isOpen, { toggle, close }] = useDisclosure(false);
  const { key } = useLocation();
  const isSignedIn = useAtomValue(sessionAtom).status === "signed-in";
  useEffect(close, [key, close]);
  const burgerRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const closeByKey = ({ key: pressed }: KeyboardEvent): void => {
      if (pressed !== "Escape") return;
      close();
      burgerRef.current?.focus();
    };
    document.addEventListener("keydown", closeByKey);
    return () => document.removeEventListener("keydown", closeByKey);
  }, [isOpen, close]);
  return (
    <header
      className={styles.header}
      data-scrolled={isScrolled || isOpen || undefined}
      data-signed-in={isSignedIn || undefined}
    >
      <a className={styles.skip} href="#content">
        {texts.layout.skip}
      </a>
      <div className={styles.bar}>
        <Logo />
        <nav className={styles.sections} aria-label={texts.layout.menu.label}>
          <SectionLinks />
        </nav>
        <div className={styles.account}>
          <OtherLanguages />
          <AccountLinks />
        </div>
        <Burger
          ref={burgerRef}
          className={styles.burger ?? ""}
          opened={isOpen}
          onClick={toggle}
          size="sm"
          aria-label={isOpen ? texts.layout.menu.close : texts.layout.menu.open}
          aria-expanded={isOpen}
          aria-controls={MENU_ID}
        />
      </div>
      <div id={MENU_ID} className={styles.menu} hidden={!isOpen}>
        <nav aria-label={texts.layout.menu.label}>
          <SectionLinks />
        </nav>
        <AccountLinks />
        <OtherLanguages />
      </div>
      <Progress />
    </header>
  );
}
