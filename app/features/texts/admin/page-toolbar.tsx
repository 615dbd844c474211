import { Field } from "#app/admin-ui/field.tsx";
import { Select } from "#app/admin-ui/select.tsx";
import { nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { type Language, languages } from "#app/site/site-config.ts";
import type { PublicPage } from "#app/site/site-map.ts";
import type { PageOfTexts } from "./text-names.ts";

/** How wide a page is shown. */
export const widthOf = { phone: "390px", desktop: "100%" } as const;

type Width = keyof typeof widthOf;

export type PageChoice = { page: PublicPage; language: Language; width: Width };

/** The pages by the name that their texts have in the list. */
const names: Record<PublicPage, PageOfTexts> = {
	home: "home",
	"how-it-works": "howItWorks",
	network: "network",
	blog: "blog",
	socials: "socials",
	rebrand: "rebrand",
	privacy: "privacy",
	legal: "notice",
};
const pages = Object.keys(names) as PublicPage[];
const widths = Object.keys(widthOf) as Width[];

/** Which page is shown, in which language and how wide. */
export function PageToolbar(props: { choice: PageChoice; onChoice(choice: PageChoice): void }) {
	const { choice, onChoice } = props;
	const t = useText("admin");
	const uiLanguage = useLanguage();
	return (
		<div className="grid gap-4 sm:grid-cols-3 lg:max-w-3xl">
			<Field label={t("texts.pageShown")}>
				{(control) => (
					<Select
						control={control}
						value={choice.page}
						onChange={(page) => onChoice({ ...choice, page })}
						options={pages.map((page) => [page, t(`texts.pages.${names[page]}`)] as const)}
					/>
				)}
			</Field>
			<Field label={t("texts.pageLanguage")}>
				{(control) => (
					<Select
						control={control}
						value={choice.language}
						onChange={(language) => onChoice({ ...choice, language })}
						options={languages.map((language) => [language, nameOfLanguage(language, uiLanguage)] as const)}
					/>
				)}
			</Field>
			<Field label={t("texts.pageWidth")}>
				{(control) => (
					<Select
						control={control}
						value={choice.width}
						onChange={(width) => onChoice({ ...choice, width })}
						options={widths.map((width) => [width, t(`texts.widths.${width}`)] as const)}
					/>
				)}
			</Field>
		</div>
	);
}
