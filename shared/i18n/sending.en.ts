import { PRODUCT } from "../product.ts";

/**
 * The data that leaves the machine, who receives it, what it costs and how long it stays: said before the click
 * that sends and in the privacy policy, in these words, and in the manifest in short. Whoever changes what is sent or kept
 * changes them.
 */
export const SENDING_EN = {
  live: "Live checks run on your machine and send nothing.",
  what: "A review sends the layers of the selected screens (names, texts, styles, variables, shapes of icons), and a picture of each where it fits. It also includes the names of the file and the page, and what you say the screens are for and who uses them. Your choices (aspects, level, platform, language, house rules, other settings) go with it, and the findings you dismissed there, with your reasons.",
  who: "The first request sends the id and name of your Figma user, so that an account can be connected.",
  question: "A question sends its screen in the same way, with your words, and stays with its review.",
  service: `${PRODUCT.name} receives all of this and saves the review with its pictures.`,
  /** All of it in a line, right above the button: `provider` as below, null where there is none. */
  short: (provider: string | null, isFirst: boolean) =>
    `Sends layers, texts and pictures to ${PRODUCT.name}${provider === null ? "" : ` and ${provider}`}${
      isFirst ? `, your Figma name and id to ${PRODUCT.name} alone` : ""
    }.`,
  /** `provider`: who runs the model; null where that is not known yet, and is named in the panel. */
  provider: (provider: string | null) =>
    `For a second opinion or a question, ${provider ?? "the provider of its model, named in the panel before you send,"} receives layers, texts and pictures. It also receives what was measured, what the screens are for and who uses them, and the principles of your house rules, but neither that name nor that id. It is asked to store nothing.`,
  cost: "Only reviews with a second opinion count towards your plan. Reviews without one are free and unlimited; failed ones are never counted.",
  kept: "Reviews made without an account stay 90 days, those of an account until you delete them or the account. The id and name stay until a year after the last use, those of a connected plugin as long as the account. That a plugin or an account has used free reviews stays noted; of a network address, as a hash, for 30 days.",
};

export type SendingTexts = typeof SENDING_EN;
