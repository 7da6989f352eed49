import cart from "./cart.webp";
import checkout from "./checkout.webp";
import confirmation from "./confirmation.webp";
import overview from "./overview.webp";
import settings from "./settings.webp";

/** Pictures of the screens of the samples, by their names: a sample that changes wants its picture anew. */
export const SAMPLE_PICTURES: Readonly<Record<string, string>> = {
  Checkout: checkout,
  Cart: cart,
  Confirmation: confirmation,
  Overview: overview,
  Settings: settings,
};
