import { appendFile, readFile, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { checkPackage } from "./check-package.ts";
import {
	newKeyPair,
	type PackageManifest,
	sha256Of,
	signatureFile,
	signManifest,
} from "./package-signature.ts";
import { compareVersions } from "./package-versions.ts";

const pair = newKeyPair();
const platform = `${process.platform}-${process.arch}`;
const terabyte = 1024 ** 4;

/** A signed archive, and what the machine that it is brought to is like. */
async function signed(changes: Partial<PackageManifest> = {}, privateKey = pair.privateKey) {
	const folder = await freshFolder();
	const archive = join(folder, "ensemble.tar.gz");
	await writeFile(archive, "the bytes of an archive");
	const manifest = {
		name: "ensemble",
		version: "1.1.0+20261201.100000",
		platform,
		bytes: 23,
		unpackedBytes: 100,
	};
	const sha256 = await sha256Of(archive);
	await writeFile(signatureFile(archive), signManifest({ ...manifest, sha256, ...changes }, privateKey));
	const machine = {
		keys: `# ours\n${pair.publicKey}\n`,
		platform,
		installedVersion: "1.1.0+20261130.100000",
	};
	return {
		archive,
		check: () => checkPackage(archive, { ...machine, needs: [], releases: folder }),
		folder,
		machine,
	};
}

describe("a package", () => {
	it("that is signed, whole, newer and for this machine is what it says", async () => {
		const { check } = await signed();
		expect(await check()).toMatchObject({ version: "1.1.0+20261201.100000", bytes: 23 });
	});

	it("is refused where a byte was changed", async () => {
		const { archive, check } = await signed();
		await writeFile(archive, "the bytes of on archive");
		await expect(check()).rejects.toThrow(/^The archive was changed after it was signed\.$/);
	});

	it("is refused where it is cut, or longer", async () => {
		const { archive, check } = await signed();
		await truncate(archive, 10);
		await expect(check()).rejects.toThrow(/^The archive is not whole: 10 of 23 bytes are there\.$/);
		await appendFile(archive, "x".repeat(20));
		await expect(check()).rejects.toThrow(/30 of 23 bytes/);
	});

	it("is refused where another key signed it, or its manifest was changed", async () => {
		const others = await signed({}, newKeyPair().privateKey);
		await expect(others.check()).rejects.toThrow(/not signed by a key/);
		const { archive, check } = await signed();
		const text = await readFile(signatureFile(archive), "utf8");
		await writeFile(signatureFile(archive), text.replace("1.1.0+2026", "1.1.0+2027"));
		await expect(check()).rejects.toThrow(/not signed by a key/);
	});

	it("is refused without its signature, or where no key is known", async () => {
		const { archive, folder, machine } = await signed();
		const asked = { ...machine, needs: [], releases: folder };
		await expect(checkPackage(archive, { ...asked, keys: "# none\n" })).rejects.toThrow(/knows no key/);
		await expect(checkPackage(join(folder, "other"), asked)).rejects.toThrow(/There is no/);
		await writeFile(join(folder, "other"), "x");
		await expect(checkPackage(join(folder, "other"), asked)).rejects.toThrow(/other\.signature is missing/);
	});

	it.each([
		[{ version: "1.1.0+20261129.100000" }, /is older than/],
		[{ version: "1.1.0+20261130.100000" }, /is the one that runs/],
		[{ platform: "darwin-arm64" }, /is for darwin-arm64/],
		[{ unpackedBytes: 1000 * terabyte }, /has not enough room: 1048576000 MB are needed/],
	])("is refused where %j", async (changes, expected) => {
		const { check } = await signed(changes);
		await expect(check()).rejects.toThrow(expected);
	});

	it("is refused where what is needed beside it does not fit onto the same disk", async () => {
		const { archive, folder, machine } = await signed();
		const needs = [{ folder, bytes: 1000 * terabyte }];
		await expect(checkPackage(archive, { ...machine, needs, releases: folder })).rejects.toThrow(
			/not enough room/,
		);
	});
});

it.each([
	["1.0.0+20261126.214501", "1.0.0+20261126.214502", -1],
	["1.10.0+20261126.214501", "1.9.0+20271126.214501", 1],
	["1.0.0", "1.0.0+20261126.214501", -1],
	["1.0.0+20261126.214501", "1.0.0+20261126.214501", 0],
])("of %s and %s the older one is known", (one, other, sign) => {
	expect(Math.sign(compareVersions(one, other))).toBe(sign);
});
