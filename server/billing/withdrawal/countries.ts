/** A country of buyers. */
interface Country {
  /** Where their days end; of several zones the one whose day ends last. */
  readonly zone: string;
  /**
   * Its public holidays beside those of everybody, also of a part of it, but for feasts that follow the moon: `5-1` of each
   * year, `E+1` a day after Easter Sunday, `O-2` one before the Orthodox, `5-25:1` the first Monday (0 is Sunday) from that
   * day on.
   */
  readonly holidays: string;
}

/** Countries, and the laws of their holidays. */
export const COUNTRIES: Readonly<Record<string, Country>> = {
  AT: { zone: "Europe/Vienna", holidays: "10-26" }, // Arbeitsruhegesetz § 7
  BE: { zone: "Europe/Brussels", holidays: "7-11 7-21 9-27 11-15" }, // Arrêté royal du 18 avril 1974, décrets des Communautés
  BG: { zone: "Europe/Sofia", holidays: "3-3 5-6 5-24 9-6 9-22 O-2 O+1" }, // Кодекс на труда, чл. 154
  CH: { zone: "Europe/Zurich", holidays: "1-2 3-1 3-19 4-1:4 4-8:4 6-23 6-29 8-1 9-5:4 9-16:1 9-22 9-25" }, // Bundesamt für Justiz: Gesetzliche Feiertage
  CY: { zone: "Asia/Nicosia", holidays: "3-25 4-1 10-1 10-28 O-48 O-2 O+1 O+2 O+50" }, // Τμήμα Δημόσιας Διοίκησης: Δημόσιες αργίες
  CZ: { zone: "Europe/Prague", holidays: "7-5 7-6 9-28 10-28 11-17" }, // zákon č. 245/2000 Sb.
  DE: { zone: "Europe/Berlin", holidays: "3-8 9-20 10-3 10-31 11-16:3" }, // Feiertagsgesetze der Länder
  DK: { zone: "Europe/Copenhagen", holidays: "6-5" }, // Lov om detailsalg fra butikker
  EE: { zone: "Europe/Tallinn", holidays: "2-24 6-23 6-24 8-20" }, // Pühade ja tähtpäevade seadus
  ES: {
    zone: "Atlantic/Canary",
    holidays:
      "2-28 3-1 3-19 4-23 5-2 5-17 5-30 5-31 6-9 6-24 6-28 7-25 7-28 8-5 9-2 9-8 9-11 9-15 9-17 10-9 10-12 12-3 12-6",
  }, // Real Decreto 2001/1983, art. 45, calendarios de las comunidades
  FI: { zone: "Europe/Helsinki", holidays: "6-19:5 12-6" }, // Laki säädettyjen määräaikain laskemisesta § 5
  FR: { zone: "Europe/Paris", holidays: "4-27 5-22 5-27 6-10 7-14 10-9 12-20" }, // Code du travail L3133-1, L3422-2
  GB: { zone: "Europe/London", holidays: "1-2 3-17 5-1:1 5-25:1 7-12 8-1:1 8-25:1 11-30" }, // Banking and Financial Dealings Act 1971
  GR: { zone: "Europe/Athens", holidays: "3-25 10-28 O-48 O-2 O+1 O+2 O+50" }, // ν. 4808/2021, άρθρο 60
  HR: { zone: "Europe/Zagreb", holidays: "5-30 6-22 8-5 11-18" }, // Zakon o blagdanima, NN 110/19
  HU: { zone: "Europe/Budapest", holidays: "3-15 8-20 10-23" }, // 2012. évi I. törvény 102. §
  IE: { zone: "Europe/Dublin", holidays: "2-1 2-1:1 3-17 5-1:1 6-1:1 8-1:1 10-25:1" }, // Organisation of Working Time Act 1997
  IS: { zone: "Atlantic/Reykjavik", holidays: "4-19:4 6-17 8-1:1" }, // lög nr. 88/1971
  IT: { zone: "Europe/Rome", holidays: "4-25 6-2 10-4" }, // legge 260/1949, legge 151/2025
  LT: { zone: "Europe/Vilnius", holidays: "2-16 3-11 6-24 7-6 11-2" }, // Darbo kodeksas 123 str.
  LU: { zone: "Europe/Luxembourg", holidays: "5-9 6-23" }, // Code du travail L.232-2
  LV: { zone: "Europe/Riga", holidays: "5-4 6-23 6-24 11-18" }, // Par svētku, atceres un atzīmējamām dienām
  MT: { zone: "Europe/Malta", holidays: "2-10 3-19 3-31 6-7 6-29 9-8 9-21 12-13" }, // National Holidays Act, Cap. 252
  NL: { zone: "Europe/Amsterdam", holidays: "4-26 4-27 5-5" }, // Algemene termijnenwet, artikel 3
  NO: { zone: "Europe/Oslo", holidays: "5-17" }, // Lov om 1. og 17. mai
  PL: { zone: "Europe/Warsaw", holidays: "5-3" }, // Ustawa o dniach wolnych od pracy
  PT: { zone: "Atlantic/Azores", holidays: "4-25 6-10 7-1 10-5 12-1 E-47" }, // Código do Trabalho, artigos 234 e 235
  RO: { zone: "Europe/Bucharest", holidays: "1-2 1-7 1-24 6-1 11-30 12-1 O-2 O+1 O+50" }, // Codul muncii, art. 139
  SE: { zone: "Europe/Stockholm", holidays: "6-6 6-19:5" }, // Lag (1930:173) om beräkning av lagstadgad tid, lag (1989:253)
  SI: { zone: "Europe/Ljubljana", holidays: "1-2 2-8 4-27 5-2 6-25 10-31" }, // Zakon o praznikih in dela prostih dnevih
  SK: { zone: "Europe/Bratislava", holidays: "7-5 8-29 9-1 9-15 11-17" }, // zákon č. 241/1993 Z. z.
  US: { zone: "Pacific/Honolulu", holidays: "1-15:1 2-15:1 5-25:1 6-19 7-4 9-1:1 10-8:1 11-22:4" }, // 5 U.S.C. 6103
};
