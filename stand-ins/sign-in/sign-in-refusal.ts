/** A refusal, with the status and the code by which the client of hosted Supabase tells it. */
export class SignInRefusal extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}
