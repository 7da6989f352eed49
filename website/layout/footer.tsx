import { useFrontTexts } from "../language/use-front-texts.ts";
import { Link } from "react-router-dom";
import type { LAYOUT_EN } from "../../shared/i18n/site/layout.en.ts";
import { Logo } from "../components/logo.tsx";
import { LanguageSwitch } from "../language/language-switch.tsx";
import { ThemeSwitch } from "./theme/theme-switch.tsx";
import { PATHS } from "../paths.ts";
import styles from "./footer.module.css";

interface LinkColumn {
  readonly title: "product" | "company" | "legal";
  readonly links: readonly (keyof typeof PATHS & keyof typeof LAYOUT_EN.footer)[];
}

const COLUMNS: readonly LinkColumn[] = [
  {
    title: "product",
    links: ["features", "audience", "pricing", "help", "sampleReport", "rules", "changelog", "opinion"],
  },
  { title: "company", links: ["about", "blog", "careers", "contact"] },
  { title: "legal", links: ["privacy", "terms", "security", "accessibility", "legalNotice"] },
];

function Column({ title, links }: LinkColumn) {
  const texts = useFrontTexts();
  return (
    <div>
      <h2 className={styles.title}>{texts.layout.footer[title]}</h2>
      <ul className={styles.links}>
        {links.map((key) => (
          <li key={key}>
            <Link to={PATHS[key]}>{texts.layout.footer[key]}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

const YEAR = new Date().getFullYear();

/** Every way on from a page, the language, and whose site it is. */
export function Footer() {
  const texts = useFrontTexts();
  return (
    <footer className={styles.footer} aria-label={texts.layout.footer.label}>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <Logo />
          <p>{texts.layout.footer.tagline}</p>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
        {COLUMNS.map((column) => (
          <Column key={column.title} {...column} />
        ))}
      </div>
      <p className={styles.rights}>{texts.layout.footer.rights({ year: YEAR })}</p>
    </footer>
  );
}
