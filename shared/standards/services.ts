/** A service that screens of others name, and the colors by which people know its sign, as it has them and as it had them. */
export interface Service {
  readonly name: RegExp;
  readonly colors: readonly string[];
}

/** The services whose signs stand on screens of others. Of black and white ones, as X and TikTok have too, any screen is full. */
export const SERVICES: readonly Service[] = [
  { name: /whats ?app/iu, colors: ["#25d366", "#128c7e", "#075e54"] },
  { name: /facebook/iu, colors: ["#1877f2", "#4267b2", "#3b5998"] },
  { name: /messenger/iu, colors: ["#0084ff"] },
  { name: /instagram/iu, colors: ["#e4405f", "#e1306c", "#c13584", "#833ab4"] },
  { name: /youtube/iu, colors: ["#ff0000", "#cd201f"] },
  { name: /twitter/iu, colors: ["#1da1f2", "#1d9bf0", "#55acee"] },
  { name: /telegram/iu, colors: ["#26a5e4", "#2aabee", "#229ed9", "#0088cc"] },
  { name: /linked ?in/iu, colors: ["#0a66c2", "#0077b5", "#0e76a8"] },
  { name: /tik ?tok/iu, colors: ["#fe2c55", "#ff0050", "#25f4ee"] },
  { name: /pinterest/iu, colors: ["#e60023", "#bd081c"] },
  { name: /google/iu, colors: ["#4285f4", "#ea4335", "#db4437", "#fbbc05", "#fbbc04", "#34a853"] },
  { name: /snapchat/iu, colors: ["#fffc00"] },
  { name: /discord/iu, colors: ["#5865f2", "#7289da"] },
  { name: /viber/iu, colors: ["#7360f2", "#665cac"] },
  { name: /spotify/iu, colors: ["#1db954", "#1ed760"] },
  { name: /vk(?:ontakte)?(?!\p{L})/iu, colors: ["#0077ff", "#4c75a3"] },
];
