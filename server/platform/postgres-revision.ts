import pg from "pg";
import type { ContentRevision } from "./content-revision";

const channel = "ensemble_content";
const reconnectMs = 1_000;

/**
 * The revision of a PostgreSQL that several processes share: each change is announced by NOTIFY, and every process
 * listens. In the process that made the change, nothing stale is served once it is acknowledged; in the others, once
 * the announcement arrives, a few milliseconds later. While the listening connection is down, nothing is kept.
 */
export function listeningRevision(
	url: string,
	query: (text: string, values: string[]) => Promise<unknown>,
): ContentRevision {
	let count = 0;
	let listening = false;
	let closed = false;
	let client: pg.Client | undefined;
	let retry: NodeJS.Timeout | undefined;

	async function listen(): Promise<void> {
		const opened = new pg.Client({ connectionString: url });
		client = opened;
		opened.on("notification", () => {
			count += 1;
		});
		opened.once("error", () => comeBack(opened));
		opened.once("end", () => comeBack(opened));
		await opened.connect();
		await opened.query(`listen ${channel}`);
		// Changes may have passed unheard before.
		count += 1;
		listening = true;
	}

	function comeBack(lost: pg.Client): void {
		if (closed || client !== lost) return;
		client = undefined;
		listening = false;
		retry = setTimeout(() => listen().catch(() => client && comeBack(client)), reconnectMs);
	}

	const first = listen().catch(() => client && comeBack(client));

	return {
		current: () => (listening ? String(count) : undefined),
		move: async () => {
			count += 1;
			await query("select pg_notify($1, '')", [channel]);
		},
		close: async () => {
			closed = true;
			clearTimeout(retry);
			await first;
			await client?.end();
		},
	};
}
