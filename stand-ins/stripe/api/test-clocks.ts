import * as z from "zod";
import { cancelSubscription } from "../billing/cancel.ts";
import { settleInvoice } from "../billing/settle.ts";
import { setFields } from "../change.ts";
import { endpoint, type StripeEndpoint } from "../calls/endpoint.ts";
import { newId } from "../ids.ts";
import { paginate } from "../calls/paginate.ts";
import { LIST, textParam, whole } from "../calls/params.ts";
import { badRequest } from "../calls/stripe-error.ts";
import { DAY_S } from "../../../shared/time-lengths.ts";

const KIND = "test_helpers.test_clock";
const PATH = "/v1/test_helpers/test_clocks";
const MONTH = 30 * DAY_S;

export const TEST_CLOCKS: readonly StripeEndpoint[] = [
  endpoint(
    "POST",
    PATH,
    { frozen_time: whole.pipe(z.number().min(0)), name: textParam.optional() },
    (world, params) => {
      const now = world.clock.now();
      return world.store.add({
        id: newId("clock"),
        object: KIND,
        created: now,
        deletes_after: now + MONTH,
        frozen_time: params.frozen_time,
        livemode: false,
        name: params.name ?? null,
        status: "ready",
        status_details: {},
      });
    },
  ),
  endpoint("GET", `${PATH}/:id`, {}, ({ store }, _, id) => store.get(KIND, id("id"))),
  endpoint("GET", PATH, LIST, ({ store }, page) => paginate(store.list(KIND), page, PATH)),
  endpoint("POST", `${PATH}/:id/advance`, { frozen_time: whole }, (world, { frozen_time }, id) => {
    const clock = world.store.get(KIND, id("id"));
    if (frozen_time <= clock.frozen_time)
      throw badRequest("The `frozen_time` must be after the current time of the test clock.", {
        param: "frozen_time",
      });
    settleInvoice(world, frozen_time, clock.id);
    setFields(clock, { frozen_time });
    world.emit("test_helpers.test_clock.ready", clock);
    return clock;
  }),
  endpoint("DELETE", `${PATH}/:id`, {}, (world, _, id) => {
    const clock = world.store.get(KIND, id("id"));
    for (const customer of world.store.list("customer").filter(({ test_clock }) => test_clock === clock.id)) {
      for (const subscription of world.store.list("subscription"))
        if (subscription.customer === customer.id && !subscription.ended_at)
          cancelSubscription(world, subscription, { reason: "cancellation_requested" });
      world.store.note(customer.id).isDeleted = true;
    }
    world.store.remove(clock.id);
    return { id: clock.id, object: KIND, deleted: true };
  }),
];
