import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from "node:crypto";

/**
 * Encryption at rest, with AES-256-GCM of Node's own crypto (NIST SP 800-38D): each application has a
 * key of its own, which is wrapped by a master key that is not in the database. What is sealed is bound
 * to its place, so that nothing can be moved to another row or column unnoticed.
 */
const algorithm = "aes-256-gcm";
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;
/** The first byte of everything sealed, so that another method can follow. */
const method = 1;
/** Lengths are rounded up to it, so that they say little about what was written. */
const paddedTo = 256;

/** A key that opens what was sealed with it, and nothing else. */
export type DataKey = { readonly bytes: Buffer };

/** Thrown where something was not sealed with this key for this place, or was changed. */
export class SealError extends Error {
	constructor() {
		super("What is encrypted cannot be opened with this key.");
	}
}

export function newDataKey(): DataKey {
	return { bytes: randomBytes(keyBytes) };
}

/** @throws SealError where these are not the bytes of a key. */
export function dataKeyOf(bytes: Uint8Array): DataKey {
	if (bytes.length !== keyBytes) throw new SealError();
	return { bytes: Buffer.from(bytes) };
}

/** The name of a key, from which it cannot be found: the first 16 hexadecimal digits of its SHA-256. */
export function fingerprintOf({ bytes }: DataKey): string {
	return createHash("sha256").update("ensemble master key\0").update(bytes).digest("hex").slice(0, 16);
}

/** Encrypts bytes for a place, such as `applications/ID/content`. */
export function sealBytes({ bytes: key }: DataKey, place: string, content: Uint8Array): Buffer {
	const nonce = randomBytes(nonceBytes);
	const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
	cipher.setAAD(Buffer.from(place));
	const sealed = [cipher.update(content), cipher.final()];
	return Buffer.concat([Buffer.of(method), nonce, ...sealed, cipher.getAuthTag()]);
}

/** @throws SealError for another key or place, or bytes that were changed. */
export function openBytes({ bytes: key }: DataKey, place: string, sealed: Uint8Array): Buffer {
	const from = 1 + nonceBytes;
	const to = sealed.length - tagBytes;
	if (to < from || sealed[0] !== method) throw new SealError();
	const decipher = createDecipheriv(algorithm, key, sealed.subarray(1, from), { authTagLength: tagBytes });
	decipher.setAAD(Buffer.from(place));
	decipher.setAuthTag(sealed.subarray(to));
	try {
		return Buffer.concat([decipher.update(sealed.subarray(from, to)), decipher.final()]);
	} catch {
		throw new SealError();
	}
}

/** Encrypts a value as JSON, of rounded length, in base64url. */
export function sealJson(key: DataKey, place: string, value: unknown): string {
	const json = Buffer.from(JSON.stringify(value));
	const padded = Buffer.alloc(Math.ceil(json.length / paddedTo) * paddedTo, " ");
	json.copy(padded);
	return sealBytes(key, place, padded).toString("base64url");
}

/** @throws SealError as `openBytes`. */
export function openJson<Value>(key: DataKey, place: string, sealed: string): Value {
	return JSON.parse(openBytes(key, place, Buffer.from(sealed, "base64url")).toString()) as Value;
}

/** Encrypts a data key with the master key, for the application that it belongs to. */
export function wrapKey(master: DataKey, id: string, key: DataKey): string {
	return sealBytes(master, `key/${id}`, key.bytes).toString("base64url");
}

/** @throws SealError where another master key wrapped it. */
export function unwrapKey(master: DataKey, id: string, wrapped: string): DataKey {
	return dataKeyOf(openBytes(master, `key/${id}`, Buffer.from(wrapped, "base64url")));
}

/** Derives a secret for a purpose from a key, which cannot be found from it: 64 hexadecimal digits. */
export function secretFor({ bytes }: DataKey, purpose: string): string {
	return createHmac("sha256", bytes).update(`ensemble ${purpose}`).digest("hex");
}
