import * as z from "zod";
import { DAY_S } from "../../../shared/time-lengths.ts";
import { settleDue } from "../billing/settle-due.ts";
import { setFields } from "../change.ts";
import { CREATED, endpoint, keeping, listing, reading, type StripeEndpoint } from "../calls/endpoint.ts";
import { textParam, whole } from "../calls/params.ts";
import { badRequest } from "../calls/stripe-error.ts";
import { newId } from "../ids.ts";
import { deleteCustomer } from "./customers.ts";

const KIND = "test_helpers.test_clock";
const CLOCKS = "/v1/test_helpers/test_clocks";

/** The events, and clocks of customers' own, by which a test lets things happen. */
export const TIME: readonly StripeEndpoint[] = [
  listing("event", "/v1/events", {
    created: CREATED,
    // `customer.subscription.*` stands for all that begin so.
    type: keeping(textParam, ({ type }, wanted) =>
      wanted.endsWith("*") ? type.startsWith(wanted.slice(0, -1)) : type === wanted,
    ),
  }),

  endpoint("POST", CLOCKS, { frozen_time: whole.pipe(z.number().min(0)) }, (world, { frozen_time }) => {
    const created = world.clock.now();
    return world.store.add({
      id: newId("clock"),
      object: KIND,
      created,
      deletes_after: created + 30 * DAY_S,
      frozen_time,
      livemode: false,
      name: null,
      status: "ready",
      status_details: {},
    });
  }),
  reading(KIND, CLOCKS),
  endpoint("POST", `${CLOCKS}/:id/advance`, { frozen_time: whole }, (world, { frozen_time }, id) => {
    const clock = world.store.get(KIND, id);
    if (frozen_time <= clock.frozen_time)
      throw badRequest("The `frozen_time` must be after the current time of the test clock.", {
        param: "frozen_time",
      });
    settleDue(world, frozen_time, id);
    setFields(clock, { frozen_time });
    world.emit("test_helpers.test_clock.ready", clock);
    return clock;
  }),
  endpoint("DELETE", `${CLOCKS}/:id`, {}, (world, _, id) => {
    const clock = world.store.get(KIND, id);
    for (const customer of world.store.list("customer"))
      if (customer.test_clock === clock.id) deleteCustomer(world, customer.id);
    world.store.remove(id);
    return { id, object: KIND, deleted: true };
  }),
];
