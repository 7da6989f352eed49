import { list } from "../list.ts";

/** First words of labels that ask for something to be done. */
export const ACTION_WORDS: ReadonlySet<string> = list(
  "add, apply, accept, allow, approve, ask, authorise, authorize, back, become, begin, book, browse, buy, call, cancel, change, chat, check, checkout",
  "choose, clear, close, compare, complete, confirm, connect, contact, continue, copy, create, delete, discard, discover",
  "done, download, edit, enter, explore, export, filter, find, finish, follow, forgot, generate, get, go, import, insert",
  "install, invite, join, keep, place order",
  "learn, leave, like, load, log, login, logout, manage, more, next, open, order, pay, play, post, preview, print, proceed, publish",
  "purchase, read, refresh, register, remove, reply, request, reserve, reset, resend, retry, save, schedule, search, see",
  "select, send, set, share, shop, show, sign, signup, skip, start, stop, submit, subscribe, sync, track, transfer, try",
  "unlock, update, upgrade, upload, use, verify, view, visit, watch, withdraw, write",
  "accepter, acceder, acheter, afficher, ajouter, annuler, appliquer, choisir, commander, commencer, connecter",
  "connexion, consulter, continuer, creer, decouvrir, demander, enregistrer, envoyer, essayer, fermer, inscription",
  "modifier, ouvrir, partager, passer, payer, rechercher, rejoindre, reserver, retour, supprimer, telecharger",
  "terminer, valider, voir, s inscrire, se connecter",
  "abbrechen, absenden, anmelden, anzeigen, bestatigen, bestellen, bearbeiten, buchen, hinzufugen, kaufen, loschen",
  "registrieren, reservieren, senden, speichern, starten, suchen, weiter",
  "acceder, aceptar, anadir, buscar, cancelar, comprar, continuar, crear, enviar, guardar, iniciar, pagar, reservar",
  "siguiente, solicitar, ver",
  "войти, выбрать, выйти, далее, дальше, добавить, заказать, закрыть, изменить, купить, начать, оплатить",
  "оформить, открыть, отменить, отправить, повторить, подписаться, подтвердить, показать, пропустить, проверить",
  "создать, сохранить, удалить, зарегистрироваться, продолжить, применить, трекинг, написать, связаться, узнать, перейти",
  "рассчитать, отследить, записаться, забронировать",
  "acessar, adicionar, agendar, baixar, cadastrar, comecar, confirmar, criar, editar, entrar, excluir, finalizar, pesquisar, registrar, salvar",
  "accedi, acquista, aggiungi, annulla, avanti, cerca, conferma, continua, elimina, iscriviti, modifica, prenota",
  "crea, invia, paga, registrati, salva, scopri",
  "aanmelden, annuleren, bekijken, bestellen, betaal, betalen, bevestigen, boeken, doorgaan, inloggen, kopen, opslaan, reserveren, toevoegen, verzenden, zoeken",
  "anuluj, dalej, dodaj, kup, potwierdz, szukaj, wyslij, zaloguj, zamow, zaplac, zapisz, zarejestruj, zarezerwuj",
  "bayar, beli, cari, daftar, hapus, kirim, konfirmasi, lanjut, lanjutkan, lihat, masuk, pesan, simpan, tambah, ubah, unggah",
  "basvur, devam, ekle, gonder, iptal, kaydet, onayla",
  "calcular, falar, limpar, rate, спросить, luu, gui, them, tim, mua, tiep tuc, dang nhap, dang ky, xac nhan, thanh toan, dat lich",
);

/** Words of what people fill in. */
export const FIELD_WORDS: ReadonlySet<string> = list(
  "address, age, amount, birthday, card, city, comment, company, country, code, cvv, cvc, date, email, e, mail, expiry",
  "first, feedback, keyword, keywords, last, location, message, mobile, name, notes, number, password, phone, postcode",
  "promo, query, quantity, search, select, state, subject, street, surname, telephone, title, type, url, username, user",
  "website, zip, adresse, code, commentaire, courriel, passe, motdepasse, nom, numero, prenom, recherche",
  "rechercher, telephone, ville, passwort, suche, vorname, nachname, correo, contrasena, nombre, telefono",
  "адрес, город, дата, дом, доставка, имя, индекс, код, квартира, комментарий, номер, пароль, подъезд, поиск, почта, промокод, срок",
  "телефон, улица, фамилия, этаж",
  "الاسم, البريد, الجوال, العنوان, المدينة, المرور, الهاتف, رقم, אימייל, טלפון, כתובת, סיסמה, עיר, שם",
);

/** First words of what stands in an empty field. */
export const PROMPT_WORDS: ReadonlySet<string> = list(
  "enter, type, search, searching, placeholder, write, your, select, choose, pick, add, e g, eg, example, saisissez, entrez, votre, rechercher",
  "choisissez, введите, поиск, найти, выберите, ваш, например, укажите, ابحث, اختر, ادخل, اكتب, בחר, הזן, הקלד, חפש",
);

/** Words that ask for writing only, and never stand on a button. */
export const WRITING_WORDS: ReadonlySet<string> = list(
  "enter, type, your, e g, eg, saisissez, entrez, votre, введите, ваш, ادخل, اكتب, הזן, הקלד",
);

/** “Confirm password” is what a field asks for, however the field looks. */
export const ASKS_AGAIN =
  /^(?:confirm|repeat|re-?enter|re-?type|confirmer|confirmez|répéter|répétez)\b.{0,16}(?:passwords?|e-?mail|pin|mot de passe)$/iu;
