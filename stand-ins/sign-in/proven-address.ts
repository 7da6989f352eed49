/** The answer of a provider, as the sign-in service may see it. */
interface Seen {
  readonly response: Response;
  /** True when the person has no address there that the provider has verified. */
  readonly isUnproven: boolean;
}

type Json = Readonly<Record<string, unknown>>;

const keep = (response: Response): Seen => ({ response, isUnproven: false });

const keepIf = (isProven: boolean, response: Response): Seen =>
  isProven ? keep(response) : { response: Response.json({ error: "email_not_verified" }), isUnproven: true };

/** The claims of an identity token about the person; the service checks its signature. */
function claimsIn(idToken: string): Json {
  const payload = Buffer.from(idToken.split(".")[1] ?? "", "base64url").toString();
  return JSON.parse(payload) as Json;
}

const isVerified = ({ email_verified, verified_email }: Json): boolean =>
  email_verified === true || verified_email === true;

/** How the answers are read that name a person's addresses. */
const READERS: Readonly<Record<string, (response: Response) => Promise<Seen>>> = {
  // The main address alone counts: the others may belong to other accounts of ours.
  "https://api.github.com/user/emails": async (response) => {
    const addresses = (await response.json()) as readonly Json[];
    const own = addresses.filter(({ primary, verified }) => primary === true && verified === true);
    return { response: Response.json(own), isUnproven: own.length === 0 };
  },
  "https://oauth2.googleapis.com/token": async (response) => {
    const { id_token: idToken } = (await response.clone().json()) as Json;
    return typeof idToken === "string" ? keepIf(isVerified(claimsIn(idToken)), response) : keep(response);
  },
  "https://www.googleapis.com/userinfo/v2/me": async (response) =>
    keepIf(isVerified((await response.clone().json()) as Json), response),
};

/**
 * Keeps addresses that the provider has not verified from the embedded sign-in service. It would open an account under
 * such an address, or one without any, and take a later sign-in with that address for the same person.
 */
export async function provenAddressOnly(address: string, response: Response): Promise<Seen> {
  const read = READERS[address];
  return read && response.ok ? read(response) : keep(response);
}
