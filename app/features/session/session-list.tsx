import { useQuery } from "@tanstack/react-query";
import { formatMoment } from "../../moment";
import { useLanguage, useText } from "../../text/text-context";
import { EndableList } from "./endable-list";
import { endSession, sessionsQuery } from "./session.query";
import { useChange, useFailureToast } from "./use-change";

/** Where the content area is open, with a way to end each session but this one: that is signing out. */
export function SessionList() {
	const t = useText("admin");
	const language = useLanguage();
	const query = useQuery(sessionsQuery);
	useFailureToast(query.error, t("access.sessionsFailed"));
	const ending = useChange({
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
			rowOf={({ createdAt, lastSeenAt, current }) => {
				const when = formatMoment(createdAt, language);
				return {
					title: t("access.signedIn", { when }),
					detail: t("access.lastSeen", { when: formatMoment(lastSeenAt, language) }),
					...(current
						? { badge: t("access.thisOne") }
						: { end: { label: t("access.end"), spoken: t("access.endOne", { when }) } }),
				};
			}}
		/>
	);
}
