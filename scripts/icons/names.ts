import type { Pictogram } from "../../shared/perception/icons/pictograms.ts";

/** Names of the files in which packages have the icons that are known here; a file in none of the lists is some other icon. */
const FILES: Readonly<Record<Pictogram, string>> = {
  "arrow-left": "arrow-left arrow-back west arrow-narrow-left arrow-left-long nav-arrow-back",
  "arrow-right": "arrow-right arrow-forward east arrow-narrow-right arrow-right-long",
  "chevron-left":
    "chevron-left caret-left chevron-back nav-arrow-left arrow-ios-back arrow-left-s arrow-back-ios-new left angle-left",
  "chevron-right":
    "chevron-right caret-right chevron-forward nav-arrow-right arrow-ios-forward arrow-right-s arrow-forward-ios right angle-right",
  "chevron-up":
    "chevron-up caret-up nav-arrow-up arrow-ios-upward arrow-up-s expand-less keyboard-arrow-up up angle-up",
  "chevron-down":
    "chevron-down caret-down nav-arrow-down arrow-ios-downward arrow-down-s expand-more keyboard-arrow-down down angle-down",
  close: "x close x-mark xmark times",
  menu: "menu menu-2 menu-3 bars bars-3 hamburger hamburger-menu",
  search: "search magnifying-glass magnify",
  more: "more more-2 more-horizontal more-vertical more-vert more-horiz dots dots-vertical dots-horizontal ellipsis ellipsis-vertical ellipsis-horizontal dots-three dots-three-vertical three-dots three-dots-vertical overflow-menu-vertical overflow-menu-horizontal kebab-horizontal",
  add: "plus add plus-large",
  remove: "minus subtract dash remove",
  delete: "trash trash-2 trash-can bin trash-simple delete-bin trash-bin",
  edit: "pencil edit edit-2 edit-3 pen pencil-simple create edit-pencil pencil-square square-pen edit-alt",
  share: "share share-2 share-variant share-network share-social share-ios share-nodes share-alt ios-share",
  heart: "heart favorite favorite-border",
  star: "star grade star-border star-rate",
  cart: "shopping-cart cart cart-2",
  bell: "bell notification notifications notification-3 bell-simple",
  gear: "settings gear cog cog-6-tooth cog-8-tooth gear-six setting gear-fine",
  person: "user person account user-2 user-3 user-round",
  eye: "eye visibility view remove-red-eye",
  check: "check checkmark done tick check-large",
  play: "play play-arrow",
  home: "home house home-2 home-simple home-alt",
  mail: "mail envelope email envelope-simple",
  phone: "phone call telephone",
  camera: "camera photo-camera camera-alt",
  calendar: "calendar calendar-today calendar-blank",
  pin: "map-pin place location-on map-marker geo-alt location-dot location-pin environment room map-pin-2 pin-alt location",
  lock: "lock lock-closed locked lock-simple",
  download: "download arrow-down-tray file-download download-2 download-simple",
  filter: "filter funnel filter-list funnel-simple",
};

const NAME_OF_FILE: ReadonlyMap<string, Pictogram> = new Map(
  Object.entries(FILES).flatMap(([name, files]) => files.split(" ").map((file) => [file, name as Pictogram])),
);

/** Words of the names here: an icon whose file has one of them is near one of ours, and no example of another sign. */
const NEAR =
  /arrow|chevron|caret|close|menu|search|plus|minus|trash|pencil|edit|share|heart|star|cart|bell|setting|gear|cog|user|person|eye|check|play|home|house|mail|envelope|phone|call|camera|calendar|pin|location|lock|download|filter|dots|more|left|right|up|down|angle|bars|add|x-|account|notification|event|done|favorite|place|funnel/;

/** Packages say in a name how bold an icon is drawn, and how large. */
const STYLE =
  /-(?:outline|outlined|line|fill|filled|sharp|regular|bold|thin|light|solid|rounded|round|alt\d?|16|20|24|32|48|lg|sm|o)$/;
const PREFIX = /^bxs?-?/;

function plainName(file: string): string {
  let name = file.toLowerCase().replaceAll("_", "-").replace(PREFIX, "");
  while (STYLE.test(name)) name = name.replace(STYLE, "");
  return name;
}

/** The icon that a file of a package is: one of ours, another, or undefined where it is near one of ours. */
export function iconOfFile(file: string): Pictogram | "other" | undefined {
  const name = plainName(file);
  return NAME_OF_FILE.get(name) ?? (NEAR.test(name) ? undefined : "other");
}
