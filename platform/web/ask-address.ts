import { lookup } from "node:dns";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./public-address.ts";

/** A server that takes longer has its visitors leave. */
const answerMs = 10_000;
/** Shorteners and providers of forms lead on two or three times. */
const maxRedirects = 5;
/** What is wrong on this side: it says nothing of the address. */
const ownTroubles = ["EAI_AGAIN", "ENETUNREACH", "ENETDOWN"];

/** What became of asking an address. */
export type AddressAnswer =
	| { kind: "answered"; status: number }
	/** Nobody answers, or not in time, or not with a certificate that browsers accept. */
	| { kind: "silent" }
	/** It could not be asked from here, or leads to where nobody is asked: nothing is known. */
	| { kind: "unasked" };

type Options = {
	/** Ends the asking. */
	signal: AbortSignal;
	/** How whoever asks names itself. */
	userAgent: string;
	/** Which IP addresses may be asked. */
	isAllowed?: (address: string) => boolean;
	answerMs?: number;
};

class NotAllowedError extends Error {
	override name = "NotAllowedError";
}

/**
 * Asks an http or https address as a visitor would, for its head alone; as a whole where that is
 * not answered well. Nothing is read of what it sends. No machine of a private network is asked,
 * whatever its name is said to mean or wherever an answer leads: each step looks the name up, and
 * connects to what it has found.
 */
export async function askAddress(address: string, options: Options): Promise<AddressAnswer> {
	const head = await follow(address, "HEAD", options);
	if (head.kind === "answered" && head.status < 400) return head;
	if (head.kind === "unasked") return head;
	return follow(address, "GET", options);
}

async function follow(address: string, method: string, options: Options): Promise<AddressAnswer> {
	const signal = AbortSignal.any([options.signal, AbortSignal.timeout(options.answerMs ?? answerMs)]);
	try {
		let url = new URL(address);
		for (let redirects = 0; ; redirects += 1) {
			const { status, location } = await ask(url, method, { ...options, signal });
			const next = status >= 300 && status < 400 && location !== undefined && new URL(location, url);
			if (!next || !/^https?:$/.test(next.protocol) || redirects === maxRedirects) {
				return { kind: "answered", status };
			}
			url = next;
		}
	} catch (error) {
		const isUnknown = options.signal.aborted || isOwn(error);
		return { kind: isUnknown ? "unasked" : "silent" };
	}
}

/** Of several addresses that a name has, one that was asked in vain is enough to be silent. */
function isOwn(error: unknown): boolean {
	if (error instanceof AggregateError) return error.errors.every(isOwn);
	if (error instanceof NotAllowedError) return true;
	return ownTroubles.includes(String((error as NodeJS.ErrnoException).code));
}

type Head = { status: number; location: string | undefined };

function ask(
	url: URL,
	method: string,
	{ signal, userAgent, isAllowed = isPublicAddress }: Options,
): Promise<Head> {
	return new Promise((resolve, reject) => {
		const ip = url.hostname.replace(/^\[|\]$/g, "");
		// One that is written as a number is looked up by nobody.
		if (isIP(ip) !== 0 && !isAllowed(ip)) throw new NotAllowedError(ip);
		const { request } = url.protocol === "https:" ? https : http;
		const headers = { "User-Agent": userAgent, Accept: "text/html,*/*;q=0.5" };
		request(url, { method, headers, signal, agent: false, lookup: lookupOf(isAllowed) })
			.once("response", (answer: IncomingMessage) => {
				answer.destroy();
				resolve({ status: answer.statusCode ?? 0, location: answer.headers.location });
			})
			.on("error", reject)
			.on("close", () => reject(new Error("It ended without an answer.")))
			.end();
	});
}

/** Finds the addresses of a name that may be asked, and no other. */
function lookupOf(isAllowed: (address: string) => boolean): LookupFunction {
	return (hostname, options, callback) => {
		lookup(hostname, { ...options, all: true }, (error, found) => {
			if (error) return callback(error, []);
			const allowed = found.filter(({ address }) => isAllowed(address));
			const [first] = allowed;
			if (first === undefined) return callback(new NotAllowedError(hostname), []);
			return options.all ? callback(null, allowed) : callback(null, first.address, first.family);
		});
	};
}
