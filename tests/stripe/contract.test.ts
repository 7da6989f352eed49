import { Stripe } from "stripe";
import { contract } from "./contract.ts";
import { openStandIn } from "./open-stand-in.ts";

contract("the stand-in", () => openStandIn());

const key = process.env["STRIPE_SECRET_KEY"];

// Only in test mode: nothing here may ever move money.
if (key?.startsWith("sk_test_"))
  contract("Stripe itself", async () => ({
    stripe: new Stripe(key, { maxNetworkRetries: 2 }),
    stop: async () => {},
  }));
