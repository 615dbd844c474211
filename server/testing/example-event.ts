import { eventInput, type SocialEvent } from "#app/features/events/event.ts";

/** Returns a stored event as a store would give it: what it says, and what became of it since. */
export function exampleEvent(input: object, history: Partial<SocialEvent> = {}): SocialEvent {
	return {
		...eventInput.parse({ title: "Dinner", date: "Some day", time: "evening", ...input }),
		id: "one",
		slug: "dinner",
		ownSlugs: {},
		announcedAt: "2026-09-01T08:00:00.000Z",
		previousStart: null,
		createdAt: "2026-09-01T08:00:00.000Z",
		updatedAt: "2026-09-02T08:00:00.000Z",
		version: 1,
		sequence: 1,
		quietChanges: 0,
		...history,
	};
}
