import type { Design } from "../design.ts";
import { cart } from "./cart.ts";
import { checkout } from "./checkout.ts";
import { confirmation } from "./confirmation.ts";
import { theme } from "./theme.ts";

/** A shop's checkout on a phone. */
export const phoneCheckout: Design = {
  slug: "phone-checkout",
  name: "Market – phone checkout",
  page: "Checkout",
  theme,
  screens: [checkout, cart, confirmation],
};
