import { describe, expect, it } from "vitest";
import { type ConfirmationFacts, confirmationState } from "./confirmation.ts";

const link: ConfirmationFacts = {
	created_at: "2026-01-15T08:00:00.000Z",
	used_at: null,
	state: "pending",
	unsubscribed_at: null,
	rests_until: null,
	refused_at: null,
};
const now = link.created_at;
const earlier = "2026-01-10T08:00:00.000Z";
const later = "2026-01-20T08:00:00.000Z";

describe("a link that confirms", () => {
	it.each<[string, Partial<ConfirmationFacts>, string]>([
		["is open for someone who asked", {}, "open"],
		["is done once it was used", { state: "confirmed", used_at: later }, "done"],
		["is done when another mail's link was used", { state: "confirmed" }, "done"],
		[
			"is open for someone who left and asked again",
			{ state: "unsubscribed", unsubscribed_at: earlier },
			"open",
		],
		["is open anew for a reader who pauses", { state: "confirmed", rests_until: later }, "open"],
		["is done once their pause is over", { state: "confirmed", rests_until: earlier }, "done"],
		["is open anew where letters were refused", { state: "confirmed", refused_at: earlier }, "open"],
		[
			"ends no pause by a link that was used",
			{ state: "confirmed", rests_until: later, used_at: earlier },
			"done",
		],
		["brings nobody back who left since", { state: "unsubscribed", unsubscribed_at: later }, "invalid"],
		[
			"brings nobody back who left at that instant",
			{ state: "unsubscribed", unsubscribed_at: link.created_at },
			"invalid",
		],
		["works once", { state: "unsubscribed", unsubscribed_at: later, used_at: earlier }, "invalid"],
	])("%s", (_case, facts, expected) => expect(confirmationState({ ...link, ...facts }, now)).toBe(expected));

	it("is invalid if it is unknown", () => expect(confirmationState(undefined, now)).toBe("invalid"));
});
