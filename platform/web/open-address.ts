import { lookup } from "node:dns";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./public-address.ts";

/** Shorteners and providers of forms lead on two or three times. */
const maxRedirects = 5;

/** Options of a request. */
export type Asking = {
	/** Ends the asking. */
	signal: AbortSignal;
	/** The header `User-Agent`. */
	userAgent: string;
	/** Decides which IP addresses may be asked. */
	isAllowed?: (address: string) => boolean;
};

/** Says that a machine is none that may be asked. */
export class NotAllowedError extends Error {
	override name = "NotAllowedError";
}

/**
 * Asks an http or https address, and goes where it leads on to. No machine of a private network is
 * asked, whatever its name is said to mean or wherever an answer leads: each step looks the name
 * up, and connects to what it has found. What was asked encrypted leads nowhere unencrypted.
 * Nothing tells who asks but the name that it gives itself.
 * @returns the last answer, which its reader ends. @throws where there is none.
 */
export async function openAddress(
	address: string,
	request: { method: "GET" | "HEAD"; accept: string },
	asking: Asking,
): Promise<IncomingMessage> {
	let url = new URL(address);
	for (let redirects = 0; ; redirects += 1) {
		const answer = await ask(url, request, asking);
		const { statusCode = 0, headers } = answer;
		const isLeading = statusCode >= 300 && statusCode < 400 && headers.location !== undefined;
		const next = isLeading ? URL.parse(headers.location ?? "", url) : undefined;
		if (next === null) {
			answer.destroy();
			throw new Error("It leads to no address.");
		}
		if (!next || !mayFollow(url, next) || redirects === maxRedirects) return answer;
		answer.destroy();
		url = next;
	}
}

function mayFollow(from: URL, to: URL): boolean {
	return to.protocol === "https:" || (to.protocol === "http:" && from.protocol === "http:");
}

function ask(
	url: URL,
	{ method, accept }: { method: string; accept: string },
	{ signal, userAgent, isAllowed = isPublicAddress }: Asking,
): Promise<IncomingMessage> {
	return new Promise((resolve, reject) => {
		const ip = url.hostname.replace(/^\[|\]$/g, "");
		// One that is written as a number is looked up by nobody.
		if (isIP(ip) !== 0 && !isAllowed(ip)) throw new NotAllowedError(ip);
		const { request } = url.protocol === "https:" ? https : http;
		const headers = { "User-Agent": userAgent, Accept: accept };
		const options = { method, headers, signal, agent: false, auth: "", lookup: lookupOf(isAllowed) };
		request(url, options)
			.once("response", resolve)
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
