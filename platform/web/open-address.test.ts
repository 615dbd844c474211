import { expect, it } from "vitest";
import { isPublicAddress } from "./open-address.ts";

it.each([
	"1.1.1.1",
	"8.8.8.8",
	"100.63.255.255",
	"100.128.0.1",
	"172.15.0.1",
	"172.32.0.1",
	"223.255.255.255",
])("the check knows %s as an address of the internet", (address) =>
	expect(isPublicAddress(address)).toBe(true),
);

it.each(["2606:4700:4700::1111", "2a00:1450:4007:80e::200e", "2001:4860:4860::8888"])(
	"knows %s as an address of the internet, too",
	(address) => expect(isPublicAddress(address)).toBe(true),
);

it.each([
	...["0.0.0.0", "10.1.2.3", "100.64.0.1", "127.0.0.1", "127.255.0.9", "169.254.169.254", "172.16.0.1"],
	...[
		"172.31.255.255",
		"192.0.0.8",
		"192.168.1.1",
		"198.18.0.1",
		"203.0.113.9",
		"224.0.0.1",
		"255.255.255.255",
	],
])("the check keeps away from %s", (address) => expect(isPublicAddress(address)).toBe(false));

it.each([
	...[
		"::",
		"::1",
		"::ffff:127.0.0.1",
		"::ffff:8.8.8.8",
		"64:ff9b::a00:1",
		"fc00::1",
		"fd12:3456::1",
		"fe80::1",
	],
	...["fe80::1%eth0", "ff02::1", "2001:db8::1", "2002:7f00:1::1", "2001::1"],
])("the check keeps away from %s, which can lead home", (address) =>
	expect(isPublicAddress(address)).toBe(false),
);

it.each(["", "localhost", "127.1", "0x7f.1", "8.8.8.8.", "[::1]"])(
	"the check takes %j for no address",
	(text) => expect(isPublicAddress(text)).toBe(false),
);
