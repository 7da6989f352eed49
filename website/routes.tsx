import { lazy, type ComponentType } from "react";
import { pageScript } from "./hydration/page-script.ts";
import { ARTICLES } from "./pages/blog/articles.ts";
import { TOPICS } from "./pages/help/topics.ts";
import { RULE_IDS } from "./pages/rules/rule-ids.computed.ts";
import { LandingPage } from "./pages/landing/landing-page.tsx";
import {
  ARTICLE_PATTERN,
  articlePath,
  helpPath,
  PATHS,
  reviewPath,
  rulePath,
  sharedReviewPath,
} from "./paths.ts";

interface SiteRoute {
  /** A pattern of the router. */
  readonly path: string;
  readonly Page: ComponentType;
  /** The addresses of the pattern whose content is in the HTML: for search engines, and before any script runs. */
  readonly prerendered?: readonly string[];
  /** Search engines are not told of it. */
  readonly isUnlisted?: true;
}

const page = (load: () => Promise<{ readonly default: ComponentType }>) => lazy(pageScript(load));

/** Every page of the site. The landing page comes with the first script, the others when they are opened. */
export const ROUTES: readonly SiteRoute[] = [
  { path: PATHS.home, Page: LandingPage, prerendered: [PATHS.home] },
  {
    path: PATHS.login,
    Page: page(async () => ({ default: (await import("./pages/login/login-page.tsx")).LoginPage })),
    prerendered: [PATHS.login],
  },
  {
    path: PATHS.signUp,
    Page: page(async () => ({ default: (await import("./pages/sign-up/sign-up-page.tsx")).SignUpPage })),
    prerendered: [PATHS.signUp],
  },
  {
    path: PATHS.logout,
    Page: page(async () => ({ default: (await import("./pages/logout/logout-page.tsx")).LogoutPage })),
  },
  {
    path: PATHS.confirm,
    Page: page(async () => ({ default: (await import("./pages/confirm/confirm-page.tsx")).ConfirmPage })),
  },
  {
    path: PATHS.providerReturn,
    Page: page(async () => ({
      default: (await import("./pages/provider-return/provider-return-page.tsx")).ProviderReturnPage,
    })),
  },
  {
    path: PATHS.resetPassword,
    Page: page(async () => ({
      default: (await import("./pages/reset-password/reset-password-page.tsx")).ResetPasswordPage,
    })),
  },
  {
    path: PATHS.profile,
    Page: page(async () => ({ default: (await import("./pages/profile/profile-page.tsx")).ProfilePage })),
  },
  {
    path: PATHS.team,
    Page: page(async () => ({ default: (await import("./pages/team/team-page.tsx")).TeamPage })),
  },
  {
    path: PATHS.houseRules,
    Page: page(async () => ({
      default: (await import("./pages/house-rules/house-rules-page.tsx")).HouseRulesPage,
    })),
  },
  {
    path: PATHS.reviews,
    Page: page(async () => ({ default: (await import("./pages/reviews/reviews-page.tsx")).ReviewsPage })),
  },
  {
    path: reviewPath(":id"),
    Page: page(async () => ({ default: (await import("./pages/reviews/review-page.tsx")).ReviewPage })),
  },
  {
    path: sharedReviewPath(":id"),
    Page: page(async () => ({
      default: (await import("./pages/reviews/shared-review-page.tsx")).SharedReviewPage,
    })),
  },
  {
    path: PATHS.sampleReport,
    Page: page(async () => ({
      default: (await import("./pages/reviews/sample/sample-report-page.tsx")).SampleReportPage,
    })),
    prerendered: [PATHS.sampleReport],
  },
  {
    path: PATHS.rules,
    Page: page(async () => ({ default: (await import("./pages/rules/rules-page.tsx")).RulesPage })),
    prerendered: [PATHS.rules],
  },
  {
    path: rulePath(":id"),
    Page: page(async () => ({ default: (await import("./pages/rules/rule-page.tsx")).RulePage })),
    prerendered: RULE_IDS.map(rulePath),
  },
  {
    path: PATHS.help,
    Page: page(async () => ({ default: (await import("./pages/help/help-page.tsx")).HelpPage })),
    prerendered: [PATHS.help],
  },
  {
    path: helpPath(":id"),
    Page: page(async () => ({ default: (await import("./pages/help/topic-page.tsx")).TopicPage })),
    prerendered: TOPICS.map(helpPath),
  },
  {
    path: PATHS.changelog,
    Page: page(async () => ({
      default: (await import("./pages/changelog/changelog-page.tsx")).ChangelogPage,
    })),
    prerendered: [PATHS.changelog],
  },
  {
    path: PATHS.about,
    Page: page(async () => ({ default: (await import("./pages/about/about-page.tsx")).AboutPage })),
    prerendered: [PATHS.about],
  },
  {
    path: PATHS.careers,
    Page: page(async () => ({ default: (await import("./pages/careers/careers-page.tsx")).CareersPage })),
    prerendered: [PATHS.careers],
  },
  {
    path: PATHS.contact,
    Page: page(async () => ({ default: (await import("./pages/contact/contact-page.tsx")).ContactPage })),
    prerendered: [PATHS.contact],
  },
  {
    path: PATHS.opinion,
    Page: page(async () => ({ default: (await import("./pages/opinion/opinion-page.tsx")).OpinionPage })),
    prerendered: [PATHS.opinion],
  },
  {
    path: PATHS.contactSent,
    Page: page(async () => ({
      default: (await import("./pages/contact/contact-sent-page.tsx")).ContactSentPage,
    })),
    prerendered: [PATHS.contactSent],
    isUnlisted: true,
  },
  {
    path: PATHS.opinionSent,
    Page: page(async () => ({ default: (await import("./pages/opinion/opinion-thanks.tsx")).OpinionThanks })),
    prerendered: [PATHS.opinionSent],
    isUnlisted: true,
  },
  {
    path: PATHS.blog,
    Page: page(async () => ({ default: (await import("./pages/blog/blog-page.tsx")).BlogPage })),
    prerendered: [PATHS.blog],
  },
  {
    path: ARTICLE_PATTERN,
    Page: page(async () => ({ default: (await import("./pages/blog/article-page.tsx")).ArticlePage })),
    prerendered: ARTICLES.map(({ id }) => articlePath(id)),
  },
  {
    path: PATHS.privacy,
    Page: page(async () => ({ default: (await import("./pages/legal/legal-page.tsx")).PrivacyPage })),
    prerendered: [PATHS.privacy],
  },
  {
    path: PATHS.terms,
    Page: page(async () => ({ default: (await import("./pages/legal/legal-page.tsx")).TermsPage })),
    prerendered: [PATHS.terms],
  },
  {
    path: PATHS.legalNotice,
    Page: page(async () => ({
      default: (await import("./pages/legal/legal-notice-page.tsx")).LegalNoticePage,
    })),
    prerendered: [PATHS.legalNotice],
  },
  {
    path: PATHS.security,
    Page: page(async () => ({ default: (await import("./pages/legal/legal-page.tsx")).SecurityPage })),
    prerendered: [PATHS.security],
  },
  {
    path: PATHS.accessibility,
    Page: page(async () => ({ default: (await import("./pages/legal/legal-page.tsx")).AccessibilityPage })),
    prerendered: [PATHS.accessibility],
  },
  {
    path: "*",
    Page: page(async () => ({
      default: (await import("./pages/not-found/not-found-page.tsx")).NotFoundPage,
    })),
    prerendered: [PATHS.notFound],
    isUnlisted: true,
  },
];
