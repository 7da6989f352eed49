import { icon } from "../icons.ts";
import { dashboardButton, dashboardCard } from "./parts.ts";

interface Invoice {
  readonly number: string;
  readonly customer: string;
  readonly issued: string;
  readonly due: string;
  readonly status: "Paid" | "Due" | "Overdue";
  readonly amount: string;
}

const INVOICES: readonly Invoice[] = [
  {
    number: "2026-0134",
    customer: "Corner bakery",
    issued: "12 Jan 2026",
    due: "11 Feb 2026",
    status: "Due",
    amount: "€1,240.00",
  },
  {
    number: "2026-0133",
    customer: "Dental practice",
    issued: "9 Jan 2026",
    due: "8 Feb 2026",
    status: "Paid",
    amount: "€3,875.00",
  },
  {
    number: "2026-0132",
    customer: "Bicycle workshop",
    issued: "8 Jan 2026",
    due: "7 Feb 2026",
    status: "Due",
    amount: "€612.50",
  },
  {
    number: "2025-0131",
    customer: "Garden centre",
    issued: "12/05/2025",
    due: "4 Jan 2026",
    status: "Overdue",
    amount: "€2,090.00",
  },
  {
    number: "2025-0130",
    customer: "Language school",
    issued: "3 Dec 2025",
    due: "2 Jan 2026",
    status: "Paid",
    amount: "€1,530.00",
  },
];

const TINTS = { Paid: "bg-mint c-green", Due: "bg-sand c-brown", Overdue: "bg-rose c-red" } as const;

const COLUMNS = {
  number: 132,
  customer: 0,
  issued: 140,
  due: 140,
  status: 128,
  amount: 128,
  actions: 72,
} as const;

/** A text as wide as its column, or all that is left for the column without a width. */
function text(column: keyof typeof COLUMNS, characters: string, style = "t-body c-body"): string {
  const width = COLUMNS[column];
  const size = width === 0 ? "" : `style="width:${width}px"`;
  return `<p class="${style} ${width === 0 ? "fill" : ""}" ${size}>${characters}</p>`;
}

const HEADINGS = [
  ["number", "Invoice"],
  ["customer", "Customer"],
  ["issued", "Issued"],
  ["due", "Due"],
  ["status", "Status"],
  ["amount", "Amount"],
  ["actions", "Actions"],
] as const;

const isRight = (column: keyof typeof COLUMNS): boolean => column === "amount" || column === "actions";

const header = `<div class="row g16 h40 px12 bg-canvas r8" data-name="Header row">
  ${HEADINGS.map(([column, label]) => text(column, label, `t-tag c-mute ${isRight(column) ? "right" : ""}`)).join("")}
</div>`;

const action = (name: "eye" | "pen" | "download", label: string): string =>
  `<div class="row center w20 h20 c-mute" data-component="Icon button" data-variant="Size=Small, State=Default"
    data-name="${label}" data-to="Settings">${icon(name, 18)}</div>`;

const badge = (status: Invoice["status"]): string =>
  `<div class="row rfull px8 py2 ${TINTS[status]}" data-component="Badge" data-variant="Status=${status}" data-name="Status">
    <p class="t-tag" data-name="Label">${status}</p></div>`;

const row = ({ number, customer, issued, due, status, amount }: Invoice): string =>
  `<div class="row g16 h56 px12 under-line" data-component="Invoice row" data-variant="Status=${status}" data-name="Row ${number}">
    ${text("number", number, "t-strong c-ink")}${text("customer", customer)}
    ${text("issued", issued)}${text("due", due)}
    <div class="row" data-name="Status cell" style="width:${COLUMNS.status}px">${badge(status)}</div>
    ${text("amount", amount, "t-strong c-ink right")}
    <div class="row last g2" data-name="Row actions" style="width:${COLUMNS.actions}px">
      ${action("eye", "View")}${action("pen", "Edit")}${action("download", "Download")}</div>
  </div>`;

/** The latest invoices, one a row. */
export const invoiceTable = dashboardCard(
  "Latest invoices",
  `<div class="row between" data-name="Header"><p class="t-heading c-ink">Latest invoices</p>${dashboardButton("Text", "Show all invoices")}</div>
  <div class="col" data-name="Table">${header}${INVOICES.map(row).join("")}</div>`,
);
