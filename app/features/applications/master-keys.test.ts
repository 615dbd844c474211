import { readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { masterKeyFile, masterKeys, readKey, writtenKey } from "./master-keys.server.ts";
import { dataKeyOf, fingerprintOf, newDataKey } from "./sealing.server.ts";

describe("a master key on paper", () => {
	it("is 56 signs in groups of four, and read again however it is typed", () => {
		fc.assert(
			fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
				const key = dataKeyOf(bytes);
				const written = writtenKey(key);
				expect(written).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){13}[0-9A-HJKMNP-TV-Z]{4}$/);
				const typed = written.toLowerCase().replaceAll("-", " ").replaceAll("0", "o").replaceAll("1", "l");
				expect(readKey(typed)?.bytes.equals(key.bytes)).toBe(true);
			}),
		);
	});

	it("is none with a sign changed, added or left out", () => {
		const written = writtenKey(newDataKey());
		const first = written.startsWith("A") ? "B" : "A";
		for (const wrong of [first + written.slice(1), `${written}A`, written.slice(1), "", "é"])
			expect(readKey(wrong)).toBeUndefined();
	});
});

describe("the master keys of a site", () => {
	it("are none at first; then one, that its account alone reads", async () => {
		const dataDir = await freshFolder();
		const keys = masterKeys({ dataDir });
		expect(keys.list()).toEqual([]);
		expect(() => keys.current()).toThrow("The key of the applications is not on this server");
		const key = await keys.create();
		expect(await readdir(dataDir)).toEqual([masterKeyFile]);
		expect((await stat(join(dataDir, masterKeyFile))).mode & 0o777).toBe(0o600);
		expect((await keys.create()).bytes.equals(key.bytes)).toBe(true);
		expect(masterKeys({ dataDir }).get(fingerprintOf(key)).bytes.equals(key.bytes)).toBe(true);
	});

	it("are exchanged: the older one opens what it encrypted", async () => {
		const dataDir = await freshFolder();
		const [keys, next] = [masterKeys({ dataDir }), newDataKey()];
		const first = await keys.create();
		await keys.store([next, first]);
		expect(keys.current().bytes.equals(next.bytes)).toBe(true);
		expect(keys.get(fingerprintOf(first)).bytes.equals(first.bytes)).toBe(true);
	});

	it("stand in a variable, which the site does not change", async () => {
		const key = newDataKey();
		const keys = masterKeys({ dataDir: await freshFolder(), variable: writtenKey(key) });
		expect(keys.current().bytes.equals(key.bytes)).toBe(true);
		await expect(keys.store([newDataKey()])).rejects.toMatchObject({ status: 409, code: "key-elsewhere" });
	});

	it("are refused where the file holds something else", async () => {
		const dataDir = await freshFolder();
		await writeFile(join(dataDir, masterKeyFile), "no key\n");
		expect(() => masterKeys({ dataDir }).list()).toThrow("is not one");
	});
});
