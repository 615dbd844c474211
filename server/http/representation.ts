import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressors = {
	br: (bytes: Buffer) =>
		promisify(brotliCompress)(bytes, {
			params: {
				// Of the levels that take under 10 ms for a page of 150 KB, the one that saves most.
				[constants.BROTLI_PARAM_QUALITY]: 5,
				[constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
			},
		}),
	gzip: promisify(gzip),
};

type Compression = keyof typeof compressors;
type Encoding = Compression | "identity";

/** What a client asks for, of all that an answer's form depends on. */
export type Wishes = { acceptEncoding: string | undefined; ifNoneMatch: string | undefined };

/**
 * An answer ready to be written: a 304 has no body. `headerLines` are the headers once more, names and values in turn,
 * the form that `node:http` writes soonest, and last the name of the request's id and a place for it: whoever writes the
 * answer fills it in, and has written before anybody else can.
 */
export type Answer = {
	status: number;
	headers: Record<string, string>;
	headerLines: string[];
	body: Buffer | undefined;
};

/** An answer kept in memory, in each encoding that was asked for so far. */
export class Representation {
	readonly #headers: Record<string, string>;
	readonly #status: number;
	readonly #tag: string;
	readonly #bodies: { [E in Encoding]?: Buffer };
	/** Made once for each encoding: most answers are given many times. */
	readonly #whole: { [E in Encoding]?: Answer } = {};
	readonly #unchanged: { [E in Encoding]?: Answer } = {};
	readonly #compressible: boolean;

	/**
	 * `headers` have lower-case names; `compressed` holds bodies that were compressed beforehand, or says that
	 * compression would not shorten this one.
	 */
	constructor(
		status: number,
		headers: Record<string, string>,
		body: Buffer,
		compressed: { [C in Compression]?: Buffer } | "never" = {},
	) {
		this.#status = status;
		this.#compressible = compressed !== "never";
		this.#headers = this.#compressible ? { ...headers, vary: withAcceptEncoding(headers.vary) } : headers;
		this.#tag = createHash("sha256").update(body).digest("base64url").slice(0, 22);
		this.#bodies = { ...(compressed === "never" ? {} : compressed), identity: body };
	}

	/** Bytes of memory it takes, roughly: text compresses to a quarter. */
	get size(): number {
		return Math.ceil((this.#bodies.identity?.length ?? 0) * 1.5) + 1024;
	}

	/** The answer for these wishes, or undefined when the body must be compressed first: see `prepare`. */
	answer({ acceptEncoding, ifNoneMatch }: Wishes): Answer | undefined {
		const encoding = this.#encodingFor(acceptEncoding);
		if (ifNoneMatch?.includes(this.#tag)) {
			this.#unchanged[encoding] ??= ready(304, this.#headersFor(encoding), undefined);
			return this.#unchanged[encoding];
		}
		const body = this.#bodies[encoding];
		if (body === undefined) return undefined;
		this.#whole[encoding] ??= ready(this.#status, this.#headersFor(encoding, body), body);
		return this.#whole[encoding];
	}

	/** Compresses the body as the client asks, once, and answers. */
	async prepare(wishes: Wishes): Promise<Answer> {
		const ready = this.answer(wishes);
		if (ready !== undefined) return ready;
		const encoding = this.#encodingFor(wishes.acceptEncoding);
		const identity = this.#bodies.identity ?? Buffer.alloc(0);
		if (encoding !== "identity") this.#bodies[encoding] = await compressors[encoding](identity);
		return this.prepare(wishes);
	}

	/** The headers of an answer: with a body, also those that describe it. */
	#headersFor(encoding: Encoding, body?: Buffer): Record<string, string> {
		const headers: Record<string, string> = { ...this.#headers, etag: `"${this.#tag}-${encoding}"` };
		if (body === undefined) return headers;
		headers["content-length"] = String(body.length);
		if (encoding !== "identity") headers["content-encoding"] = encoding;
		return headers;
	}

	#encodingFor(accepted: string | undefined): Encoding {
		return this.#compressible ? preferredEncoding(accepted) : "identity";
	}
}

function ready(status: number, headers: Record<string, string>, body: Buffer | undefined): Answer {
	return { status, headers, headerLines: [...Object.entries(headers).flat(), "x-request-id", ""], body };
}

/** Nearly all requests ask alike: what the last one asked for is not read again. */
let last: { accepted: string | undefined; encoding: Encoding } = {
	accepted: undefined,
	encoding: "identity",
};

function preferredEncoding(accepted: string | undefined): Encoding {
	if (accepted !== last.accepted) last = { accepted, encoding: readPreference(accepted) };
	return last.encoding;
}

function readPreference(accepted = ""): Encoding {
	if (/\bbr\b(?!;\s*q=0(\.0+)?(,|$))/.test(accepted)) return "br";
	if (/\bgzip\b(?!;\s*q=0(\.0+)?(,|$))/.test(accepted)) return "gzip";
	return "identity";
}

function withAcceptEncoding(vary: string | undefined): string {
	return vary === undefined ? "Accept-Encoding" : `${vary}, Accept-Encoding`;
}
