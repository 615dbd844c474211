import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { clientAddress, networkOf } from "./client-ip.ts";

it.each([
	["203.0.113.7", "203.0.113.7"],
	[" 203.0.113.7:5100 ", "203.0.113.7"],
	["::ffff:203.0.113.7", "203.0.113.7"],
	["::ffff:cb00:7107", "203.0.113.7"],
	["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
	["2001:0DB8:0001:0002::9", "2001:db8:1:2::/64"],
	["[2001:db8::1]:443", "2001:db8:0:0::/64"],
	["fe80::1%eth0", "fe80:0:0:0::/64"],
	["::1", "0:0:0:0::/64"],
	["unknown", undefined],
	["", undefined],
	["203.0.113.7.evil.example", undefined],
])("takes %j for the client %s", (written, network) => {
	expect(networkOf(written)).toBe(network);
});

describe("headers that name a client", () => {
	const app = (trustProxy: boolean) =>
		new Hono().get("/", (context) => context.text(clientAddress(context, trustProxy)));
	const forged = {
		"X-Forwarded-For": "198.51.100.1, 203.0.113.7",
		Forwarded: "for=198.51.100.2",
		"X-Real-IP": "198.51.100.3",
		"X-Client-IP": "198.51.100.4",
	};
	const seen = async (trustProxy: boolean, headers: Record<string, string>) =>
		(await app(trustProxy).request("/", { headers })).text();

	it("are not believed without a trusted proxy", async () => {
		expect(await seen(false, forged)).toBe("local");
	});

	it("are believed in the one entry that the trusted proxy wrote", async () => {
		expect(await seen(true, forged)).toBe("203.0.113.7");
		expect(await seen(true, { "X-Forwarded-For": "198.51.100.1, nonsense" })).toBe("local");
		expect(await seen(true, { Forwarded: "for=198.51.100.2" })).toBe("local");
	});
});
