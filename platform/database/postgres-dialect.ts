import {
	type CompiledQuery,
	type DatabaseConnection,
	PostgresDialect,
	type PostgresDialectConfig,
	PostgresDriver,
} from "kysely";
import { contentWrites, noteCommitSent } from "./content-revision.ts";
import { isReading } from "./statements.ts";
import { isWritingConditional, requireCondition } from "./write-condition.ts";
import type { WriteWatch } from "./write-watch.ts";

type AnnouncingConfig = PostgresDialectConfig & {
	/** The statement that announces a change of a kind of content. */
	announcementOf(kind: string): CompiledQuery;
	/** Told of writes that fail. */
	writes: Pick<WriteWatch, "failed">;
};

/** PostgreSQL whose writes, each in a transaction, announce the content that they change. */
export class AnnouncingPostgresDialect extends PostgresDialect {
	readonly #config: AnnouncingConfig;

	constructor(config: AnnouncingConfig) {
		super(config);
		this.#config = config;
	}

	override createDriver(): PostgresDriver {
		return new AnnouncingPostgresDriver(this.#config);
	}
}

/** A connection as the driver itself has made it. */
type Acquired = Parameters<PostgresDriver["releaseConnection"]>[0];

class AnnouncingPostgresDriver extends PostgresDriver {
	readonly #config: AnnouncingConfig;
	/** Connections in a transaction: each is held until it ends. */
	readonly #inTransaction = new WeakSet<DatabaseConnection>();
	/** One for each connection: Kysely keeps those it has seen. */
	readonly #announcing = new WeakMap<DatabaseConnection, Acquired>();

	constructor(config: AnnouncingConfig) {
		super(config);
		this.#config = config;
	}

	override async acquireConnection(
		...options: Parameters<PostgresDriver["acquireConnection"]>
	): Promise<DatabaseConnection> {
		const connection = (await super.acquireConnection(...options)) as Acquired;
		const announcing = this.#announcing.get(connection) ?? this.#announcingOver(connection);
		this.#announcing.set(connection, announcing);
		return announcing;
	}

	override async releaseConnection(...released: Parameters<PostgresDriver["releaseConnection"]>) {
		this.#inTransaction.delete(released[0]);
		await super.releaseConnection(...released);
	}

	/** A connection of which a statement outside a transaction gets one, in writes of content or under a condition. */
	#announcingOver(connection: Acquired): Acquired {
		const execute = async <Row>(query: CompiledQuery) => {
			const isPlain = isReading(query.sql) || (contentWrites().length === 0 && !isWritingConditional());
			if (isPlain || this.#inTransaction.has(announcing)) return connection.executeQuery<Row>(query);
			await super.beginTransaction(connection, {});
			try {
				await requireCondition(connection);
				const result = await connection.executeQuery<Row>(query);
				await this.commitTransaction(connection);
				return result;
			} catch (error) {
				await super.rollbackTransaction(connection).catch(() => undefined);
				throw error;
			}
		};
		const executeQuery = <Row>(query: CompiledQuery) =>
			execute<Row>(query).catch((error: unknown) => {
				if (!isReading(query.sql)) this.#config.writes.failed(error);
				throw error;
			});
		// Kysely puts its measuring in place of methods: the connection beneath keeps its own.
		const replaced = new Map<PropertyKey, unknown>([["executeQuery", executeQuery]]);
		const announcing = new Proxy(connection, {
			get: (target, name) => {
				if (replaced.has(name)) return replaced.get(name);
				const value: unknown = Reflect.get(target, name, target);
				return typeof value === "function" ? value.bind(target) : value;
			},
			set: (_target, name, value) => {
				replaced.set(name, value);
				return true;
			},
		});
		return announcing;
	}

	override async beginTransaction(...begun: Parameters<PostgresDriver["beginTransaction"]>): Promise<void> {
		const [connection] = begun;
		this.#inTransaction.add(connection);
		await super.beginTransaction(...begun);
		try {
			await requireCondition(connection);
		} catch (error) {
			await super.rollbackTransaction(connection as Acquired).catch(() => undefined);
			throw error;
		}
	}

	override async commitTransaction(connection: DatabaseConnection): Promise<void> {
		const writes = contentWrites();
		for (const { kind } of writes) await connection.executeQuery(this.#config.announcementOf(kind));
		noteCommitSent();
		await super.commitTransaction(connection);
		for (const write of writes) write.isAnnounced = true;
	}
}
