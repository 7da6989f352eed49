import { list } from "../list.ts";

/** Words by which English is told from French: frequent ones that French does not have. */
export const ENGLISH_WORDS: ReadonlySet<string> = list(
  "the, and, of, to, is, are, was, you, your, we, our, with, for, from, this, that, these, it, in, at",
  "by, be, have, has, will, can, not, all, new, now, what, how, when, where, why, who, more, my, up",
  "out, here, there, an, or, sign, log, save, cancel, delete, add, edit, next, back, settings",
  "password, name, search, help, about, home, start, get, see, learn, read, buy, send, share, open",
  "close, view, show, account, order, price, free, today, yesterday, tomorrow",
  "monday, tuesday, wednesday, thursday, friday, saturday, sunday, january, february, june, july",
  "october, weeks, month, months, year, years, day, days, hour, hours, daily, weekly, morning",
  "evening, night, again, before, between, through, only, just, than, then, them, their, they, its",
  "his, him, she, were, does, did, would, should, could, may, must, every, each, both, most, many",
  "much, few, less, better, good, great, other, enter, choose, forgot, forgotten, remember, already",
  "confirm, submit, subject, sending, received, yours, welcome, hello, thanks, thank, please, sorry, done",
  "skip, try, join, find, follow, followers, friends, people, family, feel, listen, watch, loved",
  "keep, drink, drinks, breakfast, lunch, dinner, chicken, fresh, sweet, bread, cheese, fish, book",
  "booking, flight, travel, trip, stay, room, rooms, guests, nights, seat, street, city, cities",
  "country, address, phone, number, weather, sunny, cloudy, windy, rain, humidity, speed, shoes",
  "women, clothing, size, colour, colors, shipping, delivery, cart, items, payment, card, spending",
  "expenses, income, savings, earn, amount, owner, worth, health, heart, steps, work, works, tasks",
  "task, reminder, deadline, tools, used, something, everything, nothing, thought, reviews, featured",
  "trending, recommended, nearby, available, upcoming, surname, use, uses, using, cases, value, values",
  "features, resources, developers, practices, library, explore, browse, knowledge, research, insights",
  "careers, pricing, overview",
);

/** Words that title case leaves in lower case. */
export const SMALL_WORDS_EN: ReadonlySet<string> = list(
  "a, an, and, as, at, but, by, for, from, if, in, into, nor, of, off, on, onto, or, out, over, per",
  "so, than, the, to, up, via, vs, with, yet",
);

/** Words that are never names: capitals on them are a matter of style. */
export const COMMON_WORDS_EN: ReadonlySet<string> = list(
  "access, calendar, call, calls, card, cards, class, contacts, course, courses, data, day, device, devices",
  "family, friend, friends, gift, group, groups, invoice, job, jobs, language, lesson, link, links, logo",
  "meeting, meetings, month, note, notes, price, prices, room, security, test, ticket, tickets, time, trip, year",
  "account, accounts, address, addresses, all, amount, another, application, back, browse, cancel",
  "cart, categories, category, change, changes, checkout, code, complete, confirm, contact, continue",
  "create, customer, customers, date, delete, delivery, detail, details, download, draft, edit, email",
  "event, events, existing, favorites, feature, features, file, files, filter, filters, find, folder",
  "free, help, history, image, info, information, invite, invoice, invoices, item, items, later, list",
  "lists, location, manage, member, members, message, messages, method, methods, more, my, name, new",
  "notifications, now, number, offer, offers, option, options, order, orders, our, page, password",
  "payment, payments, people, phone, photo, photos, plan, plans, popular, preferences, product",
  "products, profile, project, projects, purchase, recent, related, report, reports, request, results",
  "review, reviews, sale, save, search, section, select, selected, send, services, settings, share",
  "shipping, shopping, similar, start, started, summary, support, task, tasks, team, teams, today",
  "total, transaction, transactions, update, updates, upload, user, users, view, week, with, wishlist",
  "your, guide, guides, policy, policies, terms, privacy, community, resources, practices, size, sizes, color",
  "colors, returns, pricing, solutions, documentation, tutorial, tutorials, examples, library, questions, answers",
  "fixed, hour, hours, give, make, takes, first, last, next, previous, best, better, latest, other, others, things",
);
