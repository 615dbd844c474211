import { setTimeout as wait } from "node:timers/promises";
import type { Trial } from "./checks.ts";

/** Answers of one kind, by status; 0: it broke off. */
export type Statuses = Map<number, number>;

/**
 * Writes as many settings at once, again after each of the given silences: a proxy that reuses a
 * connection in the moment in which the site ends it answers 502.
 */
export async function writeAfterSilences(
	trial: Trial,
	silences: readonly number[],
	atOnce: number,
	onWritten: (seconds: number, statuses: Statuses) => void,
): Promise<Statuses> {
	const statuses: Statuses = new Map();
	const writeAll = async () => {
		const answered = await Promise.all(Array.from({ length: atOnce }, () => writeSetting(trial)));
		for (const status of answered) statuses.set(status, (statuses.get(status) ?? 0) + 1);
	};
	await writeAll();
	for (const seconds of silences) {
		await wait(seconds * 1000);
		await writeAll();
		onWritten(seconds, statuses);
	}
	return statuses;
}

/** @returns the status of the answer, 0 where none came. */
export async function writeSetting({ visitor, token }: Trial): Promise<number> {
	try {
		const { status } = await visitor.ask("/api/settings", {
			method: "POST",
			headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
			body: JSON.stringify({ key: "active_members_count", value: "310" }),
		});
		return status;
	} catch {
		return 0;
	}
}

export function describeStatuses(statuses: Statuses): string {
	return [...statuses].map(([status, count]) => `${status || "broken off"} ${count} ×`).join(", ");
}
