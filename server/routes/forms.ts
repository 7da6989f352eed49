import { Hono, type Context } from "hono";
import { cors } from "hono/cors";
import { ApiError } from "../../shared/api/errors.ts";
import type { Language } from "../../shared/i18n/language.ts";
import { languageOfPath, pathIn } from "../../shared/site-language.ts";
import { FORM_FIELDS, FORM_IDS, HONEYPOT, type FormAnswer, type FormId } from "../../shared/api/forms.ts";
import type { Deps } from "../deps.ts";
import { checkFields, type Fields } from "../../shared/api/check-fields.ts";
import { storeForm } from "../forms/store-form.ts";
import { answerError } from "../http/answer-error.ts";
import { clientAddress } from "../http/caller/client-address.ts";
import { countHit } from "../http/caller/limits.ts";
import { MAX_BODY_BYTES } from "../../shared/api/endpoint.ts";
import { parseJson, readBytes, readJsonText } from "../http/body/read-body.ts";

const asText = (value: unknown): string =>
  typeof value === "string" ? value.trim() : typeof value === "number" ? String(value) : "";

async function readForm(context: Context, type: string): Promise<object> {
  const sent = new Response(await readBytes(context, MAX_BODY_BYTES), { headers: { "Content-Type": type } });
  const form = await sent.formData().catch((cause: unknown) => {
    throw new ApiError("invalid_input", { where: "body: is not a form", cause });
  });
  return Object.fromEntries(form);
}

/** The fields that were sent, as JSON or as a form. Only texts and numbers count; files do not. */
async function readFields(context: Context): Promise<Fields> {
  const type = context.req.header("Content-Type") ?? "";
  const isForm = /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type);
  const sent = isForm
    ? await readForm(context, type)
    : parseJson(await readJsonText(context, MAX_BODY_BYTES));
  if (typeof sent !== "object" || sent === null || Array.isArray(sent))
    throw new ApiError("invalid_input", { where: "body: must hold fields" });
  return Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, asText(value)]));
}

const PAGES: Readonly<Record<FormId, string>> = { contact: "/contact", opinion: "/your-opinion" };

/** The language of the page that a form was sent from. */
const languageOfForm = (context: Context): Language => {
  const from = context.req.header("Referer") ?? "";
  return URL.canParse(from) ? languageOfPath(new URL(from).pathname) : "en";
};

const wantsJson = (context: Context): boolean => /\bjson\b/.test(context.req.header("Accept") ?? "");

/** A browser that sent the form without a script is led back to a page. */
const thanks = (context: Context, form: FormId, isUnrewarded = false): Response => {
  const next = PAGES[form];
  return wantsJson(context)
    ? context.json({ ok: true, next, ...(isUnrewarded && { unrewarded: true }) } satisfies FormAnswer)
    : context.redirect(pathIn(languageOfForm(context), `${next}/sent`), 303);
};

const refuse = (context: Context, status: 400 | 404 | 413 | 415 | 422 | 429, answer: FormAnswer): Response =>
  context.json(answer, status);

/** The form service that comes along: Formspree's protocol, so that a hosted one can take its place. */
export function formRoutes(deps: Deps): Hono {
  const routes = new Hono();
  routes.use("/f/*", cors({ origin: "*", allowMethods: ["POST"], allowHeaders: ["Content-Type", "Accept"] }));

  routes.post("/f/:formId", async (context) => {
    const form = FORM_IDS.find((id) => id === context.req.param("formId"));
    if (!form)
      return refuse(context, 404, {
        error: "Form not found",
        errors: [{ code: "FORM_NOT_FOUND", message: "Form not found" }],
      });
    const fields = await readFields(context);
    if (fields[HONEYPOT]) return thanks(context, form);
    const errors = checkFields(FORM_FIELDS[form], fields);
    if (errors.length > 0) return refuse(context, 422, { error: "Validation errors", errors: [...errors] });
    const address = clientAddress(context, deps.env.TRUSTED_PROXIES);
    const waitS = await countHit(deps.db, "form by address", address);
    if (waitS > 0) {
      context.header("Retry-After", String(waitS));
      const message = "Too many messages from this address. Try again later.";
      return refuse(context, 429, { error: message, errors: [{ code: "TOO_MANY_REQUESTS", message }] });
    }
    return thanks(context, form, await storeForm(deps, form, { fields, address }));
  });

  routes.onError((error, context) => {
    if (!(error instanceof ApiError) || error.status >= 500) return answerError(error, context, deps.log);
    return refuse(context, error.status as 400, {
      error: error.message,
      errors: [{ code: error.code.toUpperCase(), message: error.message }],
    });
  });
  return routes;
}
