import { createHash } from "node:crypto";
import { readdir, readFile, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseStorageUrl } from "#platform/storage-place.ts";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { openS3Server } from "#platform/testing/s3-server.ts";
import { serveWeb } from "#platform/testing/web-server.ts";
import type { ObjectStore } from "./object-store.ts";
import { openObjectStore } from "./open-store.ts";
import { parseList } from "./s3-answers.ts";
import { StorageError } from "./storage-error.ts";

const sourceOf = (text: string) => ({
	bytes: Buffer.from(text),
	sha256: createHash("sha256").update(text).digest("hex"),
});

const troubleOf = (asked: Promise<unknown>) =>
	asked.then(
		() => "none",
		(error: unknown) => (error instanceof StorageError ? error.trouble : String(error)),
	);

async function fileOf(text: string): Promise<string> {
	const file = join(await freshFolder(), "file");
	await writeFile(file, text);
	return file;
}

const stores: Record<string, () => Promise<ObjectStore>> = {
	folder: async () => openObjectStore({ kind: "folder", path: await freshFolder() }),
	"S3 server": async () => openObjectStore((await openS3Server()).place),
};

describe.each(Object.entries(stores))("a %s", (_kind, open) => {
	it("keeps objects by name, from bytes and from files, and forgets what is removed", async () => {
		const store = await open();
		expect(await store.list("images/")).toEqual([]);
		expect(await store.read("images/ab/none")).toBeUndefined();
		await store.write("images/ab/one.age", sourceOf("one"));
		const large = "large ".repeat(200_000);
		await store.write("copies/two", { file: await fileOf(large), sha256: sourceOf(large).sha256 });
		expect(await store.list("images/")).toEqual([
			{ name: "images/ab/one.age", bytes: 3, changedAt: expect.any(Date) },
		]);
		expect((await store.read("images/ab/one.age"))?.toString()).toBe("one");
		const copied = await fileOf("before");
		expect(await store.readInto("copies/two", copied)).toBe(true);
		expect(await readFile(copied, "utf8")).toBe(large);
		expect(await store.readInto("copies/none", copied)).toBe(false);
		await store.write("copies/two", sourceOf("anew"));
		expect((await store.read("copies/two"))?.toString()).toBe("anew");
		await store.remove("copies/two");
		await store.remove("copies/two");
		expect(await store.list("copies/")).toEqual([]);
	});
});

describe("a bucket", () => {
	it("lists more objects than one answer holds", async () => {
		const { place } = await openS3Server();
		const pageOf = (name: string, next: string) =>
			`<ListBucketResult><Contents><Key>of/ensemble/images/${name}</Key><Size>1</Size></Contents>${next}</ListBucketResult>`;
		const cut = "<IsTruncated>true</IsTruncated><NextContinuationToken>a+b&amp;c==</NextContinuationToken>";
		const { url } = await serveWeb(({ url: asked = "" }, answer) => {
			const { searchParams } = new URL(asked, "http://localhost");
			const isSecond = searchParams.get("continuation-token") === "a+b&c==";
			answer.end(isSecond ? pageOf("two", "<IsTruncated>false</IsTruncated>") : pageOf("one", cut));
		});
		const listed = await openObjectStore({ ...place, endpoint: url }).list("images/");
		expect(listed.map(({ name }) => name)).toEqual(["images/one", "images/two"]);
	});

	it("that is away for a moment is asked again, and one that stays away is told so", async () => {
		const { place, faults, asked } = await openS3Server();
		const store = openObjectStore(place);
		let left = 2;
		faults.of = () => {
			left -= 1;
			return left < 0 ? undefined : left === 1 ? "cut" : { status: 503, code: "SlowDown" };
		};
		await store.write("copies/one", sourceOf("one"));
		expect(asked).toHaveLength(3);
		faults.of = () => ({ status: 500, code: "InternalError" });
		expect(await troubleOf(store.list("copies/"))).toBe("away");
		const nowhere = openObjectStore({ ...place, endpoint: "http://127.0.0.1:1" });
		expect(await troubleOf(nowhere.read("copies/one"))).toBe("away");
	});

	it.each([
		[{ status: 403, code: "AccessDenied" }, "refused"],
		[{ status: 403, code: "QuotaExceeded" }, "full"],
		[{ status: 507, code: "" }, "full"],
		[{ status: 404, code: "NoSuchBucket" }, "missing"],
		[{ status: 400, code: "InvalidDigest" }, "failed"],
	])("that answers %j is told as %s, after one question", async (fault, trouble) => {
		const { place, faults, asked } = await openS3Server();
		faults.of = () => fault;
		expect(await troubleOf(openObjectStore(place).write("copies/one", sourceOf("one")))).toBe(trouble);
		expect(asked).toHaveLength(1);
	});

	it("refuses a wrong secret, and the failure names neither it nor the key", async () => {
		const { place } = await openS3Server();
		const asked = openObjectStore({ ...place, secret: "hunter2" }).list("copies/");
		const error = await asked.catch((failure: unknown) => failure);
		expect(error).toMatchObject({ trouble: "refused" });
		expect(`${error} ${JSON.stringify(error)}`).not.toMatch(/hunter2|S3RVER/);
	});
});

describe("a folder", () => {
	it("is not made where a disk is not mounted", async () => {
		const path = join(await freshFolder(), "mount");
		const store = openObjectStore({ kind: "folder", path });
		expect(await troubleOf(store.write("copies/one", sourceOf("one")))).toBe("missing");
		expect(await troubleOf(store.list("copies/"))).toBe("missing");
	});

	it("holds nothing half: a name is given once the file is whole", async () => {
		const path = await freshFolder();
		const store = openObjectStore({ kind: "folder", path });
		const gone = { file: join(path, "nowhere"), sha256: "" };
		expect(await troubleOf(store.write("copies/one", gone))).toBe("failed");
		expect(await readdir(join(path, "copies"))).toEqual([]);
		await writeFile(join(path, "copies", ".draft-7-two"), "half");
		await writeFile(join(path, "copies", ".draft-7-three"), "half");
		const old = new Date("2026-01-01T00:00:00.000Z");
		await utimes(join(path, "copies", ".draft-7-three"), old, old);
		expect(await store.list("copies/")).toEqual([]);
		expect(await readdir(join(path, "copies"))).toEqual([".draft-7-two"]);
	});

	it("says why it takes nothing", async () => {
		const path = await freshFolder();
		await writeFile(join(path, "copies"), "a file in the way");
		const store = openObjectStore({ kind: "folder", path });
		expect(await troubleOf(store.write("copies/one", sourceOf("one")))).toBe("failed");
		const file = openObjectStore({ kind: "folder", path: join(path, "copies") });
		expect(await troubleOf(file.list("copies/"))).toBe("missing");
	});
});

it.each([
	["s3://bucket", { kind: "s3", bucket: "bucket", prefix: "" }],
	["s3://my.bucket-2/of/ensemble/", { kind: "s3", bucket: "my.bucket-2", prefix: "of/ensemble" }],
	["file:///mnt/a%20disk/ensemble", { kind: "folder", path: "/mnt/a disk/ensemble" }],
	["s3://key:secret@bucket/x", undefined],
	["s3://Bucket", undefined],
	["file://host/share", undefined],
	["https://s3.example/bucket", undefined],
	["/mnt/disk", undefined],
])("the address %s of a store is read", (url, expected) => {
	expect(parseStorageUrl(url)).toEqual(expected);
});

it("a bucket's list may have names with signs that XML spells otherwise, and is refused where it is none", () => {
	const xml = `<?xml version="1.0"?><ListBucketResult xmlns="x"><IsTruncated>true</IsTruncated>
		<NextContinuationToken>a&amp;b&#34;</NextContinuationToken><Contents><Key>a&lt;b</Key>
		<LastModified>2026-11-27T10:00:00.000Z</LastModified><Size>7</Size></Contents></ListBucketResult>`;
	expect(parseList(xml)).toEqual({
		objects: [{ key: "a<b", bytes: 7, changedAt: new Date("2026-11-27T10:00:00.000Z") }],
		next: 'a&b"',
	});
	expect(() => parseList("<html>A proxy</html>")).toThrow("cannot be read");
});
