import { icon, type IconName } from "../icons.ts";
import {
  checkoutButton,
  checkoutCard,
  homeIndicatorBar,
  iconButton,
  line,
  productTile,
  statusBar,
  to,
} from "./parts.ts";

const topBar = `<div class="row between h56 px8" data-name="Top bar">
  ${iconButton("back", "Back", 'data-to="back"')}
  <p class="t-heading c-ink">Checkout</p>
  <div class="row g2 pt12 pb12" style="padding-right:8px" data-name="Actions">
    <div class="row center w20 h20 c-ink" data-component="Icon button" data-variant="Size=Small, State=Default"
      data-name="Help" ${to("Confirmation")}>${icon("help", 20)}</div>
    <div class="row center w20 h20 c-ink" data-component="Icon button" data-variant="Size=Small, State=Default"
      data-name="Close" ${to("Cart")}>${icon("close", 20)}</div>
  </div>
</div>`;

const step = (label: string, isDone: boolean): string => `<div class="col g8 fill" data-name="Step ${label}">
  <div class="h4 rfull ${isDone ? "bg-brand" : "bg-line"}" data-name="Bar"></div>
  <p class="${isDone ? "t-tag c-brand" : "t-small c-mute"}">${label}</p>
</div>`;

const steps = `<div class="row g8 px16 pb16 top start" data-name="Progress">
  ${step("Cart", true)}${step("Payment", true)}${step("Done", false)}
</div>`;

const heading = (text: string): string => `<p class="t-heading c-ink">${text}</p>`;

const address = checkoutCard(
  "Delivery address",
  `<div class="row between" data-name="Header">${heading("Delivery address")}${checkoutButton("Text", "Change address")}</div>
  <div class="row g12 start" data-name="Address">
    <div class="row center w40 h40 r12 bg-soft c-brand" data-name="Badge">${icon("home", 20)}</div>
    <div class="col fill" data-name="Lines">
      <p class="t-strong c-ink">Home</p>
      <p class="t-body c-body">24 Harbour Street, Flat 3</p>
      <p class="t-body c-body">Leeds LS1 4AB</p>
    </div>
  </div>`,
  "g8",
);

function option(
  name: string,
  detail: string,
  price: string,
  iconName: IconName,
  isChosen: boolean,
  extra = "",
): string {
  const radio = isChosen
    ? '<div class="row center w20 h20 rfull line2-brand" data-name="Radio"><div class="w10 h10 rfull bg-brand" data-name="Dot"></div></div>'
    : '<div class="row center w20 h20 rfull line2-field bg-white" data-name="Radio"></div>';
  return `<div class="row g12 p12 r12 start ${isChosen ? "bg-soft line2-brand" : "bg-white line-field"}"
    data-component="Delivery option" data-variant="State=${isChosen ? "Selected" : "Default"}" data-name="${name}">
    <div class="row center w20" style="height:22px" data-name="Control">${radio}</div>
    <div class="col fill" data-name="Text">
      <div class="row g8" data-name="Name"><p class="t-strong c-ink">${name}</p>${extra}</div>
      ${detail}
    </div>
    <div class="row g6 c-body" data-name="Price">${icon(iconName, 20)}<p class="t-strong c-ink">${price}</p></div>
  </div>`;
}

const chip = `<div class="row rfull bg-brand px8 py2" style="width:88px" data-name="Chip">
  <p class="t-tag c-white nowrap" data-name="Chip label">Recommended</p></div>`;

const delivery = checkoutCard(
  "Delivery method",
  `${heading("Delivery method")}
  <div class="col g12" data-name="Options">
    ${option("Standard", '<p class="t-body c-body">Arrives Friday 16 January</p>', "Free", "truck", true, chip)}
    ${option("Express", '<p class="t-body c-body">Arrives tomorrow</p>', "€4.90", "bolt", false)}
  </div>`,
);

interface Field {
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  readonly state?: "Default" | "Error";
  readonly icon?: IconName;
}

function field({ label, value, hint = "", state = "Default", icon: name }: Field): string {
  const stroke = state === "Error" ? "line2-error" : "line-field";
  return `<div class="col g6 fill" data-component="Text field" data-variant="State=${state}" data-name="${label}">
    <p class="t-tag c-ink" data-name="Field label">${label}</p>
    <div class="row g8 h48 px12 r10 bg-white c-mute ${stroke}" data-name="Box">
      <p class="t-body c-ink fill" data-name="Value">${value}</p>${name ? icon(name, 20) : ""}</div>
    ${hint}
  </div>`;
}

const cardNumber = `<div class="row" data-name="Row">${field({
  label: "Card number",
  value: "4242 4242 4242 4242",
  icon: "card",
  hint: '<p class="t-small c-faint" data-name="Card hint">We never store your full card number.</p>',
})}</div>`;

const expiryAndCode = `<div class="row g12 start" data-name="Row">
  ${field({ label: "Expiry date", value: "08 / 28" })}
  ${field({
    label: "Security code",
    value: "12",
    state: "Error",
    icon: "alert",
    hint: '<p class="t-small c-error" data-name="Error">Invalid input</p>',
  })}
</div>`;

const payment = checkoutCard("Payment", `${heading("Payment")}${cardNumber}${expiryAndCode}`);

const promo = checkoutCard(
  "Promo code",
  `${heading("Promo code")}
  <div class="row g8" data-name="Code">
    <div class="row h44 px12 r10 line-field fill" data-name="Box"><p class="t-body c-ink fill" data-name="Value">WINTER10</p></div>
    ${checkoutButton("Compact", "Apply code")}
  </div>
  <div class="row" data-name="Gift card">${checkoutButton("Text", "Add Gift Card")}</div>`,
  "g12",
);

const summary = checkoutCard(
  "Order summary",
  `<div class="row between" data-name="Header">${heading("Order summary")}${checkoutButton("Text", "Edit cart", to("Cart"))}</div>
  <div class="row g8" data-name="Pictures">${productTile("mug", 56)}${productTile("lamp", 56)}${productTile("plant", 56)}</div>
  <div class="col g8" data-name="Amounts">
    ${line("Subtotal", "€96.00")}${line("Promo code WINTER10", "−€9.60", "t-body c-brand")}${line("Delivery", "Free")}
  </div>
  <div class="h1 bg-line" data-name="Divider"></div>
  ${line("Total", "€86.40", "t-heading c-ink")}`,
);

const footer = `<div class="col g12 p16 bg-white over-line" data-name="Footer">
  ${checkoutButton("Primary", "Pay €86.40", to("Confirmation"))}
  <div class="row center g6 c-mute" data-name="Safety">${icon("lock", 16)}<p class="t-small c-mute">Encrypted payment</p></div>
  <p class="middle c-mute" style="font-size:10px;line-height:14px" data-name="Legal">By paying you accept the terms of sale and the privacy notice. You can return unused items within 30 days.</p>
  <p class="t-small c-body middle" data-name="Returns">For our returns policy, <a class="c-brand underline" href="#">click here</a></p>
</div>`;

/** The main screen: delivery, payment and what the order costs. */
export const checkout = `<div class="col bg-canvas clip w390" data-name="Checkout" style="order:2">
  <div class="col bg-white under-line" data-name="Header">${statusBar}${topBar}${steps}</div>
  <div class="col g16 p16" data-name="Content">
    ${address}${delivery}
    <div class="col g14" data-name="Payment and promo">${payment}${promo}</div>
    ${summary}
  </div>
  ${footer}
  <div class="col bg-white" data-name="Bottom">${homeIndicatorBar}</div>
</div>`;
