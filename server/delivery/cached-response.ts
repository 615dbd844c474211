import { createHash } from "node:crypto";
import { matchesEntityTag } from "#platform/api/revalidation.ts";
import { singleFlight } from "#platform/concurrency/single-flight.ts";
import {
	type Compression,
	compress,
	compressedBytes,
	compressions,
	type Encoding,
	encodingFor,
	varyByEncoding,
} from "./compression.ts";

export type ConditionalHeaders = { acceptEncoding: string | undefined; ifNoneMatch: string | undefined };

/**
 * An answer to write; a 304 has no body. `headerLines` are the headers as `node:http` writes
 * soonest, names and values in turn. Their last value is the request's id, set by the writer of the
 * answer.
 */
export type Answer = {
	status: number;
	headers: Record<string, string>;
	headerLines: string[];
	body: Buffer | undefined;
};

/** Other bytes than those of `br`, so that their tag is another. */
const settledForm = "br-settled";

/** A response cached in memory, in each encoding requested so far. */
export class CachedResponse {
	readonly #headers: Record<string, string>;
	readonly #status: number;
	readonly #tag: string;
	readonly #bodies: { [E in Encoding]?: Buffer };
	/** Made once for each encoding: most answers are given many times. */
	readonly #whole: { [E in Encoding]?: Answer | undefined } = {};
	readonly #unchanged: { [E in Encoding]?: Answer | undefined } = {};
	readonly #compressOnce = singleFlight<void>();
	readonly #compressible: boolean;
	#isSettled = false;

	/** Header names are lower-case. `compressed`: bodies made beforehand; never if not shorter. */
	constructor(
		status: number,
		headers: Record<string, string>,
		body: Buffer,
		compressed: { [C in Compression]?: Buffer } | "never" = {},
	) {
		this.#status = status;
		this.#compressible =
			compressed !== "never" && (body.length > compressedBytes || Object.keys(compressed).length > 0);
		this.#headers = this.#compressible ? { ...headers, vary: varyByEncoding(headers.vary) } : headers;
		this.#tag = createHash("sha256").update(body).digest("base64url").slice(0, 22);
		this.#bodies = { ...(compressed === "never" ? {} : compressed), identity: body };
	}

	get fingerprint(): string {
		return JSON.stringify([this.#status, this.#headers, this.#tag]);
	}

	/** Bytes of memory it takes, roughly: text compresses to a quarter. */
	get size(): number {
		return Math.ceil((this.#bodies.identity?.length ?? 0) * 1.5) + 1024;
	}

	/** The answer for these headers; undefined before `prepare` compressed the body. */
	answer({ acceptEncoding, ifNoneMatch }: ConditionalHeaders): Answer | undefined {
		const encoding = this.#encodingFor(acceptEncoding);
		if (ifNoneMatch !== undefined && this.#isCurrent(ifNoneMatch)) {
			this.#unchanged[encoding] ??= ready(304, this.#headersFor(encoding), undefined);
			return this.#unchanged[encoding];
		}
		const body = this.#bodies[encoding];
		if (body === undefined) return undefined;
		this.#whole[encoding] ??= ready(this.#status, this.#headersFor(encoding, body), body);
		return this.#whole[encoding];
	}

	/** Compresses the body as the client asks, once however many wait for it, and answers. */
	async prepare(headers: ConditionalHeaders): Promise<Answer> {
		const ready = this.answer(headers);
		if (ready !== undefined) return ready;
		const encoding = this.#encodingFor(headers.acceptEncoding);
		if (encoding !== "identity") await this.#compressOnce(encoding, () => this.#compress(encoding));
		return this.prepare(headers);
	}

	async #compress(compression: Compression): Promise<void> {
		const identity = this.#bodies.identity ?? Buffer.alloc(0);
		this.#bodies[compression] = await compress(identity, compression, "cached");
	}

	/** Compresses the body once more, as far as it goes. */
	async settle(): Promise<void> {
		if (!this.#compressible) return;
		this.#bodies.br = await compress(this.#bodies.identity ?? Buffer.alloc(0), "br", "settled");
		this.#isSettled = true;
		this.#whole.br = undefined;
		this.#unchanged.br = undefined;
	}

	/** Returns whether a client has what was found; an error has no older form. */
	#isCurrent(ifNoneMatch: string): boolean {
		if (this.#status !== 200) return false;
		const ours = [...compressions, settledForm, "identity"].map((form) => `${this.#tag}-${form}`);
		return matchesEntityTag(ifNoneMatch, (opaque) => ours.includes(opaque));
	}

	/** The headers of an answer: with a body, also those that describe it. */
	#headersFor(encoding: Encoding, body?: Buffer): Record<string, string> {
		const headers = { ...this.#headers };
		const form = encoding === "br" && this.#isSettled ? settledForm : encoding;
		if (this.#status === 200) headers.etag = `"${this.#tag}-${form}"`;
		if (body === undefined) return headers;
		headers["content-length"] = String(body.length);
		if (encoding !== "identity") headers["content-encoding"] = encoding;
		return headers;
	}

	#encodingFor(accepted: string | undefined): Encoding {
		return this.#compressible ? encodingFor(accepted) : "identity";
	}
}

function ready(status: number, headers: Record<string, string>, body: Buffer | undefined): Answer {
	return { status, headers, headerLines: [...Object.entries(headers).flat(), "x-request-id", ""], body };
}
