import { list } from "../list.ts";

/** Units that stand behind a number, in lower case. Other short words there are things that are counted, “3 free”. */
export const UNITS: ReadonlySet<string> = list(
  "%, xp, pt, pts, px, dp, rem, em, kg, mg, lb, lbs, oz, km, cm, mm, mi, ft, yd, ml, cl, dl, min, mins, sec, secs, ms",
  "kcal, cal, kj, kwh, kw, mah, mph, kmh, bpm, rpm, fps, db, hz, khz, mhz, ghz, mp, ppm, dpi, ppi",
  "usd, eur, gbp, chf, inr, brl, btc, eth",
);
