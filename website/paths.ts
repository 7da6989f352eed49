import { findInterval, PLAN_NAMES, type Interval, type PlanName } from "../shared/plans.ts";

/** Every address of the site, once: links are made from these. */
export const PATHS = {
  home: "/",
  features: "/#features",
  audience: "/#whoisitfor",
  pricing: "/#pricing",
  stage: "/try",
  login: "/login",
  logout: "/logout",
  signUp: "/signup",
  resetPassword: "/reset-password",
  confirm: "/auth/confirm",
  providerReturn: "/auth/return",
  profile: "/profile",
  reviews: "/reviews",
  team: "/team",
  houseRules: "/house-rules",
  sampleReport: "/sample-report",
  changelog: "/changelog",
  opinion: "/your-opinion",
  help: "/help",
  rules: "/rules",
  rulesData: "/rules.json",
  feed: "/feed.xml",
  about: "/about",
  blog: "/blog",
  careers: "/careers",
  contact: "/contact",
  contactSent: "/contact/sent",
  opinionSent: "/your-opinion/sent",
  privacy: "/privacy-policy",
  terms: "/terms-of-service",
  legalNotice: "/legal-notice",
  security: "/security",
  accessibility: "/accessibility",
  /** The page of every address that there is none for. */
  notFound: "/404",
} as const;

/** The query for a plan and how often it is paid: `?plan=pro&interval=year`; by the month, without an interval. */
export const planQuery = (plan: PlanName, interval: Interval): string =>
  `?plan=${plan}${interval === "month" ? "" : `&interval=${interval}`}`;

/** The sign-up that leads on to a plan. */
export const signUpFor = (plan: PlanName, interval: Interval = "month"): string =>
  `${PATHS.signUp}${planQuery(plan, interval)}`;

/** The form to write to us, with a subject. */
export const contactAbout = (subject: string): string =>
  `${PATHS.contact}?${new URLSearchParams({ subject }).toString()}`;

export const helpPath = (id: string): string => `${PATHS.help}/${id}`;

export const rulePath = (id: string): string => `${PATHS.rules}/${id}`;

/** The drawing of a rule’s example in a language, with its slip or without. */
export const drawingPath = (rule: string, which: "bad" | "good", language: string): string =>
  `/drawings/${rule}.${which}.${language}.svg`;

/** The pattern of the addresses of articles. */
export const ARTICLE_PATTERN = `${PATHS.blog}/:id`;

export const articlePath = (id: string): string => `${PATHS.blog}/${encodeURIComponent(id)}`;

export const reviewPath = (id: string): string => `${PATHS.reviews}/${id}`;

export { sharedReviewPath } from "../shared/shared-review-path.ts";

/** Where a provider sends people back to, on their way to a page of the site. */
export const returnPath = (next: string): string =>
  `${PATHS.providerReturn}?${new URLSearchParams({ next }).toString()}`;

/** The plan that an address asks for; null when it names none of ours. */
export const planIn = (search: URLSearchParams): PlanName | null =>
  PLAN_NAMES.find((name) => name === search.get("plan")) ?? null;

/** The page of an invitation to a team. */
export const invitePath = (token: string): string =>
  `${PATHS.team}?${new URLSearchParams({ invite: token }).toString()}`;

/** How often the plan of an address is to be paid. */
export const intervalIn = (search: URLSearchParams): Interval =>
  findInterval(search.get("interval") ?? "") ?? "month";

/**
 * Where to go on to after signing in. Only an address of this site: what comes from outside may lead anywhere
 * (`//elsewhere`, `/\elsewhere`, `javascript:`).
 */
export function safePath(wanted: string | null | undefined, origin: string): string | null {
  if (!wanted?.startsWith("/")) return null;
  try {
    const { origin: actual, pathname, search, hash } = new URL(wanted, origin);
    const isOurs = actual === origin && !/^\/[/\\]/.test(decodeURIComponent(pathname));
    return isOurs ? `${pathname}${search}${hash}` : null;
  } catch {
    return null;
  }
}
