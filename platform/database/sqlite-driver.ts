import { setTimeout as sleep } from "node:timers/promises";
import {
	CompiledQuery,
	type DatabaseConnection,
	SqliteAdapter,
	SqliteDialect,
	type SqliteDialectConfig,
	SqliteDriver,
} from "kysely";
import { noteCommitSent } from "./content-revision.ts";
import { hasMetDamage, isLocked, type Refusal, RefusedWriteError } from "./database-failure.ts";
import { isReading } from "./statements.ts";
import { isWritingConditional, requireCondition } from "./write-condition.ts";
import type { WriteWatch } from "./write-watch.ts";

/** A write waits this long for another process's, then fails as locked. */
const lockedTimeoutMs = 5_000;
const retryMs = 25;
const begin = CompiledQuery.raw("begin immediate");

type Config = SqliteDialectConfig & {
	/** Returns whether a transaction is open: SQLite ends one by itself on a full disk. */
	isInTransaction(): boolean;
	/** Why nothing may be written to the file; undefined while it may. */
	refusal(): Refusal | undefined;
	/** Told of writes that fail. */
	writes: Pick<WriteWatch, "failed">;
	/** Told when a statement met damage. */
	onDamage(): void;
};

/**
 * SQLite as the site uses it. Transactions take the write lock at once: a deferred one that reads
 * first fails without waiting when another process wrote in between
 * (https://sqlite.org/lang_transaction.html). While another process holds that lock, a write waits
 * without blocking, and lets readers pass. Nothing is written to a moved or damaged file.
 */
export class WaitingSqliteDialect extends SqliteDialect {
	readonly #config: Config;

	constructor(config: Config) {
		super(config);
		this.#config = config;
	}

	override createDriver(): SqliteDriver {
		return new WaitingSqliteDriver(this.#config);
	}

	override createAdapter(): SqliteAdapter {
		return new SharedConnectionAdapter();
	}
}

/** The driver hands its one connection from one to the next itself. */
class SharedConnectionAdapter extends SqliteAdapter {
	/** Migrations are one transaction: a process killed among them leaves the database as it was. */
	override get supportsTransactionalDdl(): boolean {
		return true;
	}

	override get supportsMultipleConnections(): boolean {
		return true;
	}
}

class WaitingSqliteDriver extends SqliteDriver {
	readonly #config: Config;
	readonly #turn = new Turn();

	constructor(config: Config) {
		super(config);
		this.#config = config;
	}

	override async acquireConnection(): Promise<DatabaseConnection> {
		await this.#turn.take();
		const connection = await super.acquireConnection();
		const waiting: DatabaseConnection = {
			executeQuery: async <Row>(...args: Parameters<DatabaseConnection["executeQuery"]>) => {
				const [query] = args;
				const { sql } = query;
				const isBegun = this.#config.isInTransaction();
				const isWriting = isBegun || !isReading(sql);
				if (isWriting && !isBegun && query !== begin && isWritingConditional())
					return this.#inTransaction<Row>(waiting, query);
				if (isWriting && !isBegun) this.#refuseWrites();
				try {
					const result = await this.#waiting(() => connection.executeQuery<Row>(...args));
					if (isWriting && !isBegun && !this.#config.isInTransaction()) noteCommitSent();
					return result;
				} catch (error) {
					if (!isReading(sql)) this.#config.writes.failed(error);
					if (!hasMetDamage(error)) throw error;
					this.#config.onDamage();
					throw isWriting ? new RefusedWriteError("damaged", { cause: error }) : error;
				}
			},
			streamQuery: (...args) => connection.streamQuery(...args),
		};
		return waiting;
	}

	/** Runs a statement in a transaction of its own. */
	async #inTransaction<Row>(connection: DatabaseConnection, query: CompiledQuery) {
		await this.beginTransaction(connection);
		try {
			const result = await connection.executeQuery<Row>(query);
			await this.commitTransaction(connection);
			return result;
		} catch (error) {
			await this.rollbackTransaction(connection);
			throw error;
		}
	}

	override async releaseConnection(): Promise<void> {
		this.#turn.pass();
	}

	override async beginTransaction(connection: DatabaseConnection): Promise<void> {
		await connection.executeQuery(begin);
		try {
			await requireCondition(connection);
		} catch (error) {
			await this.rollbackTransaction(connection);
			throw error;
		}
	}

	/** The last moment at which nothing is written yet. */
	override async commitTransaction(connection: DatabaseConnection): Promise<void> {
		this.#refuseWrites();
		noteCommitSent();
		await super.commitTransaction(connection);
	}

	override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
		if (this.#config.isInTransaction()) await super.rollbackTransaction(connection);
	}

	/** @throws RefusedWriteError */
	#refuseWrites(): void {
		const reason = this.#config.refusal();
		if (reason !== undefined) throw new RefusedWriteError(reason);
	}

	/** Runs a statement; outside a transaction, repeats it while the file is locked. */
	async #waiting<Result>(run: () => Promise<Result>): Promise<Result> {
		const deadline = performance.now() + lockedTimeoutMs;
		for (;;) {
			try {
				return await run();
			} catch (error) {
				const isFinal = this.#config.isInTransaction() || performance.now() > deadline;
				if (isFinal || !isLocked(error)) throw error;
			}
			this.#turn.pass();
			await sleep(retryMs);
			await this.#turn.take();
		}
	}
}

/** Lets one at a time have what it stands for, in the order of asking. */
class Turn {
	#last = Promise.resolve();
	#pass = () => {};

	async take(): Promise<void> {
		const before = this.#last;
		const { promise, resolve } = Promise.withResolvers<void>();
		this.#last = promise;
		await before;
		this.#pass = resolve;
	}

	pass(): void {
		this.#pass();
	}
}
