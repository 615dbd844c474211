import { SelectField } from "#app/admin-ui/select.tsx";
import { nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { type Language, languages } from "#app/site/site-config.ts";
import { type PublicPage, publicPages, siteMap } from "#app/site/site-map.ts";
import { usePageName } from "./use-page-name.ts";

/** How wide a page is shown. */
export const widthOf = { phone: "390px", desktop: "100%" } as const;

type Width = keyof typeof widthOf;

export type PageChoice = { page: PublicPage; language: Language; width: Width };

const widths = Object.keys(widthOf) as Width[];

/** The name under which the texts of a page are listed: `legal.notice` is `notice`. */
function textsOf(page: PublicPage): string {
	return siteMap[page].texts.replace(/.*\./, "");
}

/** Which page is shown, in which language and how wide. */
export function PageToolbar(props: { choice: PageChoice; onChoice(choice: PageChoice): void }) {
	const { choice, onChoice } = props;
	const t = useText("admin");
	const uiLanguage = useLanguage();
	const nameOfPage = usePageName();
	return (
		<div className="grid gap-4 sm:grid-cols-3 lg:max-w-3xl">
			<SelectField
				label={t("texts.pageShown")}
				value={choice.page}
				onChange={(page) => onChoice({ ...choice, page })}
				options={publicPages.map((page) => [page, nameOfPage(textsOf(page))] as const)}
			/>
			<SelectField
				label={t("texts.pageLanguage")}
				value={choice.language}
				onChange={(language) => onChoice({ ...choice, language })}
				options={languages.map((language) => [language, nameOfLanguage(language, uiLanguage)] as const)}
			/>
			<SelectField
				label={t("texts.pageWidth")}
				value={choice.width}
				onChange={(width) => onChoice({ ...choice, width })}
				options={widths.map((width) => [width, t(`texts.widths.${width}`)] as const)}
			/>
		</div>
	);
}
