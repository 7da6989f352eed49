import { useFrontTexts } from "../../../language/use-front-texts.ts";
import { Link } from "react-router-dom";
import { useLanguage } from "../../../language/use-language.ts";
import { drawingPath, rulePath } from "../../../paths.ts";
import { Drawing } from "../../rules/drawing.tsx";
import { GALLERY } from "./gallery.computed.ts";
import styles from "./gallery.module.css";

/** Faults as the engine frames them, each with how often its rule was right, and the way to it. */
export function Gallery() {
  const texts = useFrontTexts();
  const language = useLanguage();
  const format = new Intl.NumberFormat(language);
  return (
    <ul className={styles.gallery}>
      {GALLERY.map(({ id, title, right, read }) => (
        <li key={id}>
          <Drawing key={language} address={drawingPath(id, "bad", language)} />
          <p className={styles.share}>
            {texts.landing.accuracy.share({ part: format.format(right), whole: format.format(read) })}
            <span>{texts.landing.accuracy.ofRule}</span>
          </p>
          <Link className="whole" to={rulePath(id)}>
            {title[language]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
