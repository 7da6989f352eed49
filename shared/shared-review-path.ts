/** Where on the site whoever has a private link to a review sees it. */
export const sharedReviewPath = (token: string): string => `/shared/${token}`;
