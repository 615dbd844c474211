import { locales } from "../../language";
import { languages } from "../../site";
import { useText } from "../../text/text-context";
import { Field } from "../../ui/field";
import { SearchField } from "../../ui/search-field";
import { Select } from "../../ui/select";
import type { SubscriberFilter } from "./subscriber";

/** The longest address there is. */
const searchMost = 254;
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
					maxLength={searchMost}
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
