import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ApiError } from "#platform/api/api-error.ts";
import { writeAtomically } from "#platform/files/owner-only.ts";
import { type DataKey, dataKeyOf, fingerprintOf, newDataKey } from "./sealing.server.ts";
import { readBytes, tidySigns, writtenBytes } from "./written-key.ts";

const keyBytes = 32;
/** The length of the check after the key, from its SHA-256: a mistyped key is noticed. */
const checkBytes = 3;
/** The length of a written key in characters of five bits each: these bytes fill the last one. */
const writtenSigns = ((keyBytes + checkBytes) * 8) / 5;

/** The file beside the database; backups hold the database alone. */
export const masterKeyFile = "applications.key";

const checkOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest().subarray(0, checkBytes);

/** A master key as it stands on the recovery sheet: 56 signs in groups of four. */
export function writtenKey({ bytes }: DataKey): string {
	return writtenBytes(Buffer.concat([bytes, checkOf(bytes)]));
}

/** Reads a master key; undefined where a sign is wrong or missing. */
export function readKey(text: string): DataKey | undefined {
	const bytes = tidySigns(text).length === writtenSigns ? readBytes(text) : undefined;
	if (bytes === undefined) return undefined;
	const key = Buffer.from(bytes.subarray(0, keyBytes));
	return checkOf(key).equals(bytes.subarray(keyBytes)) ? dataKeyOf(key) : undefined;
}

/** Reads keys that are separated by commas or lines, the one in force first. @throws Error for a wrong one. */
export function readKeys(text: string): DataKey[] {
	const written = text.split(/[,\n]/).filter((one) => one.trim() !== "");
	return written.map((one) => {
		const key = readKey(one);
		if (key === undefined) throw new Error("A key of the applications is not one: 56 letters and digits.");
		return key;
	});
}

export type MasterKeys = ReturnType<typeof masterKeys>;

/**
 * The master keys of the applications: those of the variable `APPLICATIONS_KEY`, or of a file that the
 * site's account alone reads. The first is in force; others open what was not exchanged yet. The file is
 * read at each use, since another process may have changed it.
 */
export function masterKeys({ dataDir, variable }: { dataDir: string; variable?: string | undefined }) {
	const path = join(dataDir, masterKeyFile);

	function list(): DataKey[] {
		if (variable !== undefined) return readKeys(variable);
		try {
			return readKeys(readFileSync(path, "utf8"));
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
			throw error;
		}
	}

	/** Stores keys, the one in force first. @throws ApiError 409 where a variable holds them. */
	async function store(keys: readonly DataKey[]): Promise<void> {
		if (variable !== undefined) {
			const message =
				"The key of this site is the variable APPLICATIONS_KEY: whoever runs the server changes it.";
			throw new ApiError(409, "key-elsewhere", message);
		}
		await writeAtomically(path, keys.map((key) => `${writtenKey(key)}\n`).join(""));
	}

	return {
		/** True if the keys are in a variable, which the site cannot change. */
		isVariable: variable !== undefined,
		/** All of them, the one in force first; none on a site that never made one. */
		list,
		/** The one in force. @throws ApiError 409 where there is none. */
		current(): DataKey {
			const [key] = list();
			if (key === undefined) throw noKey();
			return key;
		},
		/** The one with a fingerprint. @throws ApiError 409 where it is not here. */
		get(id: string): DataKey {
			const key = list().find((one) => fingerprintOf(one) === id);
			if (key === undefined) throw noKey();
			return key;
		},
		/** Makes the first one. Keeps one that is there. */
		async create(): Promise<DataKey> {
			const [existing] = list();
			if (existing !== undefined) return existing;
			const key = newDataKey();
			await store([key]);
			return key;
		},
		store,
	};
}

function noKey(): ApiError {
	const message = "The key of the applications is not on this server: enter it from the recovery sheet.";
	return new ApiError(409, "no-key", message);
}
