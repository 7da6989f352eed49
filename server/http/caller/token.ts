import { hash, randomBytes } from "node:crypto";

/** Tells an installation's token from a person's, and lets scanners for leaked secrets know it. */
const PREFIX = "regard_";

/** A new secret of 256 bit. */
export const newToken = (): string => PREFIX + randomBytes(32).toString("base64url");

export const isOwnToken = (token: string): boolean => token.startsWith(PREFIX);

/** The hash that is kept of a secret: one has too many bits to be guessed, so a fast hash is enough. */
export const hashToken = (token: string): Buffer => hash("sha256", token, "buffer");
