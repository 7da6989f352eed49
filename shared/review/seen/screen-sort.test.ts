import { expect, test } from "vitest";
import { sortOfScreen } from "./screen-sort.ts";

const some = (role: string, ...labels: readonly string[]) => labels.map((label) => ({ role, label }));

test.each([
  ["sign-in", [...some("field", "Email", "Password"), ...some("button", "Continue")]],
  ["sign-in", [...some("field", "Adresse"), ...some("button", "Se connecter")]],
  ["checkout", [...some("price", "42 €"), ...some("button", "Pay now")]],
  ["checkout", [...some("field", "Nom", "Carte"), ...some("button", "Passer la commande")]],
  ["shop", some("price", "12 €", "15 €")],
  ["shop", [...some("price", "12 €", "15 €"), ...some("button", "Pay now", "Pay now", "Pay now")]],
  ["shop", [...some("price", "12 €", "15 €"), ...some("button", "En attente de paiement", "Failed payment")]],
  ["settings", some("switch", "Sounds", "Badges")],
  ["form", [...some("field", "Name", "Message"), ...some("button", "Send")]],
  ["list", some("list-row", "A", "B", "C", "D")],
  [
    "other",
    [
      ...some("field", "Search", "City"),
      ...some("link", "Log in", ...Array.from({ length: 8 }, () => "Go on")),
    ],
  ],
  [
    "other",
    [...some("field", "Size", "Colour", "Email"), ...some("button", "Add to cart", "S", "M", "L", "XL")],
  ],
] as const)("%s", (sort, seen) => expect(sortOfScreen(seen)).toBe(sort));
