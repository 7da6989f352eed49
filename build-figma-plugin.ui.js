import { namingSite } from "./scripts/publish/naming-site.mjs";

/** The plugin's builder reads this file by its name and builds the panel as it says. */
export default namingSite;
