import { icon } from "../icons.ts";
import {
  checkoutButton,
  checkoutCard,
  homeIndicatorBar,
  iconButton,
  line,
  type ProductName,
  productTile,
  statusBar,
  to,
} from "./parts.ts";

const topBar = `<div class="row between h56 px8" data-name="Top bar">
  ${iconButton("back", "Back", 'data-to="back"')}
  <p class="t-heading c-ink">Cart</p>
  ${iconButton("help", "Help")}
</div>`;

const banner = `<div class="col last r16 p16 g4 clip" data-image="winter-table" data-name="Banner"
  style="height:148px;background-color:#e9dfcf;background-image:linear-gradient(180deg,rgba(168,132,84,0.3) 0%,rgba(66,46,24,0.66) 100%)">
  <p class="t-title c-white" data-name="Banner title">Free delivery from €60</p>
  <p class="t-body c-white" data-name="Banner text">Your order qualifies.</p>
</div>`;

interface Item {
  readonly product: ProductName;
  readonly name: string;
  readonly detail: string;
  readonly price: string;
  readonly count: number;
  readonly left: number;
  readonly top: number;
}

const stepper = (
  count: number,
): string => `<div class="row r10 bg-sunken" data-component="Stepper" data-name="Stepper">
  ${iconButton("minus", "Fewer")}
  <p class="t-label c-ink middle w20" data-name="Count">${count}</p>
  ${iconButton("plus", "More")}
</div>`;

const item = ({ product, name, detail, price, count, left, top }: Item): string =>
  `<div class="row g16 p16 r16 bg-white abs" data-name="Item ${name}" style="left:${left}px;top:${top}px;width:358px">
    ${productTile(product, 96)}
    <div class="col fill g12" data-name="Details">
      <div class="row between start g8" data-name="Header">
        <div class="col fill" data-name="Text"><p class="t-strong c-ink">${name}</p><p class="t-small c-mute">${detail}</p></div>
        <p class="t-strong c-ink">${price}</p>
      </div>
      <div class="row between" data-name="Controls">${stepper(count)}${iconButton("trash", "Remove")}</div>
    </div>
  </div>`;

const items = `<div class="free" data-name="Items" style="width:390px;height:416px">
  ${item({ product: "mug", name: "Stoneware mug", detail: "Blue, 350 ml", price: "€24.00", count: 2, left: 16, top: 0 })}
  ${item({ product: "lamp", name: "Table lamp", detail: "Oak and linen", price: "€54.00", count: 1, left: 16, top: 144 })}
  ${item({ product: "plant", name: "Potted fern", detail: "18 cm clay pot", price: "€18.00", count: 1, left: 16, top: 288 })}
</div>`;

const stock = `<div class="row g12 p12 r12 bg-amber c-ink" data-name="Notice">
  ${icon("alert", 20)}
  <p class="t-tag c-ink fill" data-name="Notice text">Only two table lamps are left in stock.</p>
</div>`;

/** The cart before the checkout. */
export const cart = `<div class="col bg-canvas clip w390" data-name="Cart" style="order:1">
  <div class="col bg-white under-line" data-name="Header">${statusBar}${topBar}</div>
  <div class="col p16 g16" data-name="Top">${banner}
    <p class="t-title c-ink">Three items in your cart</p></div>
  ${items}
  <div class="col p16 g16" data-name="Bottom">${stock}
    ${checkoutCard(
      "Subtotal",
      `${line("Subtotal", "€96.00", "t-heading c-ink")}
      <p class="t-small c-mute">Taxes included. Delivery is worked out at checkout.</p>`,
      "g4",
    )}
  </div>
  <div class="col g8 p16 bg-white over-line" data-name="Footer">
    ${checkoutButton("Primary", "Go to checkout", to("Checkout"))}
    ${checkoutButton("Secondary", "Keep shopping")}
  </div>
  <div class="col bg-white" data-name="Home">${homeIndicatorBar}</div>
</div>`;
