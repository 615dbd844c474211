import { textsIn } from "#app/content/localized.ts";
import { isWhole, type PageInput, type PageTexts } from "#app/features/custom-pages/custom-page.ts";
import { localizePath } from "#app/i18n/language.ts";
import { customPagePath } from "#app/site/custom-addresses.ts";
import { defaultLanguage, languages } from "#app/site/site-config.ts";

/** Where a saved page is, in the first language in which it is whole. */
export function pathOf(page: PageInput): string {
	const language = languages.find((one) => isWhole(textsIn<PageTexts>(page, one) ?? nothing));
	const { slug } = textsIn<PageTexts>(page, language ?? defaultLanguage) ?? page;
	return localizePath(customPagePath(slug), language ?? defaultLanguage);
}

const nothing = { title: "", content: "" };
