import {
	type CompiledQuery,
	type DatabaseConnection,
	PostgresDialect,
	type PostgresDialectConfig,
	PostgresDriver,
} from "kysely";
import { contentWrites } from "./content-revision.ts";
import { isReading } from "./reading-statement.ts";

type AnnouncingConfig = PostgresDialectConfig & {
	/** The statement that announces a change of a kind of content. */
	announcementOf(kind: string): CompiledQuery;
};

/**
 * PostgreSQL whose writes announce the content that they change: with the commit, or not at all. One
 * of a single statement is put into a transaction for that.
 */
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
	readonly #announcementOf: AnnouncingConfig["announcementOf"];
	/** Whoever begins a transaction holds a connection until it ends. */
	readonly #inTransaction = new WeakSet<DatabaseConnection>();

	constructor(config: AnnouncingConfig) {
		super(config);
		this.#announcementOf = config.announcementOf;
	}

	override async acquireConnection(
		...options: Parameters<PostgresDriver["acquireConnection"]>
	): Promise<DatabaseConnection> {
		const connection = await super.acquireConnection(...options);
		return contentWrites().length === 0 ? connection : this.#announcing(connection as Acquired);
	}

	/** The same connection, for a write of content; every statement outside a transaction gets one. */
	#announcing(connection: Acquired): DatabaseConnection {
		const executeQuery = async <Row>(query: CompiledQuery) => {
			if (this.#inTransaction.has(announcing) || isReading(query.sql)) {
				return connection.executeQuery<Row>(query);
			}
			await super.beginTransaction(connection, {});
			try {
				const result = await connection.executeQuery<Row>(query);
				await this.commitTransaction(connection);
				return result;
			} catch (error) {
				await super.rollbackTransaction(connection).catch(() => undefined);
				throw error;
			}
		};
		const announcing = new Proxy(connection, {
			get: (target, name) => {
				if (name === "executeQuery") return executeQuery;
				const value: unknown = Reflect.get(target, name, target);
				return typeof value === "function" ? value.bind(target) : value;
			},
		});
		return announcing;
	}

	override async beginTransaction(...begun: Parameters<PostgresDriver["beginTransaction"]>): Promise<void> {
		this.#inTransaction.add(begun[0]);
		await super.beginTransaction(...begun);
	}

	override async commitTransaction(connection: DatabaseConnection): Promise<void> {
		const writes = contentWrites();
		for (const { kind } of writes) await connection.executeQuery(this.#announcementOf(kind));
		await super.commitTransaction(connection);
		for (const write of writes) write.isAnnounced = true;
	}
}
