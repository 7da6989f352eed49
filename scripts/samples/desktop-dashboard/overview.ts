import { icon, type IconName } from "../icons.ts";
import { lineChart, ring } from "./charts.ts";
import { dashboardButton, dashboardCard, shell } from "./parts.ts";
import { invoiceTable } from "./table.ts";

const header = `<div class="row between" data-name="Page header">
  <div class="col g4 start" data-name="Titles"><p class="t-title c-ink">Overview</p>
    <p class="c-mute" style="font-size:13px;line-height:20px" data-name="Subtitle">1 August 2025 to 12 January 2026, all accounts</p></div>
  <div class="row g12" data-name="Actions">
    ${dashboardButton("Secondary", "Last 6 months", { iconName: "calendar" })}
    ${dashboardButton("Primary", "Export report", { iconName: "download" })}
    ${dashboardButton("Primary", "New invoice", { iconName: "plus" })}
  </div>
</div>`;

const notice = `<div class="row g12 p16 r12 bg-rose c-red" data-name="Notice">
  ${icon("alert", 20)}
  <p class="t-strong c-red fill" data-name="Notice text">THREE INVOICES ARE OVERDUE, PLEASE SEND A REMINDER TODAY</p>
  <p class="t-strong c-red underline" data-name="Notice link" data-to="Settings">Learn more</p>
</div>`;

interface Metric {
  readonly name: string;
  readonly value: string;
  readonly change: string;
  readonly iconName: IconName;
  readonly tint: string;
}

const METRICS: readonly Metric[] = [
  {
    name: "Invoiced",
    value: "€155,000",
    change: "12% more than the half-year before",
    iconName: "document",
    tint: "bg-soft c-brand",
  },
  {
    name: "Paid",
    value: "€128,000",
    change: "9% more than the half-year before",
    iconName: "check",
    tint: "bg-mint c-green",
  },
  {
    name: "Due",
    value: "€18,600",
    change: "14 invoices in the next 30 days",
    iconName: "calendar",
    tint: "bg-sand c-brown",
  },
  {
    name: "Overdue",
    value: "€8,400",
    change: "3 invoices, the oldest 24 days",
    iconName: "alert",
    tint: "bg-rose c-red",
  },
];

const metric = ({ name, value, change, iconName, tint }: Metric, index: number): string =>
  `<div class="col g12 p24 r12 bg-white line-line abs" data-name="Metric ${name}"
    style="left:${index * 288}px;top:${name === "Due" ? 2 : 0}px;width:272px">
    <div class="row between" data-name="Header"><p class="t-medium c-mute">${name}</p>
      <div class="row center w32 h32 r8 ${tint}" data-name="Badge">${icon(iconName, 20)}</div></div>
    <div class="col" data-name="Figures"><p class="t-figure c-ink">${value}</p><p class="t-small c-mute">${change}</p></div>
  </div>`;

const metrics = `<div class="free" data-name="Metrics" style="height:144px">${METRICS.map(metric).join("")}</div>`;

const legend = (name: string, color: string): string =>
  `<div class="row g8" data-name="Legend ${name}"><div class="w12 rfull ${color}" style="height:3px" data-name="Stroke"></div>
    <p class="t-small c-body">${name}</p></div>`;

const chart = dashboardCard(
  "Invoiced and paid",
  `<div class="row between" data-name="Header"><p class="t-heading c-ink">Invoiced and paid</p>
    <div class="row g16" data-name="Legend">${legend("Invoiced", "bg-brand")}${legend("Paid", "bg-teal")}</div></div>
  ${lineChart}`,
  "g24 fill",
);

const share = (name: string, count: string, amount: string, color: string): string =>
  `<div class="row g8" data-name="Share ${name}"><div class="w10 h10 rfull ${color}" data-name="Dot"></div>
    <p class="t-body c-body fill">${name}</p><p class="t-body c-mute">${count}</p><p class="t-strong c-ink right w72">${amount}</p></div>`;

const shares = dashboardCard(
  "Amounts by status",
  `<p class="t-heading c-ink">Amounts by status</p>
  <div class="row center" data-name="Ring row"><div class="free" data-name="Ring and total" style="width:144px;height:144px">${ring}
    <div class="col mid abs" data-name="Total" style="left:28px;top:46px;width:88px"><p class="t-figure c-ink" style="font-size:24px">€155k</p><p class="t-small c-mute">invoiced</p></div></div></div>
  <div class="col g8" data-name="Shares">${share("Paid", "117", "€128,000", "bg-teal")}${share("Due", "14", "€18,600", "bg-amber")}${share("Overdue", "3", "€8,400", "bg-coral")}</div>`,
  "g24",
  'style="width:352px"',
);

/** The main screen: figures, charts and the latest invoices. */
export const overview = shell(
  "Overview",
  `${header}${notice}${metrics}<div class="row g24 stretch" data-name="Charts">${chart}${shares}</div>${invoiceTable}`,
);
