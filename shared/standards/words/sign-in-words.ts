/** Words for entering an account, as they stand at the beginning of a title or on a button, in lower case. */
export const SIGN_IN =
  /^(?:sign[ -]?in|log[ -]?in|login|welcome back|connexion|se connecter|connectez-vous|me connecter|s'identifier|identifiez-vous)(?![\p{L}\p{N}])/u;

/** Words for opening an account. */
export const SIGN_UP =
  /^(?:sign[ -]?up|signup|register|create (?:an |your |my |new |a new |free )*account|join (?:us|now|free)|s'inscrire|inscription|inscrivez-vous|créer (?:un |mon |votre )?compte|créez (?:un |votre )?compte)(?![\p{L}\p{N}])/u;

/** The same within a line that leads into a form: 'or log in with email'. */
export const INTO_SIGN_IN =
  /^(?:or |ou )(?:sign[ -]?in|log[ -]?in|login|continue to log in|se connecter|connectez-vous)(?![\p{L}\p{N}])/u;
export const INTO_SIGN_UP =
  /^(?:or |ou )(?:sign[ -]?up|register|create an account|s'inscrire|inscrivez-vous|créer un compte)(?![\p{L}\p{N}])/u;

/** A question to those who have an account, and to those who have none. */
export const ASKS_OWNERS =
  /^(?:(?:(?:do )?you )?already (?:have|got) (?:an? )?account|already (?:registered|a member|signed up)|have an account(?: already)?|got an account|(?:vous avez |tu as )?déjà un compte|déjà (?:inscrit|membre|client))(?![\p{L}\p{N}])/u;
export const ASKS_NEWCOMERS =
  /^(?:(?:you )?(?:don't|dont|do not) (?:yet )?have an? account|no account|not (?:registered|a member)|new here|new to \S+|(?:vous n'avez |tu n'as )?pas (?:encore )?(?:de compte|inscrit|membre)|nouveau (?:ici|client))(?![\p{L}\p{N}])/u;

/** The words of a way to a new password. */
export const PASSWORD_LOST =
  /forg[eo]t|lost|reset|recover|trouble|can't (?:sign|log)|need help|help signing|oubli|réinitialis|perdu|vergessen|esquec|olvid|dimentica|забыл|восстанов/u;

/** Labels of a field for a password. */
export const PASSWORD =
  /^(?:your |enter (?:your )?|votre |saisissez (?:votre )?)?(?:password|mot de passe|passwort|пароль)(?![\p{L}])/u;

/** The words beside a password that show it. */
export const SHOWS_PASSWORD =
  /^(?:show|hide|see|view|reveal|afficher|montrer|masquer|voir|mostra|mostrar|ver|ocultar|anzeigen|zeigen|toon|tonen|pokaż|göster|tampilkan|показать|скрыть)(?![\p{L}])/u;

/** Names of a password, wherever they stand. */
export const NAMES_PASSWORD = /pass|senha|contraseña|clave|kennwort|парол/u;

/** Names of services whose accounts and shops are offered beside the main action: “continue with google”, “app store”. */
export const SERVICE =
  /(?<!\p{L})(?:google|apple|facebook|microsoft|github|linkedin|twitter|huawei|vk|(?:app|play) ?store)(?!\p{L})/u;
