import { list } from "../list.ts";

/** Things that interfaces count, in the singular, all of them with a regular plural. */
const REGULAR_EN = list(
  "item, order, product, result, message, day, hour, minute, second, week, month, year, file, photo, video",
  "comment, review, like, follower, member, user, task, project, guest, night, room, friend, notification",
  "ticket, seat, song, track, episode, lesson, course, point, step, page, book, recipe, ingredient, view",
  "vote, bedroom, bathroom, bed, suggestion, question, answer, device, account, card, event, appointment",
  "contact, document, folder, image, link, attachment, participant, passenger, adult, kid, player, team",
  "workout, exercise, serving, recommendation, response, rating, subscriber, article, post, location",
  "option, filter, selection, change, update, error, warning, issue, request, invitation, customer, client",
  "employee, job, application, candidate, invoice, payment, transaction, credit, coupon, voucher, reward",
  "playlist, album, artist, movie, chapter, section, listing, apartment, offer, deal, bid, column, row",
);

const IRREGULAR_EN: readonly (readonly [string, string])[] = [
  ["reply", "replies"],
  ["category", "categories"],
  ["country", "countries"],
  ["city", "cities"],
  ["entry", "entries"],
  ["activity", "activities"],
  ["match", "matches"],
  ["address", "addresses"],
  ["class", "classes"],
  ["person", "people"],
  ["child", "children"],
  ["story", "stories"],
  ["property", "properties"],
];

/** Each singular of English with its plural. */
export const PLURALS_EN: ReadonlyMap<string, string> = new Map([
  ...[...REGULAR_EN].map((noun): [string, string] => [noun, `${noun}s`]),
  ...IRREGULAR_EN.map(([one, many]): [string, string] => [one, many]),
]);

/** Nouns that stand before others in the singular, whatever the number: '30 day', '5 minute', '2 bedroom'. */
export const MEASURES_EN: ReadonlySet<string> = list(
  "day, hour, minute, second, week, month, year, night, point, step, page, bedroom, bathroom, bed, seat, room",
  "card, player, team, row, column, change, like, view, credit, track, chapter, section, course, class, person, match",
);

/** Each singular of French with its plural. */
export const PLURALS_FR: ReadonlyMap<string, string> = new Map(
  [
    ...list(
      "article, commande, produit, résultat, message, jour, heure, minute, seconde, semaine, an, année, fichier",
      "photo, vidéo, commentaire, membre, utilisateur, tâche, projet, nuit, chambre, ami, notification, billet",
      "place, titre, épisode, leçon, étape, page, livre, recette, ingrédient, vue, vote, suggestion, question",
      "réponse, appareil, compte, carte, événement, contact, document, dossier, image, lien, participant",
      "passager, adulte, enfant, personne, point, client, facture, paiement, offre, ville, adresse, évaluation",
    ),
  ].map((noun) => [noun, `${noun}s`]),
);

/** Things that Russian interfaces count: one, two to four, and five or more of them. */
const COUNTED_RU = (
  "товар товара товаров, заказ заказа заказов, день дня дней, час часа часов, минута минуты минут, месяц месяца месяцев," +
  "отзыв отзыва отзывов, балл балла баллов, бонус бонуса бонусов, рубль рубля рублей, позиция позиции позиций," +
  "сообщение сообщения сообщений, уведомление уведомления уведомлений, файл файла файлов, подписчик подписчика подписчиков," +
  "участник участника участников, урок урока уроков, шаг шага шагов, адрес адреса адресов, карта карты карт," +
  "комментарий комментария комментариев, результат результата результатов, страница страницы страниц," +
  "порция порции порций, задача задачи задач, билет билета билетов, комната комнаты комнат, ночь ночи ночей," +
  "неделя недели недель, гость гостя гостей, промокод промокода промокодов, магазин магазина магазинов"
)
  .split(",")
  .map((forms) => forms.trim().split(" ") as [one: string, few: string, many: string]);

/** The three forms of a Russian noun by each of them. */
export const FORMS_RU: ReadonlyMap<string, readonly [one: string, few: string, many: string]> = new Map(
  COUNTED_RU.flatMap((forms) => forms.map((form) => [form, forms] as const)),
);
