import { describe, expect, test } from "vitest";
import { openAlone } from "../../frame/testing.ts";
import { screen, text } from "../../../scene/testing.ts";
import { frameLanguage, mayBe, textLanguage } from "./language.ts";

const open = (...texts: readonly string[]) => openAlone(screen(texts.map((one) => text(one))));

describe("the language of a design", () => {
  test.each([
    [["Sign in to your account", "Forgot your password?"], "en"],
    [["Connectez-vous à votre compte", "Mot de passe oublié ?"], "fr"],
    [["Sunny", "Wind speed", "Friday", "7-day forecast"], "en"],
    [["Petit-déjeuner", "Chambre double", "Livraison lundi"], "fr"],
    [["Wetter", "Morgen"], "unknown"],
    [["Página inicial", "Produtos", "Contato", "Home"], "unknown"],
    [["Menu", "Dashboard", "Einstellungen", "Abmelden", "Login"], "unknown"],
    [["Name", "Email"], "unknown"],
    [["Visit Las Vegas and El Paso this week for free"], "en"],
    [["Contamos com uma gama de alertas inteligentes para que você cresça"], "unknown"],
    [
      ["Solicitud de información", "Sistema de atención telefónica", "Petición en curso de la oficina"],
      "unknown",
    ],
    [["Café crème de la maison", "Les desserts de García"], "fr"],
  ] as const)("%j is %s", (texts, language) => {
    expect(frameLanguage(open(...texts))).toBe(language);
  });

  test("a short label takes the language of its frame", () => {
    const frame = open("Enregistrer", "Supprimer le fichier de votre compte");
    expect(frame.texts.map((one) => textLanguage(one, frame))).toEqual(["fr", "fr"]);
  });

  test("a long text in a third language stays unknown", () => {
    const frame = open(
      "Sign in to your account now",
      "Wir senden Ihnen morgen früh eine Nachricht mit allem",
    );
    expect(frame.texts.map((one) => textLanguage(one, frame))).toEqual(["en", "unknown"]);
  });

  test("a list of English words is not used on French", () => {
    const frame = open("Enregistrer les modifications de la page", "Notes");
    expect(frame.texts.map((one) => [mayBe("en", one, frame), mayBe("fr", one, frame)])).toEqual([
      [false, true],
      [false, true],
    ]);
  });
});
