import { type Asking, openAddress } from "./open-address.ts";

/** Slower answers are abandoned. */
const fetchMs = 20_000;

/** The result of fetching an address; the reason of a failure is not disclosed. */
export type Fetched =
	| { kind: "fetched"; bytes: Uint8Array }
	| { kind: "too-large" }
	| { kind: "unreachable" };

type Options = Asking & {
	/** The value of the header `Accept`. */
	accept: string;
	/** No more is read. */
	maxBytes: number;
	fetchMs?: number;
};

/** Fetches what an http or https address of the internet sends, within bounds of size and time. */
export async function fetchAddress(address: string, options: Options): Promise<Fetched> {
	const { accept, maxBytes } = options;
	const signal = AbortSignal.any([options.signal, AbortSignal.timeout(options.fetchMs ?? fetchMs)]);
	try {
		const answer = await openAddress(address, { method: "GET", accept }, { ...options, signal });
		try {
			if (answer.statusCode !== 200) return { kind: "unreachable" };
			if (Number(answer.headers["content-length"]) > maxBytes) return { kind: "too-large" };
			const pieces: Uint8Array[] = [];
			let length = 0;
			for await (const piece of answer) {
				length += piece.length;
				if (length > maxBytes) return { kind: "too-large" };
				pieces.push(piece);
			}
			return { kind: "fetched", bytes: Buffer.concat(pieces) };
		} finally {
			answer.destroy();
		}
	} catch {
		return { kind: "unreachable" };
	}
}
