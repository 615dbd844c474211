import { type Asking, NotAllowedError, openAddress } from "./open-address.ts";

/** A server that takes longer has its visitors leave. */
const answerMs = 10_000;
/** Failures of this machine: they say nothing about the address. */
const ownTroubles = ["EAI_AGAIN", "ENETUNREACH", "ENETDOWN"];

/** The result of asking an address. */
export type AddressAnswer =
	| { kind: "answered"; status: number }
	/** No answer, or a late one, or one with a certificate that browsers reject. */
	| { kind: "silent" }
	/** Nothing is known: the address could not be asked from here, or leads to where nobody is asked. */
	| { kind: "unasked" };

type Options = Asking & { answerMs?: number };

/** Requests an address as a visitor would, by HEAD, or by GET where that fails; reads no body. */
export async function askAddress(address: string, options: Options): Promise<AddressAnswer> {
	const head = await follow(address, "HEAD", options);
	if (head.kind === "answered" && head.status < 400) return head;
	if (head.kind === "unasked") return head;
	return follow(address, "GET", options);
}

async function follow(address: string, method: "GET" | "HEAD", options: Options): Promise<AddressAnswer> {
	const signal = AbortSignal.any([options.signal, AbortSignal.timeout(options.answerMs ?? answerMs)]);
	const request = { method, accept: "text/html,*/*;q=0.5" };
	try {
		const answer = await openAddress(address, request, { ...options, signal });
		answer.destroy();
		return { kind: "answered", status: answer.statusCode ?? 0 };
	} catch (error) {
		const isUnknown = options.signal.aborted || isOwn(error);
		return { kind: isUnknown ? "unasked" : "silent" };
	}
}

/**
 * Returns whether nothing was asked, for a reason of ours. Of several addresses of a name, one asked in
 * vain is enough to be silent.
 */
function isOwn(error: unknown): boolean {
	if (error instanceof AggregateError) return error.errors.every(isOwn);
	if (error instanceof NotAllowedError) return true;
	return ownTroubles.includes(String((error as NodeJS.ErrnoException).code));
}
