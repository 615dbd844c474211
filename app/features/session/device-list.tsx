import { useQuery } from "@tanstack/react-query";
import { useApiMutation, useErrorToast } from "#app/api-client/use-api-mutation.ts";
import { formatMoment } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { EndableList } from "./endable-list.tsx";
import { devicesQuery, endDevice } from "./session.query.ts";

/** The devices that signed in before, with a way to forget each. */
export function DeviceList() {
	const t = useText("admin");
	const language = useLanguage();
	const query = useQuery(devicesQuery);
	useErrorToast(query.error, t("access.devicesFailed"));
	const ending = useApiMutation({
		send: endDevice,
		refreshes: [devicesQuery.queryKey],
		done: { title: t("access.forgotten") },
		failed: { title: t("access.forgetFailed") },
	});
	return (
		<EndableList
			label={t("access.devicesTitle")}
			query={query}
			ending={ending}
			rowOf={({ name, createdAt, lastUsedAt, current }) => {
				const when = formatMoment(createdAt, language);
				return {
					title:
						name === null
							? t("access.firstSignedIn", { when })
							: t("access.firstSignedInOn", { device: name, when }),
					detail: t("access.lastSignedIn", { when: formatMoment(lastUsedAt, language) }),
					end: { label: t("access.forget"), spoken: t("access.forgetOne", { when }) },
					badge: current ? t("access.thisDevice") : undefined,
				};
			}}
		/>
	);
}
