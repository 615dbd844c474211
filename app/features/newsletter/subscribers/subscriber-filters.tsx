import { Field, inputClass, SearchField } from "#app/admin-ui/field.tsx";
import { SelectField } from "#app/admin-ui/select.tsx";
import { addedPage, importedPage } from "#app/features/newsletter/consent.ts";
import { locales } from "#app/i18n/language.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { maxEmailCharacters } from "#app/mail/email-address.ts";
import { languagesOfList, type SubscriberChoice, statesOfList } from "./subscriber-choice.ts";

type Props = {
	filter: SubscriberChoice;
	/** Pages on which people subscribed. */
	pages: readonly string[];
	onFilter(filter: SubscriberChoice): void;
};

export function SubscriberFilters({ filter, pages, onFilter }: Props) {
	const t = useText("admin");
	const listed = new Set([...pages, ...(filter.page === "all" ? [] : [filter.page])]);
	const nameOf = (page: string) =>
		page === importedPage ? t("subscribers.imported") : page === addedPage ? t("subscribers.fromHand") : page;
	const day = (name: "from" | "to") => (
		<Field label={t(`subscribers.${name}Day`)}>
			{(control) => (
				<input
					{...control}
					type="date"
					value={filter[name]}
					onChange={(event) => onFilter({ ...filter, [name]: event.target.value })}
					className={inputClass}
				/>
			)}
		</Field>
	);
	return (
		<search className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_13rem_13rem]">
			<div className="sm:max-lg:col-span-2">
				<SearchField
					label={t("subscribers.search")}
					value={filter.search}
					onSearch={(search) => onFilter({ ...filter, search })}
					placeholder={t("subscribers.searchPlaceholder")}
					inputMode="email"
					autoCapitalize="none"
					autoComplete="off"
					spellCheck={false}
					maxLength={maxEmailCharacters}
				/>
			</div>
			<SelectField
				label={t("subscribers.state")}
				value={filter.state}
				onChange={(state) => onFilter({ ...filter, state })}
				options={statesOfList.map(
					(one) => [one, t(one === "all" ? "subscribers.allStates" : `subscribers.${one}`)] as const,
				)}
			/>
			<SelectField
				label={t("subscribers.language")}
				value={filter.language}
				onChange={(language) => onFilter({ ...filter, language })}
				options={languagesOfList.map(
					(one) => [one, one === "all" ? t("subscribers.allLanguages") : locales[one].name] as const,
				)}
			/>
			<SelectField
				label={t("subscribers.page")}
				value={filter.page}
				onChange={(page) => onFilter({ ...filter, page })}
				options={[
					["all", t("subscribers.allPages")],
					...[...listed].map((page) => [page, nameOf(page)] as const),
				]}
			/>
			{day("from")}
			{day("to")}
		</search>
	);
}
