import { AsyncLocalStorage } from "node:async_hooks";
import type { CompiledQuery, DatabaseConnection } from "kysely";

/** A condition that must still hold when something is written: its query finds a row then. */
export type WriteCondition = { query: CompiledQuery; refusal(): Error };

const scopes = new AsyncLocalStorage<{ condition: WriteCondition | undefined }>();

/**
 * Does `work`, whose every transaction looks first whether the condition is still met, and writes nothing
 * otherwise. What `work` began and left behind is free of it.
 */
export function writingWhile<Result>(
	condition: WriteCondition,
	work: () => Promise<Result>,
): Promise<Result> {
	const scope: { condition: WriteCondition | undefined } = { condition };
	return scopes.run(scope, async () => {
		try {
			return await work();
		} finally {
			scope.condition = undefined;
		}
	});
}

/** Returns whether what is written now is under a condition. */
export function isWritingConditional(): boolean {
	return scopes.getStore()?.condition !== undefined;
}

/** Looks whether the condition is met, in a transaction that began. @throws the condition's refusal. */
export async function requireCondition(connection: DatabaseConnection): Promise<void> {
	const condition = scopes.getStore()?.condition;
	if (condition === undefined) return;
	const { rows } = await connection.executeQuery(condition.query);
	if (rows.length === 0) throw condition.refusal();
}
