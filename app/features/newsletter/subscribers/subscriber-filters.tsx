import { Field } from "#app/admin-ui/field.tsx";
import { SearchField } from "#app/admin-ui/search-field.tsx";
import { Select } from "#app/admin-ui/select.tsx";
import type { SubscriberFilter } from "#app/features/newsletter/subscriber.ts";
import { locales } from "#app/i18n/language.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { languages } from "#app/site/site-config.ts";

/** The longest address there is. */
const maxSearchCharacters = 254;
const all = "all";

/** The search, the state and the language of the list. */
export function SubscriberFilters(props: {
	filter: SubscriberFilter;
	onFilter(filter: SubscriberFilter): void;
}) {
	const t = useText("admin");
	const { filter, onFilter } = props;
	const { state, language, ...rest } = filter;
	return (
		<search className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_13rem_13rem]">
			<div className="sm:max-lg:col-span-2">
				<SearchField
					label={t("subscribers.search")}
					value={filter.search ?? ""}
					onSearch={(search) => onFilter({ ...filter, search })}
					placeholder={t("subscribers.searchPlaceholder")}
					inputMode="email"
					autoCapitalize="none"
					autoComplete="off"
					spellCheck={false}
					maxLength={maxSearchCharacters}
				/>
			</div>
			<Field label={t("subscribers.state")}>
				{(control) => (
					<Select
						control={control}
						value={state ?? all}
						onChange={(value) => {
							const others = { ...rest, ...(language && { language }) };
							onFilter(value === all ? others : { ...others, state: value });
						}}
						options={[
							[all, t("subscribers.allStates")],
							["confirmed", t("subscribers.confirmed")],
							["pending", t("subscribers.pending")],
							["unsubscribed", t("subscribers.unsubscribed")],
						]}
					/>
				)}
			</Field>
			<Field label={t("subscribers.language")}>
				{(control) => (
					<Select
						control={control}
						value={language ?? all}
						onChange={(value) => {
							const others = { ...rest, ...(state && { state }) };
							onFilter(value === all ? others : { ...others, language: value });
						}}
						options={[
							[all, t("subscribers.allLanguages")],
							...languages.map((one) => [one, locales[one].name] as const),
						]}
					/>
				)}
			</Field>
		</search>
	);
}
