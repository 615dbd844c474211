import { createWriteStream, openAsBlob } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { setTimeout as pause } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import { ownerOnly } from "#platform/files/owner-only.ts";
import type { StoragePlace } from "#platform/storage-place.ts";
import type { ObjectSource, ObjectStore, StoredObject } from "./object-store.ts";
import { type ListedPage, parseErrorCode, parseList } from "./s3-answers.ts";
import { StorageError, type StorageTrouble } from "./storage-error.ts";

const tries = 4;
/** Before the second try; each further pause is twice as long. */
const defaultPauseMs = 1_000;
/** A request may take this long, and longer by what it sends at the slowest pace. */
const answerMs = 60_000;
const slowestBytesPerMs = 20;
/** Reading may take this long; it ends after five minutes without a byte (https://undici.nodejs.org). */
const readMs = 6 * 60 * 60 * 1000;

type Question = {
	method: "GET" | "PUT" | "DELETE";
	key?: string;
	query?: Record<string, string>;
	source?: ObjectSource;
};

/** Keeps objects in a bucket of S3 or of a server that speaks as it does, under a prefix. */
export function openS3Store(
	settings: Extract<StoragePlace, { kind: "s3" }>,
	firstPauseMs = defaultPauseMs,
): ObjectStore {
	const { endpoint, bucket, prefix, region, keyId, secret } = settings;
	const client = new AwsClient({
		...{ accessKeyId: keyId, secretAccessKey: secret, service: "s3", retries: 0 },
		...(region !== undefined && { region }),
	});
	const place = `s3://${bucket}${prefix === "" ? "" : `/${prefix}`}`;
	const start = prefix === "" ? "" : `${prefix}/`;

	/** Asks until it is answered, some times at most: what is away for a moment is asked again. */
	async function ask<Result>(
		question: Question,
		read: (answer: Response) => Promise<Result>,
	): Promise<Result> {
		for (let attempt = 1; ; attempt += 1) {
			try {
				const answer = await send(question);
				if (!answer.ok) throw await refusalOf(answer);
				return await read(answer);
			} catch (error) {
				const failure = failureOf(error);
				const isAway = failure instanceof StorageError && failure.trouble === "away";
				if (!isAway || attempt === tries) throw failure;
				await pause(firstPauseMs * 2 ** (attempt - 1) * (0.5 + Math.random() / 2));
			}
		}
	}

	async function send({ method, key = "", query = {}, source }: Question): Promise<Response> {
		const address = new URL(`${endpoint}/${bucket}${key === "" ? "" : `/${encodeURI(start + key)}`}`);
		for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
		const body = source === undefined ? undefined : await bodyOf(source);
		const limitMs =
			method === "GET" && key !== "" ? readMs : answerMs + Math.ceil((body?.size ?? 0) / slowestBytesPerMs);
		return client.fetch(address.href, {
			method,
			body: body ?? null,
			headers: source === undefined ? {} : { "X-Amz-Content-Sha256": source.sha256 },
			redirect: "manual",
			signal: AbortSignal.timeout(limitMs),
		});
	}

	async function refusalOf(answer: Response): Promise<StorageError> {
		const code = parseErrorCode(await answer.text());
		const message = `${place} at ${new URL(endpoint).host} answers ${answer.status}${code && ` (${code})`}.`;
		return new StorageError(troubleOf(answer.status, code), message, { cause: code });
	}

	/** Stands for what keeps a request from being answered; any other error is returned as it is. */
	function failureOf(error: unknown): unknown {
		if (!(error instanceof Error) || !isOfNetwork(error)) return error;
		const { cause, name, message } = error;
		const reason =
			cause instanceof Error ? ((cause as NodeJS.ErrnoException).code ?? cause.message) : message;
		const explanation = name === "TimeoutError" ? "no answer in time" : reason;
		return new StorageError(
			"away",
			`${place} at ${new URL(endpoint).host} cannot be reached (${explanation}).`,
		);
	}

	/** Answers undefined in place of a failure for an object that is not there. */
	async function unlessLost<Result>(asked: Promise<Result>): Promise<Result | undefined> {
		try {
			return await asked;
		} catch (error) {
			if (error instanceof StorageError && error.cause === "NoSuchKey") return undefined;
			throw error;
		}
	}

	async function list(folder: string): Promise<StoredObject[]> {
		const found: StoredObject[] = [];
		let next: string | undefined;
		do {
			const query = { "list-type": "2", prefix: start + folder, ...(next && { "continuation-token": next }) };
			const page: ListedPage = await ask({ method: "GET", query }, async (answer) =>
				parseList(await answer.text()),
			);
			for (const { key, ...object } of page.objects) found.push({ name: key.slice(start.length), ...object });
			next = page.next;
		} while (next !== undefined);
		return found;
	}

	return {
		place,
		list,
		write: (name, source) => ask({ method: "PUT", key: name, source }, drained),
		read: (name) =>
			unlessLost(
				ask({ method: "GET", key: name }, async (answer) => Buffer.from(await answer.arrayBuffer())),
			),
		readInto: async (name, file) => {
			const copied = ask({ method: "GET", key: name }, async (answer) => {
				const body = Readable.fromWeb((answer.body ?? new Blob().stream()) as ReadableStream);
				await pipeline(body, createWriteStream(file, { mode: ownerOnly.file }));
				return true;
			});
			return (await unlessLost(copied)) ?? false;
		},
		remove: (name) => unlessLost(ask({ method: "DELETE", key: name }, drained)).then(() => undefined),
	};
}

async function drained(answer: Response): Promise<void> {
	await answer.arrayBuffer();
}

/** A body whose size is known, as S3 wants it, and that can be sent once more. */
function bodyOf(source: ObjectSource): Promise<Blob> {
	if ("file" in source) return openAsBlob(source.file);
	return Promise.resolve(new Blob([Uint8Array.from(source.bytes)]));
}

/** Returns whether `fetch` failed to connect, was cut, or took too long. */
const isOfNetwork = (error: Error): boolean =>
	error.name === "TimeoutError" || (error instanceof TypeError && error.cause instanceof Error);

const fullCodes = ["QuotaExceeded", "InsufficientStorage", "XMinioStorageFull", "StorageFull"];
const awayCodes = ["SlowDown", "RequestTimeout", "InternalError", "ServiceUnavailable"];

function troubleOf(status: number, code: string): StorageTrouble {
	if (status === 507 || fullCodes.includes(code)) return "full";
	if (status >= 500 || status === 429 || status === 408 || awayCodes.includes(code)) return "away";
	if (status === 401 || status === 403 || status === 405) return "refused";
	if (code === "NoSuchBucket") return "missing";
	return "failed";
}
