import type { Language } from "../../i18n/language.ts";
import { list } from "../list.ts";

/**
 * Words and short phrases of interfaces that belong to one language: no word of English or French, unless it is the list
 * of that language. By these a label is known that was left in another language than its screen.
 */
export const INTERFACE_WORDS: Readonly<
  Record<Language, ReadonlySet<string>> & Record<string, ReadonlySet<string>>
> = {
  en: list(
    "cancel, delete, settings, sign in, log in, sign up, log out, sign out, password, forgot password, username",
    "search, next, back, save, save changes, send, submit, close, continue, learn more, read more, show more",
    "view all, see all, add to cart, your cart, checkout, shopping cart, buy now, my account, your account",
    "first name, last name, phone number, address, country, city, welcome back, get started, skip, done",
    "edit, remove, share, upload, loading, home, help, about us, contact us, terms of service, privacy policy",
    "all rights reserved, new, sort by, filter by, price, free shipping, out of stock, in stock, no results",
    "sent, delivered, pending, subscribe, choose file, select all, are you sure, yes, try again, something went wrong",
  ),
  fr: list(
    "annuler, supprimer, enregistrer, paramètres, réglages, se connecter, connexion, s'inscrire, inscription",
    "déconnexion, mot de passe, mot de passe oublié, rechercher, suivant, précédent, retour, envoyer, valider",
    "fermer, continuer, en savoir plus, lire la suite, voir plus, voir tout, tout voir, ajouter au panier, panier",
    "mon panier, votre panier, commander, acheter, mon compte, votre compte, prénom, nom de famille, téléphone, adresse",
    "pays, ville, bienvenue, commencer, passer, terminé, modifier, retirer, partager, télécharger, chargement, accueil",
    "aide, à propos, contactez-nous, nous contacter, mentions légales, politique de confidentialité, nouveau, nouveauté",
    "trier par, filtrer, prix, livraison gratuite, en stock, aucun résultat, envoyé, livré, en attente, s'abonner",
    "choisir un fichier, tout sélectionner, oui, réessayer, une erreur est survenue, date de naissance, code postal",
  ),
  de: list(
    "abbrechen, löschen, speichern, einstellungen, anmelden, abmelden, registrieren, passwort, passwort vergessen",
    "suchen, suche, weiter, zurück, senden, absenden, schließen, mehr erfahren, weiterlesen, mehr anzeigen, alle anzeigen",
    "in den warenkorb, warenkorb, zur kasse, jetzt kaufen, mein konto, vorname, nachname, telefonnummer, adresse, land",
    "stadt, willkommen, loslegen, überspringen, fertig, bearbeiten, entfernen, teilen, hochladen, herunterladen, startseite",
    "hilfe, über uns, kontakt, impressum, datenschutz, neu, sortieren, filtern, preis, kostenloser versand, auf lager",
    "keine ergebnisse, gesendet, geliefert, ausstehend, abonnieren, datei auswählen, ja, nein, erneut versuchen, bestätigen",
    "hinzufügen, ändern, auswählen, benutzername, straße, postleitzahl, geburtsdatum, nachricht, übersicht, bestellungen",
  ),
  es: list(
    "cancelar, eliminar, borrar, guardar, ajustes, configuración, iniciar sesión, cerrar sesión, registrarse, contraseña",
    "buscar, siguiente, anterior, atrás, volver, enviar, cerrar, continuar, más información, leer más, ver más, ver todo",
    "añadir al carrito, carrito, comprar, comprar ahora, mi cuenta, nombre, apellidos, teléfono, dirección, país, ciudad",
    "bienvenido, empezar, omitir, hecho, editar, compartir, subir, descargar, cargando, inicio, ayuda, sobre nosotros",
    "contacto, nuevo, ordenar por, filtrar, precio, envío gratis, sin resultados, enviado, entregado, pendiente, suscribirse",
    "aceptar, añadir, confirmar, usuario, mensaje, fecha de nacimiento, código postal, ¿olvidaste tu contraseña",
  ),
  it: list(
    "annulla, elimina, salva, impostazioni, accedi, esci, registrati, password dimenticata, cerca, avanti, indietro, invia",
    "chiudi, continua, scopri di più, leggi di più, mostra tutto, vedi tutto, aggiungi al carrello, carrello, acquista",
    "il mio account, nome, cognome, telefono, indirizzo, paese, città, benvenuto, inizia, salta, fatto, modifica, rimuovi",
    "condividi, carica, scarica, caricamento, aiuto, chi siamo, contatti, nuovo, ordina per, filtra, prezzo, consegnato",
  ),
  pt: list(
    "excluir, salvar, guardar alterações, configurações, definições, entrar, sair, cadastrar-se, registar, senha",
    "palavra-passe, pesquisar, próximo, voltar, fechar, saiba mais, ler mais, ver tudo, adicionar ao carrinho, carrinho",
    "minha conta, nome, sobrenome, telefone, endereço, cidade, bem-vindo, começar, pular, concluído, compartilhar",
    "partilhar, baixar, carregando, início, ajuda, sobre nós, contato, novo, ordenar por, preço, enviado, entregue",
  ),
  nl: list(
    "annuleren, verwijderen, opslaan, instellingen, inloggen, uitloggen, registreren, wachtwoord, wachtwoord vergeten",
    "zoeken, volgende, vorige, terug, versturen, sluiten, doorgaan, meer informatie, lees meer, alles bekijken",
    "in winkelwagen, winkelwagen, afrekenen, mijn account, voornaam, achternaam, telefoonnummer, welkom, overslaan, klaar",
    "bewerken, delen, uploaden, downloaden, laden, over ons, nieuw, sorteren op, prijs, verzonden, bezorgd",
  ),
};

/** Words that English shares with others, or that invitations and shops everywhere have taken over: they say nothing of the language. */
export const CUSTOMARY_WORDS = list(
  "name, save the date, welcome, black friday, sale, rsvp, lookbook, account, apartment, apartments, blog, box, checkout",
  "email, e-mail, event, events, feature, features, home, login, newsletter, password, personal, postcode, shop, status",
  "store, support, team, trainer, username",
);
