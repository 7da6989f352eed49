import type { ReactNode } from "react";
import { useTexts } from "../../../language/use-texts.ts";
import { Figure } from "./figure.tsx";
import styles from "./rewrites.module.css";

interface RewritesProps {
  readonly rows: readonly { readonly before: string; readonly after: string }[];
  readonly children: ReactNode;
}

/** Texts as they often are, and as they could be. */
export function Rewrites({ rows, children }: RewritesProps) {
  const texts = useTexts();
  return (
    <Figure caption={children}>
      <table className={styles.rewrites}>
        <thead>
          <tr>
            <th scope="col">{texts.blog.figures.before}</th>
            <th scope="col">{texts.blog.figures.after}</th>
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
