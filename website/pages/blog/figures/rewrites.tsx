import type { ReactNode } from "react";
import { useBlogTexts } from "../use-blog-texts.ts";
import { Figure } from "./figure.tsx";
import styles from "./rewrites.module.css";

interface RewritesProps {
  readonly rows: readonly { readonly before: string; readonly after: string }[];
  readonly children: ReactNode;
}

/** Texts as they often are, and as they could be. */
export function Rewrites({ rows, children }: RewritesProps) {
  const texts = useBlogTexts();
  return (
    <Figure caption={children}>
      <table className={styles.rewrites}>
        <thead>
          <tr>
            <th scope="col">{texts.figures.before}</th>
            <th scope="col">{texts.figures.after}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ before, after }) => (
            <tr key={before}>
              <td>{before}</td>
              <td>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Figure>
  );
}
