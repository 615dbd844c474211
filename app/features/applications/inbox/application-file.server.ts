import type { Kysely } from "kysely";
import type { AnswerValue } from "#app/features/applications/application.ts";
import { applicationKey, openContent } from "#app/features/applications/application-seals.server.ts";
import type { MasterKeys } from "#app/features/applications/master-keys.server.ts";
import type { Tables } from "#migrations/tables.ts";
import { type ApplicationsList, placeOf } from "./applications.list.server.ts";
import { listEntries } from "./entries.server.ts";
import type { ApplicationFilter, ListedApplication } from "./inbox.ts";

const batch = 200;

const heads = [
	...["form", "state", "since", "sent", "language", "membership", "name", "email", "telephone"],
	...["answers", "notes"],
];

type Parts = { list: ApplicationsList; masters: MasterKeys };

/** The file of applications: one row each, answers below their questions. */
export function applicationFile(db: Kysely<Tables>, { list, masters }: Parts) {
	async function* rows(filter: ApplicationFilter): AsyncGenerator<string[][], undefined> {
		let after: string[] | undefined;
		for (;;) {
			const { applications } = await list.page(filter, batch, after);
			const last = applications.at(-1);
			if (last === undefined) return;
			yield await Promise.all(applications.map(rowOf));
			after = placeOf(last);
		}
	}

	async function rowOf(one: ListedApplication): Promise<string[]> {
		const row = await db
			.selectFrom("applications")
			.select(["id", "content", "wrapped_key", "master_key_id"])
			.where("id", "=", one.id)
			.executeTakeFirst();
		const key = row && !one.isSealed ? applicationKey(masters, row) : undefined;
		const answers = row && key ? openContent(key, row).answers : [];
		const entries = key ? await listEntries(db, one.id, key) : [];
		return [
			...[one.form, one.state, one.stateAt, one.sentAt, one.language, one.membership ?? ""],
			...[one.name, one.email, one.telephone],
			answers
				.filter(({ value }) => value !== null)
				.map(({ label, value }) => `${label}\n${inWords(value)}`)
				.join("\n\n"),
			entries.flatMap((entry) => (entry.kind === "note" ? [`${entry.at}\n${entry.text}`] : [])).join("\n\n"),
		];
	}

	return { heads, rows };
}

function inWords(value: AnswerValue): string {
	if (Array.isArray(value)) return value.join(", ");
	if (typeof value === "boolean") return value ? "yes" : "no";
	return String(value ?? "");
}
