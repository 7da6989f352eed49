import { useTranslation } from "react-i18next";
import { FREE_TRIAL_REVIEWS, PLANS, type Interval } from "../../../../shared/plans.ts";
import styles from "./price-table.module.css";
import { usePerReview } from "../../../language/use-per-review.ts";

/** Features that everybody has, with a plan or without. */
const ALIKE = ["live", "aspects", "fixes", "history", "links"] as const;

/** The plans side by side. */
export function PriceTable({ interval }: { readonly interval: Interval }) {
  const { t } = useTranslation();
  const perReview = usePerReview();
  const included = (
    <>
      <span aria-hidden="true">●</span>
      <span className="visually-hidden">{t("landing.table.yes")}</span>
    </>
  );
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption>{t("landing.table.caption")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("landing.table.everybody")}</th>
            <th scope="col">{t("landing.table.free")}</th>
            {PLANS.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t("landing.table.reviews")}</th>
            <td>{t("landing.table.trial", { count: FREE_TRIAL_REVIEWS })}</td>
            {PLANS.map(({ id, requests }) => (
              <td key={id}>{requests}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t("landing.table.each")}</th>
            <td>–</td>
            {PLANS.map((plan) => (
              <td key={plan.id}>{perReview(plan, interval)}</td>
            ))}
          </tr>
          {ALIKE.map((key) => (
            <tr key={key}>
              <th scope="row">{t(`landing.table.${key}`)}</th>
              <td>{included}</td>
              {PLANS.map(({ id }) => (
                <td key={id}>{included}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
