import { open, readFile } from "node:fs/promises";
import { ReadableStream } from "node:stream/web";
import { ArchiveError } from "./manifest.ts";

/** The first bytes of a file encrypted with age (https://age-encryption.org/v1). */
const firstBytes = Buffer.from("age-encryption.org/v1\n");

type Bytes = AsyncIterable<Uint8Array>;

/** Encrypts a stream to public keys of age. The library is loaded with the first piece. */
export function encryptionTo(recipients: readonly string[]) {
	return async function* encrypt(source: Bytes): AsyncGenerator<Uint8Array> {
		const { Encrypter } = await import("age-encryption");
		const encrypter = new Encrypter();
		for (const recipient of recipients) encrypter.addRecipient(recipient);
		yield* read(await encrypter.encrypt(streamOf(source)));
	};
}

/** Decrypts a stream by an age identity. @throws ArchiveError for another's. */
export function decryptionWith(identity: string | undefined) {
	return async function* decrypt(source: Bytes): AsyncGenerator<Uint8Array> {
		if (identity === undefined) {
			throw new ArchiveError(
				"This archive is encrypted: name the file of its identity, restore --identity FILE ARCHIVE.",
			);
		}
		const { Decrypter } = await import("age-encryption");
		const decrypter = new Decrypter();
		decrypter.addIdentity(identity);
		const opened = await decrypter.decrypt(streamOf(source)).catch((error: unknown) => {
			const isOthers = error instanceof Error && error.message.startsWith("no identity matched");
			throw isOthers ? new ArchiveError("This archive was encrypted to another key than this one.") : error;
		});
		yield* read(opened);
	};
}

type AgeStream = Parameters<import("age-encryption").Decrypter["decrypt"]>[0] & globalThis.ReadableStream;

/** The library's types name the browser's streams, which are the same at run time. */
const streamOf = (source: Bytes) => ReadableStream.from(source) as unknown as AgeStream;

async function* read(stream: globalThis.ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
	yield* stream as unknown as AsyncIterable<Uint8Array>;
}

/** Returns whether a file is encrypted, by how it begins. */
export async function isEncrypted(path: string): Promise<boolean> {
	const file = await open(path);
	try {
		const { buffer, bytesRead } = await file.read(Buffer.alloc(firstBytes.length), 0, firstBytes.length, 0);
		return bytesRead === firstBytes.length && firstBytes.equals(buffer);
	} finally {
		await file.close();
	}
}

/** The identity in a file of `age-keygen`. @throws ArchiveError where it holds none. */
export async function readIdentity(path: string): Promise<string> {
	const text = await readFile(path, "utf8").catch(() => "");
	const identity = /^AGE-SECRET-KEY-\S+$/m.exec(text)?.[0];
	if (identity === undefined) {
		throw new ArchiveError(`${path} holds no identity of age, a line that begins with AGE-SECRET-KEY-.`);
	}
	return identity;
}

/** A pair of keys that nobody stores: what is encrypted to it can be read as long as this runs. */
export async function passingKey(): Promise<{ identity: string; recipient: string }> {
	const { generateX25519Identity, identityToRecipient } = await import("age-encryption");
	const identity = await generateX25519Identity();
	return { identity, recipient: await identityToRecipient(identity) };
}

/** Returns whether a public key is valid: a mistyped one fails its checksum. */
export async function isRecipient(text: string): Promise<boolean> {
	const { Encrypter } = await import("age-encryption");
	try {
		new Encrypter().addRecipient(text);
		return true;
	} catch {
		return false;
	}
}
