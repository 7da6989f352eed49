import { Hono, type Context } from "hono";
import { html } from "hono/html";
import type Stripe from "stripe";
import { PRESENT, PROVEN, type Holder } from "../billing/attempt.ts";
import { attachDecline, findCard, type CardOutcome } from "../cards.ts";
import { addMethod } from "../payment-methods.ts";
import type { World } from "../world.ts";
import type { BuyerDetails } from "../store.ts";
import { WRONG, type Wrong } from "./fields.ts";
import { answerNotFound, answerPage, typedForm } from "./layout.ts";
import type { Answer, Pages, Typed } from "./layout.ts";

/** How a page is shown again: what was typed, what is wrong with it, and why it was not paid. */
export interface Shown {
  readonly typed?: Typed;
  readonly wrong?: Wrong;
  readonly problem?: string;
}

/** The status of a page that is shown: something is wrong, or nothing. */
export const statusOf = ({ problem, wrong }: Shown): 200 | 422 =>
  problem || Object.keys(wrong ?? {}).length > 0 ? 422 : 200;

/** The card or account that somebody chose, and what they filled in besides. */
export interface Chosen {
  readonly method: Stripe.PaymentMethod;
  readonly details?: BuyerDetails | undefined;
}

/** A page that takes a card: the checkout, the portal, an invoice. */
export interface CardPage<T extends { readonly id: string }> {
  /** Such as `/pay`; the id follows. */
  readonly path: string;
  /** The path of its form, below that. */
  readonly form: string;
  /** The thing that is paid or looked after; an answer: there is nothing to do; undefined: there is none. */
  readonly find: (context: Context, id: string) => T | Answer | undefined;
  /** Where it leads in the end. */
  readonly leadsTo: (one: T) => readonly (string | null)[];
  readonly show: (context: Context, one: T, shown: Shown) => Answer;
  /** Reads the form. Nothing wrong and nothing chosen: it is shown again as it was typed. */
  readonly read: (one: T, typed: Typed) => Chosen | { readonly wrong: Wrong };
  /** Does what the card is for, if its bank lets it. */
  readonly use: (one: T, chosen: Chosen, holder: Holder) => CardOutcome;
  /** Where somebody is led when it is done. */
  readonly done: (one: T) => string;
}

/** Reads a card that is kept: one that is always declined is not. */
export function readKeptCard(world: World, typed: Typed): Chosen | { readonly wrong: Wrong } {
  const card = findCard(typed["card"] ?? "");
  if (!card)
    return {
      wrong: {
        card: typed["card"] ? WRONG.unknownCard : WRONG.needed,
      },
    };
  return attachDecline(card) ? { wrong: { card: WRONG.declined } } : { method: addMethod(world, card) };
}

const isAnswer = (found: object): found is Answer => found instanceof Response || found instanceof Promise;

/** The addresses of a page that takes a card, with the one on which a bank would ask for a proof. */
export function cardRoutes<T extends { readonly id: string }>(pages: Pages, page: CardPage<T>): Hono {
  const { world } = pages;
  const routes = new Hono();
  const addressOf = ({ id }: T): string => `${pages.base}${page.path}/${id}`;

  const withOne =
    (answer: (context: Context, one: T) => Answer) =>
    async (context: Context): Promise<Response> => {
      pages.settle();
      const found = page.find(context, context.req.param("id") ?? "");
      if (!found) return answerNotFound(context);
      return isAnswer(found) ? found : answer(context, found);
    };
  const withForm = (answer: (context: Context, one: T, typed: Typed) => Answer) =>
    withOne(async (context) => {
      const typed = await typedForm(context);
      if (!typed) return answerNotFound(context);
      // Another form may have come while this one was read.
      return withOne((_, one) => answer(context, one, typed))(context);
    });

  const use = async (
    context: Context,
    one: T,
    chosen: Chosen,
    holder: Holder,
    typed?: Typed,
  ): Promise<Response> => {
    const outcome = page.use(one, chosen, holder);
    const note = world.store.note(one.id);
    if (outcome.kind === "challenge") {
      note.challenged = chosen.method.id;
      if (chosen.details) note.details = chosen.details;
    }
    await pages.finish();
    if (outcome.kind === "challenge") return context.redirect(`${addressOf(one)}/authenticate`, 303);
    if (outcome.kind !== "declined") return context.redirect(page.done(one), 303);
    return page.show(context, one, {
      problem: WRONG.declined,
      ...(typed && { typed }),
    });
  };

  routes.get(
    `${page.path}/:id`,
    withOne((context, one) => page.show(context, one, {})),
  );
  routes.post(
    `${page.path}/:id${page.form}`,
    withForm(async (context, one, typed) => {
      const read = page.read(one, typed);
      if ("method" in read) return use(context, one, read, PRESENT, typed);
      await pages.finish();
      return page.show(context, one, { typed, wrong: read.wrong });
    }),
  );
  routes.get(
    `${page.path}/:id/authenticate`,
    withOne((context, one) =>
      answerPage(context, {
        title: "3-D Secure",
        isNarrow: true,
        leadsTo: page.leadsTo(one),
        body: html`<div class="sheet">
          <h1>3-D Secure</h1>
          <p class="quiet">A bank would ask here whether it is really you.</p>
          <form class="buttons" method="post" action="${addressOf(one)}/authenticate">
            <button class="main" type="submit" name="result" value="complete">Complete</button>
            <button type="submit" name="result" value="fail">Fail</button>
          </form>
        </div>`,
      }),
    ),
  );
  routes.post(
    `${page.path}/:id/authenticate`,
    withForm((context, one, { result }) => {
      const { challenged, details } = world.store.note(one.id);
      const method = challenged && world.store.find("payment_method", challenged);
      if (!method) return answerNotFound(context);
      if (result === "complete") return use(context, one, { method, details }, PROVEN);
      return page.show(context, one, {
        problem: "The card could not be confirmed. Try again, or take another card.",
      });
    }),
  );
  return routes;
}
