import {
	type CompiledQuery,
	type DatabaseConnection,
	PostgresDialect,
	type PostgresDialectConfig,
	PostgresDriver,
} from "kysely";
import { contentWrites } from "./content-revision.ts";

type AnnouncingConfig = PostgresDialectConfig & {
	/** The statement that announces a change of a kind of content. */
	announcementOf(kind: string): CompiledQuery;
};

/**
 * PostgreSQL whose transactions announce the content that they change: with the commit, or not at
 * all.
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

class AnnouncingPostgresDriver extends PostgresDriver {
	readonly #announcementOf: AnnouncingConfig["announcementOf"];

	constructor(config: AnnouncingConfig) {
		super(config);
		this.#announcementOf = config.announcementOf;
	}

	override async commitTransaction(connection: DatabaseConnection): Promise<void> {
		const writes = contentWrites();
		for (const { kind } of writes) await connection.executeQuery(this.#announcementOf(kind));
		await super.commitTransaction(connection);
		for (const write of writes) write.isAnnounced = true;
	}
}
