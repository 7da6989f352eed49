import { pageTexts } from "../../language/page-texts.ts";

/** The texts about articles. */
export const { useTexts: useBlogTexts, load: loadBlogTexts } = pageTexts({
  en: async () => (await import("../../../shared/i18n/site/blog.en.ts")).BLOG_EN,
  fr: async () => (await import("../../../shared/i18n/site/blog.fr.ts")).BLOG_FR,
});
