import { Field } from "#app/admin-ui/field.tsx";
import { SearchField } from "#app/admin-ui/search-field.tsx";
import { Select } from "#app/admin-ui/select.tsx";
import type { SubscriberFilter } from "#app/features/newsletter/subscriber.ts";
import { locales } from "#app/i18n/language.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { languages } from "#app/site/site-config.ts";

/** The longest address there is. */
const maxSearchCharacters = 254;

const states = ["all", "confirmed", "pending", "unsubscribed"] as const;
const languagesOfList = ["all", ...languages] as const;

/** What the screen's fields show; `all` is no filter. */
export type SubscriberChoice = {
	search: string;
	state: (typeof states)[number];
	language: (typeof languagesOfList)[number];
};

export const everySubscriber: SubscriberChoice = { search: "", state: "all", language: "all" };
export const subscriberChoices = { state: states, language: languagesOfList };

/** What the server is asked for. */
export function filterOf({ search, state, language }: SubscriberChoice): SubscriberFilter {
	return {
		...(search !== "" && { search }),
		...(state !== "all" && { state }),
		...(language !== "all" && { language }),
	};
}

/** The search, the state and the language of the list. */
export function SubscriberFilters(props: {
	filter: SubscriberChoice;
	onFilter(filter: SubscriberChoice): void;
}) {
	const t = useText("admin");
	const { filter, onFilter } = props;
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
					maxLength={maxSearchCharacters}
				/>
			</div>
			<Field label={t("subscribers.state")}>
				{(control) => (
					<Select
						control={control}
						value={filter.state}
						onChange={(state) => onFilter({ ...filter, state })}
						options={states.map(
							(one) => [one, t(one === "all" ? "subscribers.allStates" : `subscribers.${one}`)] as const,
						)}
					/>
				)}
			</Field>
			<Field label={t("subscribers.language")}>
				{(control) => (
					<Select
						control={control}
						value={filter.language}
						onChange={(language) => onFilter({ ...filter, language })}
						options={languagesOfList.map(
							(one) => [one, one === "all" ? t("subscribers.allLanguages") : locales[one].name] as const,
						)}
					/>
				)}
			</Field>
		</search>
	);
}
