import type { IncomingMessage } from "node:http";
import { isIP, SocketAddress } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/**
 * The client of a request, as limits count it: its IPv4 address, or the /64 network of its IPv6
 * address, since one subscriber has all of that. Behind a trusted proxy it is the last entry of
 * `X-Forwarded-For`, which that proxy added: all others are the client's word alone.
 */
export function clientAddress(context: Context, trustProxy: boolean): string {
	const forwarded = trustProxy ? context.req.header("X-Forwarded-For") : undefined;
	return clientNetwork(forwarded, connectionAddress(context)) ?? "local";
}

/** The same of a request as it comes in. */
export function clientOfMessage({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
	const forwarded = trustProxy ? headers["x-forwarded-for"] : undefined;
	return clientNetwork(forwarded?.toString(), socket.remoteAddress) ?? "unknown";
}

function clientNetwork(forwarded = "", connection = ""): string | undefined {
	return networkOf(forwarded.split(",").at(-1) ?? "") ?? networkOf(connection);
}

function connectionAddress(context: Context): string {
	// A request made in the process, without a socket, has no address.
	const hasSocket = context.env !== undefined && "incoming" in context.env;
	return (hasSocket ? getConnInfo(context).remote.address : undefined) ?? "";
}

/** `203.0.113.7`, or `2001:db8:1:2::/64`, without port and zone; else undefined. */
export function networkOf(written: string): string | undefined {
	const address = withoutPort(written.trim()).replace(/%.*$/, "");
	if (isIP(address) !== 6) return isIP(address) === 4 ? address : undefined;
	const shortest = new SocketAddress({ address, family: "ipv6" }).address;
	const [, embedded] = /^::ffff:([\d.]+)$/.exec(shortest) ?? [];
	return embedded ?? `${groupsOf(shortest).slice(0, 4).join(":")}::/64`;
}

function withoutPort(text: string): string {
	const [, bracketed, plain] = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text) ?? [];
	return bracketed ?? plain ?? text;
}

/** The eight groups of an address that is written in its shortest form. */
function groupsOf(address: string): string[] {
	const [head = "", tail = ""] = address.split("::");
	const before = head === "" ? [] : head.split(":");
	const after = tail === "" ? [] : tail.split(":");
	return [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0"), ...after];
}
