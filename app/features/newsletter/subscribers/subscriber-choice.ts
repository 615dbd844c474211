import type { SubscriberFilter } from "#app/features/newsletter/subscriber.ts";
import { adminPaths } from "#app/site/admin-screens.ts";
import { languages } from "#app/site/site-config.ts";

export const statesOfList = ["all", "confirmed", "pending", "unsubscribed", "paused", "refusing"] as const;
export const languagesOfList = ["all", ...languages] as const;

/** Values of the filter's fields; `all` and blank are no filter. */
export type SubscriberChoice = {
	search: string;
	state: (typeof statesOfList)[number];
	language: (typeof languagesOfList)[number];
	page: string;
	from: string;
	to: string;
};

export const everySubscriber: SubscriberChoice = {
	search: "",
	state: "all",
	language: "all",
	page: "all",
	from: "",
	to: "",
};

const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));

/** Lists the addresses that refused too many letters. */
export const refusingPath = `${adminPaths.subscribers}?state=refusing`;

/** Valid values of each part in the screen's address. */
export const subscriberChoices = {
	state: statesOfList,
	language: languagesOfList,
	page: (value: string) => value.length <= 200,
	from: isDay,
	to: isDay,
};

export function filterOf({ search, state, language, page, from, to }: SubscriberChoice): SubscriberFilter {
	return {
		...(search !== "" && { search }),
		...(state !== "all" && { state }),
		...(language !== "all" && { language }),
		...(page !== "all" && { page }),
		...(from !== "" && { from }),
		...(to !== "" && { to }),
	};
}
