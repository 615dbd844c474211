import { randomBytes } from "node:crypto";
import { CompiledQuery } from "kysely";
import { type ContentRevision, countChanges } from "./content-revision.ts";
import { type OnListenerState, openListener } from "./postgres-listener.ts";

const channel = "ensemble_content";
const announceAgainMs = 250;

/** Announces changes of content to other processes, with this one's name, which it ignores. */
export function announcements() {
	const origin = randomBytes(8).toString("hex");
	return {
		announcementOf: (kind: string) =>
			CompiledQuery.raw("select pg_notify($1, $2)", [channel, `${origin} ${kind}`]),
		/** The kind that another process changed; undefined for our own announcements. */
		kindOf: (payload: string): string | undefined => {
			const [from, kind] = payload.split(" ");
			return from === origin ? undefined : kind;
		},
	};
}

/**
 * The revision of a PostgreSQL that several processes share: each announces its changes by NOTIFY,
 * and all listen. The process of a change serves nothing stale once it is acknowledged; the others
 * a few milliseconds later. While the listening connection is down, nothing is cached.
 */
export function listeningRevision(
	url: string,
	kindOf: (payload: string) => string | undefined,
	announce: (kind: string) => Promise<unknown>,
	onState: OnListenerState,
): ContentRevision {
	const changes = countChanges();
	/** Part of every revision: changes unheard during a lost connection are of any kind. */
	let connections = 0;
	const unannounced = new Set<string>();
	let again: NodeJS.Timeout | undefined;

	/** Retries an announcement that failed: the change is committed, so no request fails. */
	async function announceUntilHeard(): Promise<void> {
		for (const kind of [...unannounced]) {
			unannounced.delete(kind);
			try {
				await announce(kind);
			} catch {
				unannounced.add(kind);
				clearTimeout(again);
				again = setTimeout(announceUntilHeard, announceAgainMs).unref();
			}
		}
	}

	const listener = openListener({
		url,
		channel,
		onAnnouncement: (payload) => {
			const kind = kindOf(payload);
			if (kind !== undefined) changes.add(kind);
		},
		onState: (state, reason) => {
			if (state === "up") connections += 1;
			onState(state, reason);
		},
	});

	return {
		current: (kind) => (listener.state() === "up" ? `${connections}.${changes.count(kind)}` : undefined),
		hasChangedSince: (revision, kind) => revision.split(".")[1] !== String(changes.count(kind)),
		bump: async (kind, isAnnounced = false) => {
			changes.add(kind);
			if (isAnnounced) return;
			unannounced.add(kind);
			await announceUntilHeard();
		},
		close: async () => {
			clearTimeout(again);
			await listener.close();
		},
	};
}
