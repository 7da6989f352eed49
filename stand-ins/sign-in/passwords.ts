import { randomBytes, scryptSync, timingSafeEqual } from "node:crypto";

const derive = (password: string, salt: string): Buffer => scryptSync(password, salt, 32);

/** The hash of a password, with its salt. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16).toString("hex");
  return `scrypt:${salt}:${derive(password, salt).toString("hex")}`;
}

/** True for the password of a hash; of an account without one, or with one of another kind, nothing is right. */
export function isPassword(password: string, hash: string | null): boolean {
  const [kind, salt = "", derived = ""] = (hash ?? "").split(":");
  return kind === "scrypt" && timingSafeEqual(derive(password, salt), Buffer.from(derived, "hex"));
}
