import type { Kysely, Transaction } from "kysely";

type Write<Tables> = {
	run(transaction: Transaction<Tables>): Promise<void>;
	/** Called once the transaction has committed. */
	resolve(): void;
	reject(reason: unknown): void;
};

/**
 * Group commit: what several callers write within `windowMs` milliseconds of the first one is one
 * transaction, since each commit waits for the disk. A group that fails is tried again write by
 * write, so that each has its own error.
 * @returns a function that runs a write, and resolves once its transaction has committed.
 */
export function groupCommit<Tables>(db: Kysely<Tables>, windowMs: number) {
	let group: Write<Tables>[] = [];

	async function commit(): Promise<void> {
		const writes = group;
		group = [];
		try {
			await commitTogether(writes);
		} catch (error) {
			const [only, ...others] = writes;
			if (others.length === 0) return only?.reject(error);
			for (const write of writes) await commitTogether([write]).catch(write.reject);
		}
	}

	async function commitTogether(writes: Write<Tables>[]): Promise<void> {
		await db.transaction().execute(async (transaction) => {
			for (const { run } of writes) await run(transaction);
		});
		for (const { resolve } of writes) resolve();
	}

	return <Result>(write: (transaction: Transaction<Tables>) => Promise<Result>): Promise<Result> =>
		new Promise((resolve, reject) => {
			let result: Result;
			if (group.length === 0) setTimeout(commit, windowMs);
			group.push({
				run: async (transaction) => {
					result = await write(transaction);
				},
				resolve: () => resolve(result),
				reject,
			});
		});
}
