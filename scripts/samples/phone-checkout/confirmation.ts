import { icon, type IconName } from "../icons.ts";
import { outlineMarks } from "../outline.ts";
import { checkoutButton, checkoutCard, homeIndicatorBar, iconButton, statusBar, to } from "./parts.ts";

const tick = outlineMarks([["line", 33, 49, 44, 60, 64, 37]], 6);

const hero = `<div class="col mid g16 px24 pt24 pb32" data-name="Hero">
  <svg data-name="Success" viewBox="0 0 96 96" width="96" height="96">
    <circle data-name="Halo" cx="48" cy="48" r="48" fill="#e1f1ea"/><circle data-name="Disc" cx="48" cy="48" r="34" fill="#0e6248"/>
    <path data-name="Tick" d="${tick}" fill="#ffffff"/></svg>
  <div class="col g8 mid" data-name="Text">
    <p class="t-display c-ink middle">Thank you for your order</p>
    <p class="t-body c-body middle">We emailed the receipt for order <b class="c-ink" style="font-weight:600">10482</b>.</p>
  </div>
</div>`;

function stage(name: string, when: string, state: "done" | "now" | "later"): string {
  const disc = state === "later" ? "line2-field bg-white c-field" : "bg-brand c-white";
  const mark =
    state === "done" ? icon("check", 16) : '<div class="w8 h8 rfull bg-white" data-name="Dot"></div>';
  return `<div class="row g12" data-component="Delivery step" data-variant="State=${state}" data-name="${name}">
    <div class="row center w24 h24 rfull ${disc}" data-name="Mark">${mark}</div>
    <p class="t-strong c-ink fill">${name}</p>
    <p class="t-body c-body">${when}</p>
  </div>`;
}

const delivery = checkoutCard(
  "Delivery",
  `<p class="t-heading c-ink">Arrives Friday 16 January</p>
  <div class="col g16" data-name="Steps">
    ${stage("Order received", "12 January", "done")}
    ${stage("Being packed", "13 January", "now")}
    ${stage("On its way", "14 January", "later")}
    ${stage("Delivered", "16 January", "later")}
  </div>`,
);

const entry = (name: string, detail: string, iconName: IconName): string =>
  `<div class="row g12 py12 c-mute" data-component="List row" data-name="${name}" data-to="Cart">
    <div class="row center w40 h40 r12 bg-soft c-brand" data-name="Badge">${icon(iconName, 20)}</div>
    <div class="col fill" data-name="Text"><p class="t-strong c-ink">${name}</p><p class="t-small c-mute">${detail}</p></div>
    ${icon("forward", 20)}
  </div>`;

const next = `<div class="col bg-white r16 px16 py4" data-name="Next steps">
  ${entry("View receipt", "PDF, sent by email as well", "mail")}
  <div class="h1 bg-line" data-name="Divider"></div>
  ${entry("Change delivery", "Until 13 January, 18:00", "truck")}
</div>`;

const tip = `<div class="row g12 p16 r16 bg-soft start c-brand" data-name="Care tip">
  ${icon("done", 24)}
  <div class="col g4 fill" data-name="Text"><p class="t-strong c-ink">Looking after your fern</p>
    <p class="t-body c-body" data-name="Tip text">Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor.</p></div>
</div>`;

/** The screen that follows a paid order. */
export const confirmation = `<div class="col bg-canvas clip w390" data-name="Confirmation" style="order:3">
  <div class="col bg-white" data-name="Header">${statusBar}
    <div class="row last h56 px8" data-name="Top bar">${iconButton("close", "Close", to("Cart"))}</div>
    ${hero}</div>
  <div class="col g16 p16" data-name="Content">${delivery}${next}${tip}</div>
  <div class="col g8 p16 bg-white over-line" data-name="Footer">
    ${checkoutButton("Primary", "Track order")}
    ${checkoutButton("Secondary", "Back to shop", to("Cart"))}
  </div>
  <div class="col bg-white" data-name="Home">${homeIndicatorBar}</div>
</div>`;
