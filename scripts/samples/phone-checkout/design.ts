import type { SampleDesign } from "../design.ts";
import { cart } from "./cart.ts";
import { checkout } from "./checkout.ts";
import { confirmation } from "./confirmation.ts";
import { checkoutTheme } from "./theme.ts";

/** A shop's checkout on a phone. */
export const phoneCheckout: SampleDesign = {
  slug: "phone-checkout",
  name: "Market – phone checkout",
  page: "Checkout",
  theme: checkoutTheme,
  screens: [checkout, cart, confirmation],
};
