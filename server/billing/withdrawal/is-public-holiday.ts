import { DAY_MS } from "../../../shared/time-lengths.ts";

/**
 * Holidays of so many countries that they are given to everybody: `5-1` of each year, `E+1` a day after Easter Sunday,
 * `O-2` one before the Orthodox, `5-25:1` the first Monday (0 is Sunday) from that day on.
 */
const EVERYWHERE = "1-1 1-6 5-1 5-8 8-15 11-1 11-11 12-8 12-24 12-25 12-26 12-31 E-3 E-2 E+1 E+39 E+50 E+60";

/** Days that a country has besides, and by which law; also those of a part of it, but for feasts that follow the moon. */
const BY_COUNTRY: Readonly<Record<string, string>> = {
  AT: "10-26", // Arbeitsruhegesetz § 7
  BE: "7-11 7-21 9-27 11-15", // Arrêté royal du 18 avril 1974, décrets des Communautés
  BG: "3-3 5-6 5-24 9-6 9-22 O-2 O+1", // Кодекс на труда, чл. 154
  CH: "1-2 3-1 3-19 4-1:4 4-8:4 6-23 6-29 8-1 9-5:4 9-16:1 9-22 9-25", // Bundesamt für Justiz: Gesetzliche Feiertage
  CY: "3-25 4-1 10-1 10-28 O-48 O-2 O+1 O+2 O+50", // Τμήμα Δημόσιας Διοίκησης: Δημόσιες αργίες
  CZ: "7-5 7-6 9-28 10-28 11-17", // zákon č. 245/2000 Sb.
  DE: "3-8 9-20 10-3 10-31 11-16:3", // Feiertagsgesetze der Länder
  DK: "6-5", // Lov om detailsalg fra butikker
  EE: "2-24 6-23 6-24 8-20", // Pühade ja tähtpäevade seadus
  ES: "2-28 3-1 3-19 4-23 5-2 5-17 5-30 5-31 6-9 6-24 6-28 7-25 7-28 8-5 9-2 9-8 9-11 9-15 9-17 10-9 10-12 12-3 12-6", // Real Decreto 2001/1983, art. 45, calendarios de las comunidades
  FI: "6-19:5 12-6", // Laki säädettyjen määräaikain laskemisesta § 5
  FR: "4-27 5-22 5-27 6-10 7-14 10-9 12-20", // Code du travail L3133-1, L3422-2
  GB: "1-2 3-17 5-1:1 5-25:1 7-12 8-1:1 8-25:1 11-30", // Banking and Financial Dealings Act 1971
  GR: "3-25 10-28 O-48 O-2 O+1 O+2 O+50", // ν. 4808/2021, άρθρο 60
  HR: "5-30 6-22 8-5 11-18", // Zakon o blagdanima, NN 110/19
  HU: "3-15 8-20 10-23", // 2012. évi I. törvény 102. §
  IE: "2-1 2-1:1 3-17 5-1:1 6-1:1 8-1:1 10-25:1", // Organisation of Working Time Act 1997
  IS: "4-19:4 6-17 8-1:1", // lög nr. 88/1971
  IT: "4-25 6-2 10-4", // legge 260/1949, legge 151/2025
  LT: "2-16 3-11 6-24 7-6 11-2", // Darbo kodeksas 123 str.
  LU: "5-9 6-23", // Code du travail L.232-2
  LV: "5-4 6-23 6-24 11-18", // Par svētku, atceres un atzīmējamām dienām
  MT: "2-10 3-19 3-31 6-7 6-29 9-8 9-21 12-13", // National Holidays Act, Cap. 252
  NL: "4-26 4-27 5-5", // Algemene termijnenwet, artikel 3
  NO: "5-17", // Lov om 1. og 17. mai
  PL: "5-3", // Ustawa o dniach wolnych od pracy
  PT: "4-25 6-10 7-1 10-5 12-1 E-47", // Código do Trabalho, artigos 234 e 235
  RO: "1-2 1-7 1-24 6-1 11-30 12-1 O-2 O+1 O+50", // Codul muncii, art. 139
  SE: "6-6 6-19:5", // Lag (1930:173) om beräkning av lagstadgad tid, lag (1989:253)
  SI: "1-2 2-8 4-27 5-2 6-25 10-31", // Zakon o praznikih in dela prostih dnevih
  SK: "7-5 8-29 9-1 9-15 11-17", // zákon č. 241/1993 Z. z.
  US: "1-15:1 2-15:1 5-25:1 6-19 7-4 9-1:1 10-8:1 11-22:4", // 5 U.S.C. 6103
};

/** Where holidays that fall on a weekend are had on the Monday and, after two, on the Tuesday. */
const MAKE_UP = new Set(["BG", "ES", "GB", "IE", "LV", "US"]);

/** Easter Sunday, as days since 1970 in milliseconds: the methods of Meeus. */
const EASTER: Readonly<Record<string, (year: number) => number>> = {
  E: (year) => {
    const a = year % 19;
    const b = Math.floor(year / 100);
    const c = year % 100;
    const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
    const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
    const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
    return Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1);
  },
  O: (year) => {
    const d = (19 * (year % 19) + 15) % 30;
    const f = d + ((2 * (year % 4) + 4 * (year % 7) - d + 34) % 7) + 114;
    return Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1 + 13); // the Julian calendar is 13 days behind until 2099
  },
};

function dayOf(rule: string, year: number): number {
  const easter = EASTER[rule.slice(0, 1)];
  if (easter) return easter(year) + Number(rule.slice(1)) * DAY_MS;
  const [month = 1, day = 1, weekday] = rule.split(/[-:]/).map(Number);
  const from = Date.UTC(year, month - 1, day);
  return weekday === undefined ? from : from + ((weekday - new Date(from).getUTCDay() + 7) % 7) * DAY_MS;
}

/** True for a day, in milliseconds since 1970, that is a public holiday in a country, or somewhere in it. */
export function isPublicHoliday(dayMs: number, country: string): boolean {
  const rules = `${EVERYWHERE} ${BY_COUNTRY[country] ?? ""}`.trim().split(" ");
  const isOne = (day: number): boolean =>
    rules.some((rule) => dayOf(rule, new Date(day).getUTCFullYear()) === day);
  const weekday = new Date(dayMs).getUTCDay();
  const sinceFriday = [1, 2, 3].slice(0, weekday + 1).filter((days) => isOne(dayMs - days * DAY_MS));
  const isMadeUp = MAKE_UP.has(country) && (weekday === 1 || weekday === 2) && sinceFriday.length >= weekday;
  return isMadeUp || isOne(dayMs);
}
