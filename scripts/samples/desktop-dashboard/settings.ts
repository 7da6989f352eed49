import { icon, type IconName } from "../icons.ts";
import { dashboardButton, dashboardCard, shell } from "./parts.ts";

const header = `<div class="row between" data-name="Page header">
  <p class="t-title c-ink">Settings</p>
  <div class="row g12" data-name="Actions">${dashboardButton("Secondary", "Preview invoice")}${dashboardButton("Primary", "Save Changes")}</div>
</div>`;

const tab = (label: string, isCurrent: boolean): string =>
  `<div class="row h40 px4 ${isCurrent ? "" : "c-mute"}" data-component="Tab" data-variant="State=${isCurrent ? "Current" : "Default"}"
    data-name="${label}" ${isCurrent ? 'style="--stroke:inset 0 -2px 0 0 #3f3fd1"' : ""}>
    <p class="t-medium ${isCurrent ? "c-brand" : "c-mute"}" data-name="Label">${label}</p></div>`;

const tabs = `<div class="row g24 under-line" data-name="Tabs">
  ${tab("Company", true)}${tab("Team", false)}${tab("Invoices", false)}${tab("Notifications", false)}</div>`;

const error = `<div class="row g12 p16 r12 bg-rose c-red" data-name="Error">
  ${icon("alert", 20)}<p class="t-strong c-red fill" data-name="Error text">Oops! Something went wrong.</p></div>`;

const field = (label: string, value: string, iconName?: IconName): string =>
  `<div class="col g8 fill" data-component="Text field" data-variant="State=Default, Icon=${iconName ? "Yes" : "No"}" data-name="${label} field">
    <p class="t-strong c-ink" data-name="Field label">${label}</p>
    <div class="row g8 h40 px12 r8 bg-white line-field c-mute" data-name="Box">
      <p class="t-body c-ink fill" data-name="Value">${value}</p>${iconName ? icon(iconName, 20) : ""}</div>
  </div>`;

const company = dashboardCard(
  "Company",
  `<p class="t-heading c-ink">Company</p>
  <p class="t-body c-body" data-name="Company text">These details stand at the top of every invoice and every reminder that you send, and customers see them in the payment page too, so keep them the same as in your trade register entry.</p>
  <div class="row g24 start" data-name="Row">${field("Company name", "Market workshop")}${field("VAT number", "FR 40 123 456 824")}</div>
  <div class="row g24 start" data-name="Row">${field("Billing address", "24 Harbour Street, Leeds")}${field("Label", "LS1 4AB")}</div>
  <div class="row g16" data-name="Logo">
    <div class="row center w56 h56 r12 bg-soft c-brand" data-name="Logo picture">${icon("document", 28)}</div>
    <div class="col start" data-name="Logo text"><p class="t-strong c-ink">Company logo</p><p class="t-small c-mute">PNG or SVG, at most 2 MB</p></div>
    ${dashboardButton("Secondary", "Upload logo")}
  </div>`,
  "g24",
);

const toggle = (name: string, detail: string, isOn: boolean): string =>
  `<div class="row g16 py16" data-component="Switch row" data-variant="State=${isOn ? "On" : "Off"}" data-name="${name}">
    <div class="col g4 fill" data-name="Text"><p class="t-strong c-ink">${name}</p><p class="t-body c-mute">${detail}</p></div>
    <div class="row w44 h24 p2 rfull ${isOn ? "last bg-brand" : "bg-field"}" data-name="Switch"><div class="w20 h20 rfull bg-white" data-name="Knob"></div></div>
  </div>`;

const divider = '<div class="h1 bg-line" data-name="Divider"></div>';

const reminders = dashboardCard(
  "Reminders",
  `<div class="row between" data-name="Header"><p class="t-heading c-ink">Reminders</p>${dashboardButton("Secondary", "Send test invoice", { iconName: "mail" })}</div>
  <div class="col" data-name="Switches">
    ${toggle("Before the due date", "Three days before, by email", true)}${divider}
    ${toggle("On the due date", "In the morning, by email", true)}${divider}
    ${toggle("After the due date", "Each week until the invoice is paid", false)}
  </div>`,
  "g8 fill",
);

const member = (initials: string, role: string, access: string): string =>
  `<div class="row g12 py12" data-component="Member row" data-name="${role}">
    <div class="row center w40 h40 rfull bg-soft" data-component="Avatar" data-name="Avatar"><p class="t-strong c-brand" data-name="Initials">${initials}</p></div>
    <div class="col fill" data-name="Text"><p class="t-strong c-ink">${role}</p><p class="t-body c-mute">${access}</p></div>
    <div class="row center w40 h40 r8 c-body" data-component="Icon button" data-variant="Size=Medium, State=Default" data-name="More">${icon("more", 20)}</div>
  </div>`;

const team = dashboardCard(
  "Team",
  `<div class="row between" data-name="Header"><p class="t-heading c-ink">Team</p>${dashboardButton("Secondary", "Add member", { iconName: "plus" })}</div>
  <div class="col" data-name="Members">${member("AC", "Accountant", "Can edit everything")}${divider}
    ${member("SA", "Sales", "Can create invoices")}${divider}${member("AU", "Auditor", "Can view reports")}</div>`,
  "g8 fill",
);

/** Company details, reminders and the team. */
export const settings = shell(
  "Settings",
  `${header}${tabs}${error}${company}<div class="row g24 stretch" data-name="Columns">${reminders}${team}</div>`,
);
