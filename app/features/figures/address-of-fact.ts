import { anchorOfFact } from "#app/features/facts/stored-facts.ts";
import { factOf } from "#app/features/texts/admin/common/claim-message.ts";

/** Where the owner changes what a mark stands for: at its field, or where members are counted. */
export function addressOfFact(mark: string): string {
	if (mark === "members") return "/admin/settings";
	const id = factOf(mark);
	return id === undefined ? "/admin/facts" : `/admin/facts#${anchorOfFact(id)}`;
}
