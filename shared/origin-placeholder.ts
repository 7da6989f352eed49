/**
 * Stands for the origin of the site in pages that are rendered at build, when it is not known yet. The server writes its
 * own address instead. A name that nobody can have: https://www.rfc-editor.org/rfc/rfc2606#section-2
 */
export const ORIGIN_PLACEHOLDER = "https://origin.invalid";
