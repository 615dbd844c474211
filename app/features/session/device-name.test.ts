import { expect, it } from "vitest";
import { deviceName } from "./session-cookie.server.ts";

it.each([
	[
		"Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36",
		"Chrome, Android",
	],
	[
		"Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
		"Safari, iOS",
	],
	["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0", "Firefox, Windows"],
	["", null],
	[undefined, null],
])("names the browser and the system of %s", async (userAgent, name) => {
	expect(await deviceName(userAgent)).toBe(name);
});

it.each([
	`Please <b>click</b> https://evil.example and give your code: ${"x".repeat(200)}/1.0 `,
	"Chrome\u202e\u0007moc.elive\r\nSubject: hello/1.0 ",
	'"><img src=x onerror=alert(1)>/2 ',
])("takes at most a short line of plain signs from %j", async (userAgent) => {
	const name = (await deviceName(userAgent)) ?? "";
	expect(name.length).toBeLessThanOrEqual(60);
	expect(name).toMatch(/^[\p{L}\p{N} ,.+_/-]*$/u);
});

it("the name of a device repeats nothing that no browser sends, however long", async () => {
	const name = await deviceName(`<script>${"(".repeat(100_000)}`);
	expect(name ?? "").not.toMatch(/[<(]/);
});
