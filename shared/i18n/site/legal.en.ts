import type { PutIn } from "../texts-like.ts";
import { PRODUCT } from "../../product.ts";
import { SENDING_EN } from "../sending.en.ts";

/** The legal pages. They say what the product does with data: whoever changes that changes these. */
export const LEGAL_EN = {
  updated: "Last updated on 5 June 2025",
  privacy: {
    title: "Privacy policy",
    description: `What ${PRODUCT.name} does with your data: what is sent, where it goes, how long it stays, and what you can ask for.`,
    sections: {
      who: {
        heading: "Who we are",
        text: `${PRODUCT.name} is run by a French limited company (SARL) with its registered seat in Savoie and its office in Annecy. To write to us about this page, use the contact form.`,
      },
      live: {
        heading: "What stays with you",
        text: `${SENDING_EN.live} They need no account.`,
      },
      sent: {
        heading: "What is sent, and when",
        text: `The plugin sends something when you ask for feedback, when you send a review or a question, and when you open your account, your past reviews or your house rules in it: never otherwise. Asking for feedback only asks us what a review costs, and says nothing of the design.\n\n${SENDING_EN.what} ${SENDING_EN.who}\n\n${SENDING_EN.question}\n\nAn account holds your name, your email, and what you add.`,
      },
      model: {
        heading: "Who receives it",
        text: `${SENDING_EN.service} ${SENDING_EN.provider(null)}\n\nA second opinion takes a click of its own. We use nothing of yours to train a model.`,
        now: ({ provider }: PutIn<"provider">) =>
          `Today, the model of the second opinion is run by ${provider}.`,
        none: "Today, there is no second opinion: nothing goes to a provider of models.",
      },
      team: {
        heading: "In a team",
        text: "A team sees your name, since when you are in it, and the reviews you share with it. The last fifty versions of its house rules name who made them. Its owner also sees how many second opinions you used, and invited addresses, until 30 days after an invitation ends. Nobody there sees your other reviews or your address. When you leave, nothing of yours is seen there. Whoever takes over a team gets its invoices, with the buyer’s name and address.",
      },
      payment: {
        heading: "Payments",
        text: "Payments are made with Stripe. We never see your card; we keep what an invoice needs, for as long as the law says.",
      },
      stays: {
        heading: "How long it stays",
        text: `${SENDING_EN.kept}\n\nMessages from the contact form and opinions stay for a year; from which network address an opinion came, as a hash, 30 days. Private links expire by themselves. The log of changes to plans and identity stays three years.`,
      },
      device: {
        heading: "On your device",
        text: "We keep your session and your answer about cookies in your browser, and the language and theme you choose: for the visit, or for a year if you accept that. There is no tracking, no advertising, and no analytics.",
      },
      rights: {
        heading: "Your rights",
        text: "Your profile gives you all your data as JSON, and deletes your account: at once what can be, the rest within 30 days. You may also ask us to correct your data or to limit its use, object to its use, and complain to the CNIL, the French data protection authority.",
      },
    },
  },
  security: {
    title: "Security",
    description: `How ${PRODUCT.name} keeps designs and accounts safe, what has not been examined yet, and how to report a weakness.`,
    sections: {
      designs: {
        heading: "Your designs",
        text: "Live checks run on your machine. Only your account, and the people you share it with, can read what you send for review: the database itself refuses everybody else, row by row. A private link is long and random, we store only its hash, it expires by itself, and no other site learns it.",
      },
      account: {
        heading: "Your account",
        text: "We store passwords and plugin keys only as hashes. To connect a plugin, you confirm here the code that it shows. A new password signs out all other devices. We write to you when the password changes and when a plugin is connected.",
      },
      site: {
        heading: "The site and the plugin",
        text: "Every connection is encrypted. Our pages run only scripts from this site, cannot be framed by others, and contain no trackers. The editor in the browser runs the plugin in a sandbox, as Figma does. Cards are entered at Stripe: we never see them.",
      },
      limits: {
        heading: "What is not there yet",
        text: "No outside firm has tested our security, and we hold no certificate such as ISO 27001 or SOC 2. We have no two-factor sign-in of our own: if you want one, sign in through a provider that offers it.",
      },
      report: {
        heading: "Report a weakness",
        text: "Write to us with the contact form, or as described in /.well-known/security.txt. We answer, and we take no action against anyone who looks in good faith and leaves other people’s data alone.",
      },
    },
  },
  accessibility: {
    title: "Accessibility",
    description: `How usable ${PRODUCT.name} is for everyone, how we check it, and what does not work yet.`,
    sections: {
      aim: {
        heading: "What we aim for",
        text: "The site, the plugin and the editor in the browser are meant to meet WCAG 2.2, level AA.",
      },
      checked: {
        heading: "How we check it",
        text: "Before each change is published, automated tests check pages and dialogs with axe, in light and dark. Others use them by keyboard alone, read what a screen reader would be given, and lay them out 320 pixels wide. Our own engine reviews our own pages.",
      },
      known: {
        heading: "What does not work yet",
        text: "No outside expert has examined it, and we have not tried a screen reader itself, only read what it would be given. The editor in the browser needs JavaScript and shows designs as drawings: you reach their layers in the list beside them. The sample designs are in English.",
      },
      tell: {
        heading: "Tell us",
        text: "If something is in your way, write to us with the contact form: it works without JavaScript, too. We answer, and tell you what we will do about it.",
      },
    },
  },
  notice: {
    title: "Legal notice",
    description: `Who runs ${PRODUCT.name}, who is responsible for its content, and who hosts it.`,
    text: `${PRODUCT.name} is run by a French limited company (SARL) with its registered seat in Savoie and its office in Annecy.`,
    facts: {
      name: "Company",
      capital: "Share capital",
      address: "Registered seat",
      registration: "Registration",
      vat: "VAT number",
      director: "Responsible for the content",
      email: "Email",
      phone: "Telephone",
      host: "Hosted by",
    },
  },
  terms: {
    title: "Terms of service",
    description: `The terms on which you use ${PRODUCT.name}: what it does, what it costs, how to end it.`,
    sections: {
      what: {
        heading: "What you get",
        text: `${PRODUCT.name} gives feedback on designs. What is measured is computed from your layers; a second opinion comes from a model and is labelled. Both help you judge. Neither is a promise that a design is accessible, lawful or free of faults.`,
      },
      account: {
        heading: "Your account",
        text: "You give us a true email address and keep your password to yourself. An account is for one person, who may connect their own plugins to it. A team is one plan for several accounts: its owner buys a seat for each person, pays for all of them, and may remove them; members may leave at any time.",
      },
      yours: {
        heading: "Your designs stay yours",
        text: "You keep all rights in what you send. We use it to make your review and to show it to you and to those you share it with, and for nothing else. Send only what you may send.",
      },
      plans: {
        heading: "Plans and payment",
        text: `A plan gives a number of second opinions each month. It is paid by the month or by the year, and renews for as long again until you cancel. Prices are in euros.\n\nBefore a year renews we remind you by email, between three months and one month ahead. Where we did not, a consumer may end it on any day after that, and gets a refund for the remaining days.\n\n${SENDING_EN.cost} Second opinions that are not used do not carry over; credits do not expire.\n\nA larger plan, or a year instead of a month, begins at once: you pay its full price, less what is left of what you had paid. Any other change, and a cancellation, take effect at the end of the month or year that is paid.`,
      },
      withdrawal: {
        heading: "Right of withdrawal",
        text: "Consumers in the European Union may withdraw within 14 days of the first payment, and of going over from months to years, without a reason. We then pay back what was not used: by the days that are left or by the second opinions, whichever is less. One under way counts as used, and of a year, those of twelve months are the whole.",
      },
      fair: {
        heading: "Fair use",
        text: "Do not try to get around limits, to reach other people’s data or to harm the service. Second opinions that are cancelled or fail before they show a finding are free on 30 screens an hour; after that, the next ones wait. We may close accounts that do so, after telling you why.",
      },
      liability: {
        heading: "If something goes wrong",
        text: "We are liable for damage that we cause on purpose or by gross negligence, and for what the law does not allow us to exclude.",
      },
      law: {
        heading: "Law and changes",
        text: "French law applies; consumers keep the protection of the country they live in. When these terms change we tell you by email a month before.",
      },
    },
  },
} as const;
