import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify<string, Buffer, number, Buffer>(scrypt);

const BYTES = 32;

/** The hash of a password, with its salt. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `scrypt:${salt.toString("hex")}:${(await derive(password, salt, BYTES)).toString("hex")}`;
}

/** True for the password of a hash; of an account without one, or with one of another kind, nothing is right. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [kind, salt = "", derived = ""] = (hash ?? "").split(":");
  if (kind !== "scrypt") return false;
  return timingSafeEqual(
    await derive(password, Buffer.from(salt, "hex"), BYTES),
    Buffer.from(derived, "hex"),
  );
}
