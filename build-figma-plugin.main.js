import { namingSite } from "./scripts/publish/naming-site.mjs";

/** The plugin's builder reads this file by its name and builds the main thread as it says. */
export default namingSite;
