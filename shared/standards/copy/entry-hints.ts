/** Beginnings of words that ask for an entry and are never one; there are always more words than these. */
export const ASKS_TO_ENTER =
  /^(?:(?:please )?(?:enter|type|write|insert|fill in)|your|e\.?g\.?|for example|(?:veuillez )?(?:saisir|saisissez|entrez|indiquez|écrivez|tapez)|votre|vos|ex\.|par ex\.?|exemple|insira|digite|informe|seu|sua|ingresa|ingrese|escriba|escribe|introduzca|introduce|tu|inserisci|geben sie|введите|укажите|напишите|ваш|ваша|ваше|например)[\s:]+\S/iu;

/** Addresses that stand for any address: no one is called so. */
export const STAND_IN_ADDRESS =
  /^(?:your|you|name|user|username|example|e-?mail|votre|vous|nom|exemple|seu|nome|tu|correo)[\p{L}._-]*@/iu;

/** A pattern of one figure or letter throughout, with the marks between: “000.000.000-00”, “XXXX-XXXX”. */
export const PATTERN = /^\+?(?:([0#x_])[\s().+/-]*)(?:\1[\s().+/-]*){5,}$/iu;

/** Days, months and years by their letters. */
export const DATE_PATTERN = /^(?:(?:dd|mm|jj|tt|aa|дд|мм)[\s./-]+){1,2}(?:yy|aa|jj|гг){1,2}$/iu;

/** Hours and minutes by theirs. */
export const TIME_PATTERN = /^(?:hh|чч)[\s:.h]+(?:mm|мм)$/iu;
