import type { ExpressionBuilder } from "kysely";
import type { Tables } from "#migrations/tables.ts";

/**
 * Whose link of a mail a token is: it is in every mail to them for ever, also in those to a record
 * of theirs that was joined with this one.
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
