import type { Kysely } from "kysely";
import type { MasterKeys } from "#app/features/applications/master-keys.server.ts";
import { readKey, writtenKey } from "#app/features/applications/master-keys.server.ts";
import {
	type DataKey,
	fingerprintOf,
	newDataKey,
	unwrapKey,
	wrapKey,
} from "#app/features/applications/sealing.server.ts";
import { tidySigns } from "#app/features/applications/written-key.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { Clock } from "#platform/clock.ts";
import {
	type ApplicationKeySheet,
	type ApplicationKeyState,
	provedGroups,
	wrongKey,
	wrongSigns,
} from "./application-key.ts";

/** Applications whose keys are wrapped anew at once. */
const batch = 200;
const groupsOfKey = 14;
/**
 * The time for which an older key stays after the last exchange: another process may have begun to write
 * with it.
 */
const keptMs = 10 * 60_000;

export type ApplicationKeys = ReturnType<typeof applicationKeys>;

/** Makes, proves, enters and exchanges the master key of the applications. */
export function applicationKeys(db: Kysely<Tables>, clock: Clock, masters: MasterKeys) {
	const rowOf = (id: string) =>
		db.selectFrom("master_keys").selectAll().where("id", "=", id).executeTakeFirst();
	const isProved = async (key: DataKey | undefined) =>
		key !== undefined && (await rowOf(fingerprintOf(key)))?.proved_at != null;

	/** The key that waits to be proved, or was proved last. @throws ApiError 409 without any. */
	async function keyOnSheet(): Promise<DataKey> {
		const unproved: DataKey[] = [];
		for (const key of masters.list()) if (!(await isProved(key))) unproved.push(key);
		return unproved.at(-1) ?? masters.current();
	}

	/** Counts applications by the key that opens them. */
	async function countByKey(): Promise<Map<string, number>> {
		const rows = await db
			.selectFrom("applications")
			.groupBy("master_key_id")
			.select(({ fn }) => ["master_key_id as id", fn.countAll<number>().as("count")])
			.execute();
		return new Map(rows.map(({ id, count }) => [id, Number(count)]));
	}

	/** The fingerprints of keys that open applications and are not here. */
	async function listMissing(): Promise<string[]> {
		const here = new Set(masters.list().map(fingerprintOf));
		return [...(await countByKey()).keys()].filter((id) => !here.has(id));
	}

	async function read(): Promise<ApplicationKeyState> {
		const [first, ...others] = masters.list();
		const count = await countByKey();
		const total = [...count.values()].reduce((sum, one) => sum + one, 0);
		const shown = { isElsewhere: masters.isVariable, isExchanged: false, asked: [], left: 0 };
		if ((await listMissing()).length > 0) return { ...shown, state: "missing" };
		if (first === undefined) return { ...shown, state: "none" };
		const state = (await isProved(first)) ? "proved" : "unproved";
		const waiting = await Promise.all(others.map(async (key) => !(await isProved(key))));
		const isExchanged = state === "proved" && !masters.isVariable && waiting.includes(true);
		const asked = state === "unproved" || isExchanged ? askedGroups(await keyOnSheet()) : [];
		return { ...shown, state, isExchanged, asked, left: total - (count.get(fingerprintOf(first)) ?? 0) };
	}

	/** @throws ApiError 409 unless a key is here and was proved. */
	async function requireProved(): Promise<void> {
		if ((await read()).state === "proved") return;
		const message = "Print the key of the applications first, and prove that you have it on paper.";
		throw new ApiError(409, "key-unproved", message);
	}

	async function note(key: DataKey, provedAt: string | null): Promise<void> {
		const row = { id: fingerprintOf(key), created_at: clock().toISOString(), proved_at: provedAt };
		await db
			.insertInto("master_keys")
			.values(row)
			.onConflict((on) => on.column("id").doNothing())
			.execute();
	}

	/** Makes the first key, unless one is here. @throws ApiError 409 where one is missing. */
	async function create(): Promise<void> {
		if ((await listMissing()).length > 0) masters.get("");
		await note(await masters.create(), null);
	}

	/** Makes the key that follows, which is in force once it is proved. @throws ApiError 409. */
	async function exchange(): Promise<void> {
		await requireProved();
		const keys = masters.list();
		if (!(await isProved(keys.at(-1))) && !masters.isVariable) return;
		const next = newDataKey();
		await masters.store([...keys, next]);
		await note(next, null);
	}

	/** Takes the signs of the sheet: the key counts as proved, and a new one is in force. @throws ApiError 400. */
	async function prove(signs: readonly string[]): Promise<void> {
		const key = await keyOnSheet();
		const groups = writtenKey(key).split("-");
		const isRight = askedGroups(key).every(
			(group, place) => tidySigns(signs[place] ?? "") === groups[group - 1],
		);
		if (!isRight) throw new ApiError(400, "invalid", wrongSigns, { fields: { signs: wrongSigns } });
		await note(key, null);
		const id = fingerprintOf(key);
		await db
			.updateTable("master_keys")
			.set({ proved_at: clock().toISOString() })
			.where("id", "=", id)
			.execute();
		const keys = masters.list();
		const others = keys.filter((one) => fingerprintOf(one) !== id);
		if (others.length > 0 && !masters.isVariable) await masters.store([key, ...others]);
	}

	/** Takes a key from its sheet, after a restore elsewhere. @throws ApiError 400 for one that nothing here needs. */
	async function enter(text: string): Promise<void> {
		const key = readKey(text);
		const isNeeded = key !== undefined && (await listMissing()).includes(fingerprintOf(key));
		if (!isNeeded) throw new ApiError(400, "invalid", wrongKey, { fields: { key: wrongKey } });
		await masters.store([...masters.list(), key]);
		await note(key, clock().toISOString());
	}

	/**
	 * Wraps the keys of applications with the master key in force, where another one still does, a batch
	 * after the other; broken off, it goes on at the next call, also in two processes. Older keys go once
	 * nothing needs them.
	 */
	async function settle(): Promise<void> {
		const [current, ...older] = masters.list();
		if (current === undefined || older.length === 0 || !(await isProved(current))) return;
		for (const key of older) while ((await rewrap(key, current)) > 0);
		await dropOlder(current);
	}

	/** @returns how many applications were changed. */
	async function rewrap(from: DataKey, to: DataKey): Promise<number> {
		const [before, after] = [fingerprintOf(from), fingerprintOf(to)];
		const rows = await db
			.selectFrom("applications")
			.select(["id", "wrapped_key"])
			.where("master_key_id", "=", before)
			.limit(batch)
			.execute();
		await db.transaction().execute(async (transaction) => {
			for (const { id, wrapped_key } of rows)
				await transaction
					.updateTable("applications")
					.set({ wrapped_key: wrapKey(to, id, unwrapKey(from, id, wrapped_key)), master_key_id: after })
					.where("id", "=", id)
					.where("master_key_id", "=", before)
					.execute();
		});
		return rows.length;
	}

	async function dropOlder(current: DataKey): Promise<void> {
		if (masters.isVariable) return;
		const provedAt = (await rowOf(fingerprintOf(current)))?.proved_at;
		if (provedAt == null || clock().getTime() - Date.parse(provedAt) < keptMs) return;
		const count = await countByKey();
		const kept: DataKey[] = [];
		for (const key of masters.list())
			if (!(await isProved(key)) || count.has(fingerprintOf(key)) || key.bytes.equals(current.bytes))
				kept.push(key);
		if (kept.length < masters.list().length) await masters.store(kept);
	}

	/** The key as it stands on the recovery sheet. @throws ApiError 409 without one. */
	async function readSheet(): Promise<ApplicationKeySheet> {
		const key = await keyOnSheet();
		return { key: writtenKey(key), id: fingerprintOf(key) };
	}

	return { read, requireProved, create, exchange, prove, enter, settle, readSheet };
}

/** The groups of a key that the site asks for: always the same ones of one key, which nobody chooses. */
function askedGroups(key: DataKey): number[] {
	const digits = Number.parseInt(fingerprintOf(key).slice(0, 8), 16);
	const first = digits % groupsOfKey;
	const second = (first + 1 + (Math.floor(digits / groupsOfKey) % (groupsOfKey - 1))) % groupsOfKey;
	return [first + 1, second + 1].slice(0, provedGroups).toSorted((one, other) => one - other);
}
