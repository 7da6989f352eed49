import { Link } from "react-router-dom";
import { useLanguage } from "../../../language/use-language.ts";
import { drawingPath, rulePath } from "../../../paths.ts";
import { Drawing } from "../../rules/drawing.tsx";
import { GALLERY } from "./gallery.computed.ts";
import styles from "./gallery.module.css";

/** Faults as the engine frames them, each with the way to its rule. */
export function Gallery() {
  const language = useLanguage();
  return (
    <ul className={styles.gallery}>
      {GALLERY.map(({ id, title }) => (
        <li key={id}>
          <Drawing key={language} address={drawingPath(id, "bad", language)} />
          <Link to={rulePath(id)}>{title[language]}</Link>
        </li>
      ))}
    </ul>
  );
}
