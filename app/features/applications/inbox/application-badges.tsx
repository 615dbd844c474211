import { Badge } from "#app/admin-ui/badge.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import type { Application } from "./inbox.ts";

/** Shows the state of an application, and of an accepted one whether they are a member now. */
export function ApplicationBadges({ state, membership }: Pick<Application, "state" | "membership">) {
	const t = useText("admin");
	const isWaiting = state === "new" || state === "read";
	return (
		<>
			<Badge tone={isWaiting ? "live" : "outline"}>{t(`applications.states.${state}`)}</Badge>
			{membership === null ? null : (
				<Badge tone={membership === "active" ? "live" : "outline"}>
					{t(`applications.memberships.${membership}`)}
				</Badge>
			)}
		</>
	);
}
