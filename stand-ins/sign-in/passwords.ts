import { randomBytes, scryptSync, timingSafeEqual } from "node:crypto";

/** Keeps passwords as hashes, each with its salt. */
export interface Passwords {
  readonly hash: (password: string) => string;
  /** True for the password of a hash; of an account without one, or with one of another kind, nothing is right. */
  readonly isRight: (password: string, hash: string | null) => boolean;
}

/** Passwords that take `cost` (a power of two) to guess, and as long to hash: scrypt's N. */
export function openPasswords(cost = 2 ** 14): Passwords {
  const derive = (password: string, salt: string): Buffer => scryptSync(password, salt, 32, { cost });
  return {
    hash: (password) => {
      const salt = randomBytes(16).toString("hex");
      return `scrypt:${salt}:${derive(password, salt).toString("hex")}`;
    },
    isRight: (password, hash) => {
      const [kind, salt = "", derived = ""] = (hash ?? "").split(":");
      return kind === "scrypt" && timingSafeEqual(derive(password, salt), Buffer.from(derived, "hex"));
    },
  };
}
