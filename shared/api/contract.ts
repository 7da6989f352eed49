import { deleteUser, exportAccount, readAccount } from "./endpoints/account.ts";
import { readAllowance } from "./endpoints/allowance.ts";
import { readConfig } from "./endpoints/config.ts";
import { readHealth, readReadiness } from "./endpoints/health.ts";
import {
  approveLinkCode,
  approveLinkCodeAtSignUp,
  createInstallation,
  createLinkCode,
  disconnectInstallation,
  disconnectSelf,
  linkOwnerAndUser,
  listInstallations,
  readInstallation,
  readLinkCode,
  unlinkFigma,
} from "./endpoints/installations.ts";
import {
  createReview,
  deleteReview,
  listReviews,
  listSharedLinks,
  readReview,
  readReviewPicture,
  readSharedPicture,
  readSharedReview,
  shareReview,
  withdrawSharedLink,
} from "./endpoints/reviews.ts";

/** Every address of the API, by the name under which the client calls it. */
export const CONTRACT = {
  readHealth,
  readReadiness,
  readConfig,
  createInstallation,
  createLinkCode,
  readInstallation,
  disconnectSelf,
  listInstallations,
  disconnectInstallation,
  readLinkCode,
  approveLinkCode,
  approveLinkCodeAtSignUp,
  linkOwnerAndUser,
  unlinkFigma,
  readAllowance,
  createReview,
  listReviews,
  readReview,
  deleteReview,
  readReviewPicture,
  shareReview,
  listSharedLinks,
  withdrawSharedLink,
  readSharedReview,
  readSharedPicture,
  readAccount,
  exportAccount,
  deleteUser,
} as const;
