import { PRODUCT } from "../../../shared/product.ts";
import styles from "./brand.module.css";

/** The product's mark and name. */
export const Brand = () => (
  <div class={styles.brand}>
    <svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M1 8c1.7-3 4.1-4.5 7-4.5S13.3 5 15 8c-1.7 3-4.1 4.5-7 4.5S2.7 11 1 8Z" stroke-width="1.3" />
      <circle cx="8" cy="8" r="2.2" fill="currentColor" stroke="none" />
    </svg>
    {PRODUCT.name}
  </div>
);
