// The endpoints that the panel calls, and what reads house rules.
export { readTeamHouseRules } from "../../../shared/api/endpoints/house-rules.ts";
export { readConfig } from "../../../shared/api/endpoints/config.ts";
export {
  createInstallation,
  createLinkCode,
  disconnectSelf,
  readInstallation,
} from "../../../shared/api/endpoints/installations.ts";
export * from "../../../shared/api/endpoints/reviews.ts";
export { figmaId } from "../../../shared/api/fields.ts";
export { houseOf, readEntries } from "../../../shared/house-rules/entries.ts";
