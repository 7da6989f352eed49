import { useFormsTexts } from "../../forms/use-forms-texts.ts";
import styles from "./star-rating.module.css";

const STARS = ["1", "2", "3", "4", "5"] as const;

interface StarRatingProps {
  /** One of the stars, or empty. */
  readonly value: string;
  readonly fault: string | null;
  readonly onChange: (value: string) => void;
}

/** Five stars, as the radio buttons that they are: arrow keys choose. */
export function StarRating({ value, fault, onChange }: StarRatingProps) {
  const texts = useFormsTexts();
  return (
    <fieldset className={styles.rating}>
      <legend>
        {texts.opinion.rating} <span aria-hidden="true">*</span>
      </legend>
      <div className={styles.stars}>
        {STARS.map((star) => (
          <label key={star} data-filled={star <= value || undefined}>
            <input
              type="radio"
              name="rating"
              required
              value={star}
              checked={star === value}
              onChange={() => onChange(star)}
              aria-label={texts.opinion.stars({ count: Number(star) })}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="m12 2.800 2.850 5.900 6.350.850-4.650 4.500 1.150 6.450L12 17.400 6.300 20.500l1.150-6.450L2.800 9.550l6.350-.850z" />
            </svg>
          </label>
        ))}
      </div>
      {fault && <p className={styles.fault}>{fault}</p>}
    </fieldset>
  );
}
