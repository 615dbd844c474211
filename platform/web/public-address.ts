import { BlockList, isIPv4, isIPv6 } from "node:net";

/** Of IPv4, what is no machine of the internet (IANA's special-purpose addresses, RFC 6890). */
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
/** Of IPv6, all that is in use of the internet, and of that what leads elsewhere. */
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
