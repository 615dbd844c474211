import type { ExpressionBuilder } from "kysely";
import type { Tables } from "#migrations/tables.ts";

/**
 * Matches the subscriber whose mails carry a token in their links. It never changes, and those of
 * records that were joined with theirs work too.
 */
export function holdsLink(token: string) {
	return (where: ExpressionBuilder<Tables, "subscribers">) =>
		where.or([
			where("subscribers.unsubscribe_token", "=", token),
			where("subscribers.id", "in", (former) =>
				former
					.selectFrom("former_links")
					.select("subscriber_id")
					.where("former_links.unsubscribe_token", "=", token),
			),
		]);
}
