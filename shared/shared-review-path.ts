/** The path on the site where whoever has a private link to a review sees it. */
export const sharedReviewPath = (token: string): string => `/shared/${token}`;
