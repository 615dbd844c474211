import type { Priority, WorkQueue } from "#platform/concurrency/work-queue.ts";

/** More than any line of the site holds. */
const tooMany = 200;

/**
 * Fills the line of a queue with work that does not end before `meanwhile` has. @returns what
 * `meanwhile` returns.
 */
export async function whileFull<Result>(
	queue: WorkQueue,
	priority: Priority,
	meanwhile: () => Promise<Result>,
): Promise<Result> {
	const { promise: ended, resolve: end } = Promise.withResolvers<void>();
	const works = Promise.allSettled(Array.from({ length: tooMany }, () => queue.run(priority, () => ended)));
	try {
		return await meanwhile();
	} finally {
		end();
		await works;
	}
}
