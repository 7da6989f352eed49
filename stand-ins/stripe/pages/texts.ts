import { LANGUAGES, type Language } from "../../../shared/i18n/language.ts";

/** The words of the hosted pages. */
const TEXTS = {
  banner: { en: "Test payments: no money moves", fr: "Paiements de test : aucun argent ne circule" },
  bannerMore: {
    en: "This page stands in for Stripe on this machine. Use a test card, never a real one.",
    fr: "Cette page remplace Stripe sur cette machine. Utilisez une carte de test, jamais une vraie.",
  },
  subscribeTo: { en: "Subscribe to {plan}", fr: "S’abonner à {plan}" },
  perMonth: { en: "per month", fr: "par mois" },
  perYear: { en: "per year", fr: "par an" },
  dueToday: { en: "Due today", fr: "À payer aujourd’hui" },
  card: { en: "Card number or IBAN", fr: "Numéro de carte ou IBAN" },
  cardHint: {
    en: "Any expiry date and security code would do, so none is asked.",
    fr: "Toute date d’expiration et tout cryptogramme conviendraient : ils ne sont pas demandés.",
  },
  testCards: { en: "Test cards", fr: "Cartes de test" },
  cardPays: { en: "Pays", fr: "Paie" },
  cardDeclined: { en: "Is declined", fr: "Est refusée" },
  cardChallenge: { en: "Asks for 3-D Secure", fr: "Demande 3-D Secure" },
  cardAlwaysChallenge: { en: "Asks each time", fr: "Le demande chaque fois" },
  cardFailsLater: { en: "Pays now, fails at the renewal", fr: "Paie maintenant, échoue au renouvellement" },
  debitPays: { en: "Debit, arrives in 5 days", fr: "Prélèvement, arrive en 5 jours" },
  debitReturns: { en: "Debit, fails in 5 days", fr: "Prélèvement, échoue en 5 jours" },
  promotionCode: { en: "Promotion code", fr: "Code promotionnel" },
  apply: { en: "Apply", fr: "Appliquer" },
  wrongCode: { en: "This code is not valid.", fr: "Ce code n’est pas valable." },
  discount: { en: "Discount", fr: "Remise" },
  underWay: {
    en: "The debit is under way: your bank answers within a few days.",
    fr: "Le prélèvement est en cours : votre banque répond en quelques jours.",
  },
  tax: { en: "of which VAT {rate} %", fr: "dont TVA {rate} %" },
  reverseCharge: {
    en: "VAT reverse charge: the customer accounts for it.",
    fr: "Autoliquidation : la TVA est due par le client.",
  },
  billing: { en: "Billing details", fr: "Facturation" },
  company: { en: "Company name", fr: "Nom de l’entreprise" },
  vat: { en: "VAT number", fr: "Numéro de TVA" },
  vatHint: {
    en: "Such as FR40303265045. It is printed on the invoices.",
    fr: "Par exemple FR40303265045. Il figure sur les factures.",
  },
  optional: { en: "optional", fr: "facultatif" },
  line1: { en: "Address", fr: "Adresse" },
  line2: { en: "Address, second line", fr: "Complément d’adresse" },
  postalCode: { en: "Postcode", fr: "Code postal" },
  city: { en: "City", fr: "Ville" },
  country: { en: "Country", fr: "Pays" },
  chooseCountry: { en: "Choose a country", fr: "Choisissez un pays" },
  pay: { en: "Pay {amount}", fr: "Payer {amount}" },
  back: { en: "Back", fr: "Retour" },
  needed: { en: "Please fill in this field.", fr: "Veuillez remplir ce champ." },
  unknownCard: {
    en: "This is not a test card. Choose one of the list.",
    fr: "Ce n’est pas une carte de test. Choisissez-en une dans la liste.",
  },
  wrongVat: { en: "This cannot be a VAT number.", fr: "Ce ne peut pas être un numéro de TVA." },
  cannotPay: { en: "The payment did not go through", fr: "Le paiement n’a pas abouti" },
  declined: {
    en: "The card was declined. Try another one.",
    fr: "La carte a été refusée. Essayez-en une autre.",
  },
  challengeFailed: {
    en: "The card could not be confirmed. Try again, or take another card.",
    fr: "La carte n’a pas pu être confirmée. Réessayez ou prenez une autre carte.",
  },
  challengeTitle: { en: "3-D Secure", fr: "3-D Secure" },
  challengeMore: {
    en: "A bank would ask here whether it is really you.",
    fr: "Une banque demanderait ici si c’est bien vous.",
  },
  complete: { en: "Complete", fr: "Confirmer" },
  fail: { en: "Fail", fr: "Échouer" },
  alreadyPaid: { en: "This is paid", fr: "C’est payé" },
  expired: { en: "This page has expired", fr: "Cette page a expiré" },
  goOn: { en: "Continue", fr: "Continuer" },
  notFound: { en: "There is nothing at this address", fr: "Il n’y a rien à cette adresse" },
  portal: { en: "Subscription and invoices", fr: "Abonnement et factures" },
  noPlan: { en: "No subscription.", fr: "Aucun abonnement." },
  renewsOn: { en: "Renews on {date}", fr: "Se renouvelle le {date}" },
  endsOn: { en: "Ends on {date}", fr: "Se termine le {date}" },
  cancelPlan: { en: "Cancel subscription", fr: "Résilier l’abonnement" },
  renewPlan: { en: "Renew subscription", fr: "Reprendre l’abonnement" },
  paymentMethod: { en: "Payment method", fr: "Moyen de paiement" },
  cardEnding: { en: "Card ending in {last4}", fr: "Carte se terminant par {last4}" },
  noCard: { en: "No card.", fr: "Aucune carte." },
  changeCard: { en: "Change card", fr: "Changer de carte" },
  invoices: { en: "Invoices", fr: "Factures" },
  paidBack: { en: "Paid back", fr: "Remboursé" },
  invoice: { en: "Invoice", fr: "Facture" },
  draft: { en: "Draft", fr: "Brouillon" },
  paid: { en: "Paid", fr: "Payée" },
  open: { en: "To be paid", fr: "À payer" },
  void: { en: "Withdrawn", fr: "Annulée" },
  uncollectible: { en: "Given up", fr: "Abandonnée" },
  returnTo: { en: "Back to {name}", fr: "Retour à {name}" },
  total: { en: "Total", fr: "Total" },
  credit: { en: "Credit used", fr: "Crédit utilisé" },
  due: { en: "Amount due", fr: "Montant dû" },
  payWith: { en: "Pay with the card ending in {last4}", fr: "Payer avec la carte se terminant par {last4}" },
  clock: { en: "Time", fr: "Temps" },
  clockNow: { en: "It is {date}.", fr: "Nous sommes le {date}." },
  clockMore: {
    en: "Moving the time forward renews subscriptions, tries payments again and ends what ends. It never goes back.",
    fr: "Avancer le temps renouvelle les abonnements, retente les paiements et termine ce qui se termine. Il ne recule jamais.",
  },
  day: { en: "One day", fr: "Un jour" },
  month: { en: "One month", fr: "Un mois" },
  undelivered: { en: "{count} events were not delivered.", fr: "{count} événements n’ont pas été remis." },
  deliver: { en: "Deliver again", fr: "Remettre à nouveau" },
} satisfies Record<string, Readonly<Record<Language, string>>>;

export type PageTexts = Readonly<Record<keyof typeof TEXTS, string>>;

const inOne = (language: Language): PageTexts =>
  Object.fromEntries(Object.entries(TEXTS).map(([name, text]) => [name, text[language]])) as PageTexts;

export const PAGE_TEXTS = Object.fromEntries(
  LANGUAGES.map((language) => [language, inOne(language)]),
) as Readonly<Record<Language, PageTexts>>;

/** A text with its places filled. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
