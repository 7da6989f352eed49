import { Link } from "react-router-dom";
import { PRODUCT } from "../../shared/product.ts";
import { PATHS } from "../paths.ts";
import styles from "./logo.module.css";

/** The eye of the product. */
export const LogoMark = ({ sizePx = 28 }: { readonly sizePx?: number }) => (
  <svg viewBox="0 0 32 32" width={sizePx} height={sizePx} fill="none" aria-hidden="true">
    <rect width="32" height="32" rx="8" fill="#4f46c8" />
    <path
      d="M5.500 16c3-5 6.500-7.500 10.500-7.500s7.500 2.500 10.500 7.500c-3 5-6.500 7.500-10.500 7.500S8.500 21 5.500 16Z"
      stroke="#fff"
      strokeWidth="2.200"
      strokeLinejoin="round"
    />
    <circle cx="16" cy="16" r="3.600" fill="#fff" />
  </svg>
);

/** Mark and name: the way home. */
export const Logo = () => (
  <Link to={PATHS.home} className={styles.logo}>
    <LogoMark />
    {PRODUCT.name}
  </Link>
);
