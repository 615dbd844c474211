import { describe, expect, it } from "vitest";
import { openReader } from "#server/testing/reader.ts";
import { isOn, searchSettings, verificationCode } from "./search-settings.ts";

describe("a verification code", () => {
	it.each([
		["abc-DEF_123", "abc-DEF_123"],
		[" abc= ", "abc="],
		['<meta name="google-site-verification" content="abc_1" />', "abc_1"],
		["<meta name='msvalidate.01' content='0A1B' />", "0A1B"],
		["", ""],
	])("is read from %j", (typed, code) => expect(verificationCode.parse(typed)).toBe(code));

	it.each(["two words", '"><script>', "a".repeat(101), '<meta content="&quot;">'])("is not %j", (typed) => {
		expect(verificationCode.safeParse(typed).success).toBe(false);
	});

	it("stands in the head of the home page alone, in each language, until it is removed", async () => {
		const { read, send, signIn } = await openReader();
		const token = await signIn();
		const save = (key: string, value: string) => send("POST", "/api/settings", { key, value }, token);
		const tags = async (path: string) => {
			const page = await read(path);
			return [page.meta("google-site-verification"), page.meta("msvalidate.01")];
		};
		expect(await tags("/")).toEqual([undefined, undefined]);
		await save("google_verification", '<meta name="google-site-verification" content="g-1">');
		await save("bing_verification", "B1");
		expect(await tags("/")).toEqual(["g-1", "B1"]);
		expect(await tags("/fr")).toEqual(["g-1", "B1"]);
		expect(await tags("/network")).toEqual([undefined, undefined]);
		await save("google_verification", "");
		expect(await tags("/")).toEqual([undefined, "B1"]);
		expect((await save("bing_verification", '"><script>')).status).toBe(400);
	});
});

it("a switch is on until its owner switches it off", async () => {
	const { send, signIn, stores } = await openReader();
	expect(isOn(undefined)).toBe(true);
	const key = searchSettings.indexNow;
	expect((await send("POST", "/api/settings", { key, value: "off" }, await signIn())).status).toBe(200);
	expect(isOn(await stores.settings.find(key))).toBe(false);
	expect((await send("POST", "/api/settings", { key, value: "maybe" }, await signIn())).status).toBe(400);
});
