import { icon, type IconName } from "../icons.ts";

const KINDS = {
  Primary: "bg-brand c-white",
  Secondary: "bg-white c-ink line-field",
  Text: "c-brand",
} as const;

/** An attribute that leads to another screen. */
const to = (screen: string): string => `data-to="${screen}"`;

export const dashboardButton = (
  kind: keyof typeof KINDS,
  label: string,
  { iconName, attributes = "" }: { readonly iconName?: IconName; readonly attributes?: string } = {},
): string =>
  `<div class="row center g8 h40 r8 ${kind === "Text" ? "" : "px16"} ${KINDS[kind]}" data-component="Button"
    data-variant="Kind=${kind}, State=Default, Icon=${iconName ? "Yes" : "No"}" ${attributes}>
    ${iconName ? icon(iconName, 20) : ""}<p class="t-strong nowrap" data-name="Label">${label}</p></div>`;

const iconButton = (name: IconName, label: string): string =>
  `<div class="row center w40 h40 r8 c-body" data-component="Icon button" data-variant="Size=Medium, State=Default"
    data-name="${label}">${icon(name, 20)}</div>`;

function navItem(label: string, iconName: IconName, isCurrent: boolean): string {
  const isLink = label === "Overview" || label === "Settings";
  return `<div class="row g12 h40 px12 r8 ${isCurrent ? "bg-dusk c-white" : "c-mist"}" data-component="Nav item"
    data-variant="State=${isCurrent ? "Current" : "Default"}" data-name="${label}" ${isLink ? to(label) : ""}>
    ${icon(iconName, 20)}<p class="t-medium" data-name="Label">${label}</p></div>`;
}

const NAVIGATION = [
  ["Overview", "grid"],
  ["Invoices", "document"],
  ["Customers", "people"],
  ["Reports", "chart"],
  ["Bank accounts", "bank"],
  ["Settings", "sliders"],
] as const;

const sidebar = (
  current: string,
): string => `<div class="col between bg-night w240 px16 py24" data-name="Sidebar">
  <div class="col g32" data-name="Top">
    <div class="row g12 px12" data-name="Product">
      <div class="row center w32 h32 r8 bg-brand c-white" data-name="Mark">${icon("document", 20)}</div>
      <p class="t-heading c-white">Invoicing</p></div>
    <div class="col g4" data-name="Navigation">
      ${NAVIGATION.map(([label, iconName]) => navItem(label, iconName, label === current)).join("")}</div>
  </div>
  <div class="col g8 p16 r12 bg-dusk" data-name="Plan">
    <p class="t-strong c-white">Team plan</p>
    <p class="t-small c-mist">34 of 50 invoices sent</p>
    <div class="row h8 rfull bg-night" data-name="Meter"><div class="h8 rfull bg-white" style="width:119px" data-name="Used"></div></div>
  </div>
</div>`;

const topBar = `<div class="row between h64 px32 bg-white under-line" data-name="Top bar">
  <div class="row g8 h40 px12 r8 bg-white line-field c-mute" data-component="Search field" data-name="Search" style="width:360px">
    ${icon("search", 20)}<p class="t-body c-mute fill" data-name="Placeholder">Search invoices and customers</p></div>
  <div class="row g8" data-name="Account">
    ${iconButton("help", "Help")}${iconButton("bell", "Notifications")}
    <div class="row center w40 h40 rfull bg-soft" data-component="Avatar" data-name="Avatar"><p class="t-strong c-brand" data-name="Initials">AC</p></div>
  </div>
</div>`;

/** A whole screen: navigation, top bar and content. */
export const shell = (name: string, content: string): string =>
  `<div class="row stretch bg-canvas clip" data-name="${name}" style="width:1440px">
    ${sidebar(name)}
    <div class="col fill" data-name="Main" style="align-self:flex-start">${topBar}
      <div class="col g24 p32" data-name="Content">${content}</div></div>
  </div>`;

/** A white card. */
export const dashboardCard = (name: string, content: string, classes = "g16", attributes = ""): string =>
  `<div class="col bg-white r12 p24 line-line ${classes}" data-name="${name}" ${attributes}>${content}</div>`;
