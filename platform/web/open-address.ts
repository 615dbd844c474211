import { lookup } from "node:dns";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { BlockList, isIP, isIPv4, isIPv6, type LookupFunction } from "node:net";

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
export class NotAllowedError extends Error {}

/**
 * Requests an http or https address and follows redirects, never from https to http. No machine of a
 * private network is asked: each step looks the name up, and connects to what it has found.
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

/** Addresses of IPv4 that are no machine of the internet (IANA's special-purpose addresses, RFC 6890). */
const notPublic4 = blockList("ipv4", [
	["0.0.0.0", 8],
	["10.0.0.0", 8],
	["100.64.0.0", 10],
	["127.0.0.0", 8],
	["169.254.0.0", 16],
	["172.16.0.0", 12],
	["192.0.0.0", 24],
	["192.0.2.0", 24],
	["192.88.99.0", 24],
	["192.168.0.0", 16],
	["198.18.0.0", 15],
	["198.51.100.0", 24],
	["203.0.113.0", 24],
	["224.0.0.0", 4],
	["240.0.0.0", 4],
]);
/** Addresses of IPv6 that the internet uses; those below lead elsewhere. */
const global6 = blockList("ipv6", [["2000::", 3]]);
const notPublic6 = blockList("ipv6", [
	["2001::", 23],
	["2001:db8::", 32],
	["2002::", 16],
	["3fff::", 20],
]);

function blockList(family: "ipv4" | "ipv6", networks: readonly (readonly [string, number])[]): BlockList {
	const list = new BlockList();
	for (const [network, prefix] of networks) list.addSubnet(network, prefix, family);
	return list;
}

/** Returns whether an IP address is public, and not of a private network or cloud. */
export function isPublicAddress(address: string): boolean {
	if (isIPv4(address)) return !notPublic4.check(address, "ipv4");
	if (!isIPv6(address)) return false;
	return global6.check(address, "ipv6") && !notPublic6.check(address, "ipv6");
}
