import { type PageWidth, pageWidths } from "#app/admin-ui/page-widths.ts";
import { SelectField } from "#app/admin-ui/select.tsx";
import { usePageName } from "#app/features/texts/admin/labels/text-names.ts";
import {
	type PageView,
	partsOf,
	type ViewedPage,
	viewedPages,
	viewsOf,
} from "#app/features/texts/page-views.ts";
import { nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { pageTexts } from "#app/site/page-texts.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import { publicPages } from "#app/site/site-map.ts";

export type PageChoice = { view: PageView; language: Language; width: PageWidth };

/** Chooses the page that is shown, its state, its language and its width. */
export function PageToolbar(props: { choice: PageChoice; onChoice(choice: PageChoice): void }) {
	const { choice, onChoice } = props;
	const t = useText("admin");
	const uiLanguage = useLanguage();
	const nameOf = useNameOfView();
	const { page } = partsOf(choice.view);
	const views = viewsOf(page);
	return (
		<div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
			<SelectField
				label={t("texts.pageShown")}
				value={page}
				onChange={(next) => onChoice({ ...choice, view: viewsOf(next)[0] ?? choice.view })}
				options={viewedPages.map((one) => [one, nameOf(one)] as const)}
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
				options={pageWidths.map((width) => [width, t(`texts.widths.${width}`)] as const)}
			/>
			{views.length > 1 ? (
				<SelectField
					label={t("texts.pageState")}
					value={choice.view}
					onChange={(view) => onChoice({ ...choice, view })}
					options={views.map((view) => [view, t(`texts.pageStates.${partsOf(view).state}`)] as const)}
				/>
			) : null}
		</div>
	);
}

/** Returns a page's name: its own, or that of the group in which its texts are listed. */
function useNameOfView(): (page: ViewedPage) => string {
	const t = useText("admin");
	const nameOfPage = usePageName();
	const own: Partial<Record<ViewedPage, string>> = t("texts.viewedPages");
	return (page) => {
		const listed = publicPages.find((id) => id === page);
		// The texts of the legal notice are listed as `notice`, and stand in `legal.notice`.
		const texts = listed && pageTexts[listed].replace(/.*\./, "");
		return own[page] ?? nameOfPage(texts ?? page);
	};
}
