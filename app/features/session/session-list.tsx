import { useQuery } from "@tanstack/react-query";
import { useApiMutation, useErrorToast } from "#app/api-client/use-api-mutation.ts";
import { formatMoment } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { EndableList } from "./endable-list.tsx";
import { endSession, sessionsQuery } from "./session.query.ts";

/**
 * Where the content area is open, with a way to end each session but this one: that is signing out.
 */
export function SessionList() {
	const t = useText("admin");
	const language = useLanguage();
	const query = useQuery(sessionsQuery);
	useErrorToast(query.error, t("access.sessionsFailed"));
	const ending = useApiMutation({
		send: endSession,
		refreshes: [sessionsQuery.queryKey],
		done: { title: t("access.ended") },
		failed: { title: t("access.endFailed") },
	});
	return (
		<EndableList
			label={t("access.sessionsTitle")}
			query={query}
			ending={ending}
			rowOf={({ device, createdAt, lastSeenAt, current }) => {
				const when = formatMoment(createdAt, language);
				return {
					title: device === null ? t("access.signedIn", { when }) : t("access.signedInOn", { device, when }),
					detail: t("access.lastSeen", { when: formatMoment(lastSeenAt, language) }),
					...(current
						? { badge: t("access.thisOne") }
						: { end: { label: t("access.end"), spoken: t("access.endOne", { when }) } }),
				};
			}}
		/>
	);
}
