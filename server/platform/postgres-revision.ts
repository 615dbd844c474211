import type { ContentRevision } from "./content-revision";
import { type ListenerState, openListener } from "./postgres-listener";

const channel = "ensemble_content";
const announceAgainMs = 250;

/**
 * The revision of a PostgreSQL that several processes share: each change is announced by NOTIFY, and every process
 * listens. In the process that made the change, nothing stale is served once it is acknowledged; in the others, once
 * the announcement arrives, a few milliseconds later. While the listening connection is down, nothing is cached.
 */
export function listeningRevision(
	url: string,
	announce: (channel: string) => Promise<unknown>,
	onState: (state: ListenerState) => void,
): ContentRevision {
	let count = 0;
	let again: NodeJS.Timeout | undefined;

	/** What is committed stays so: an announcement that fails is made later, and fails no request. */
	async function announceUntilHeard(): Promise<void> {
		try {
			await announce(channel);
		} catch {
			clearTimeout(again);
			again = setTimeout(announceUntilHeard, announceAgainMs).unref();
		}
	}

	const listener = openListener({
		url,
		channel,
		onAnnouncement: () => {
			count += 1;
		},
		onState: (state) => {
			// Changes may have passed unheard before.
			if (state === "up") count += 1;
			onState(state);
		},
	});

	return {
		current: () => (listener.state() === "up" ? String(count) : undefined),
		move: async () => {
			count += 1;
			await announceUntilHeard();
		},
		close: async () => {
			clearTimeout(again);
			await listener.close();
		},
	};
}
