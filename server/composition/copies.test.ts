import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { copiesTrouble } from "#app/features/backups/copies.ts";
import { openLog } from "#platform/log/log.ts";
import { openObjectStore } from "#platform/storage/open-store.ts";
import { openS3Store } from "#platform/storage/s3-store.ts";
import type { StoragePlace } from "#platform/storage-place.ts";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { openS3Server } from "#platform/testing/s3-server.ts";
import { writeErased } from "#server/backup/people-lists.ts";
import type { CopyOutcome, CopyTask } from "#server/copies/copy-runner.ts";
import { carryOutCopy } from "#server/copies/copy-task.ts";
import { listCopies } from "#server/copies/listed-copies.ts";
import { siteToCopy } from "#server/testing/copied-site.ts";
import { openCopies } from "./copies.ts";

const log = openLog("silent");
const monday = new Date("2026-11-23T03:00:00.000Z");
const daysLater = (days: number) => new Date(monday.getTime() + days * 86_400_000);

async function copiesOf(to: StoragePlace, runTask?: (task: CopyTask) => Promise<CopyOutcome>) {
	const { place, database, recipient } = await siteToCopy("sqlite", 2);
	onTestFinished(() => database.close());
	let now = monday;
	const stored: string[] = [];
	const settings = { ...place, backupCopy: to, backupRecipient: recipient };
	const parts = { settings, db: database.db, clock: () => now, log };
	const onStored = async (name: string) => void stored.push(name);
	const open = () => openCopies({ ...parts, onStored, ...(runTask && { runTask }) });
	const copies = open();
	onTestFinished(copies.stop);
	const on = async (day: Date) => {
		now = day;
		await copies.start();
		const report = await copies.report();
		return { ...report, trouble: copiesTrouble(report, now) };
	};
	return { on, open, copies, stored, parts, place };
}

it("a copy is made in another process, fetched again for a check, and told", async () => {
	const path = await freshFolder();
	const { on, stored, place } = await copiesOf({ kind: "folder", path });
	expect(await on(monday)).toMatchObject({
		...{ place: path, hasKey: true, isOnDataDisk: true, isRunning: false, images: 2, trouble: null },
		...{ copiedAt: monday.toISOString(), checkedAt: monday.toISOString(), isSound: true, areCleared: true },
	});
	expect(stored).toEqual(["ensemble-2026-11-23T03-00-00Z.tar.gz.age"]);
	expect(await on(daysLater(1))).toMatchObject({ checkedAt: monday.toISOString() });
	expect(await on(daysLater(7))).toMatchObject({ checkedAt: daysLater(7).toISOString(), isSound: true });
	expect(await readdir(place.backupDir)).toEqual(["copies.json"]);
});

it("no copy leaves without a key, and none is wanted without a place", async () => {
	const path = await freshFolder();
	const { parts } = await copiesOf({ kind: "folder", path });
	const keyless = openCopies({ ...parts, settings: { ...parts.settings, backupRecipient: undefined } });
	keyless.service.begin();
	await keyless.start();
	await keyless.sendLists();
	expect(copiesTrouble(await keyless.report(), monday)).toBe("key");
	expect(await readdir(path)).toEqual([]);
	const none = openCopies({ ...parts, settings: { ...parts.settings, backupCopy: undefined } });
	expect([none.areWanted, copiesTrouble(await none.report(), monday)]).toEqual([false, null]);
});

it("a bucket that is away, refuses, is full or gone is told, nothing is lost, and the next copy goes on", async () => {
	const { place, faults } = await openS3Server();
	// Each in this process, and asked again soon: what a process of its own does is tried above.
	const askAgainMs = 5;
	const inThisProcess = (task: CopyTask) =>
		carryOutCopy(task, undefined, () => openS3Store(place, askAgainMs));
	const { on, copies, parts } = await copiesOf(place, inThisProcess);
	expect(await on(monday)).toMatchObject({ trouble: null });
	const before = await listCopies(openObjectStore(place));
	for (const [status, code, trouble] of [
		[403, "AccessDenied", "refused"],
		[507, "XMinioStorageFull", "full"],
		[404, "NoSuchBucket", "missing"],
	] as const) {
		// A read-only bucket still lists and gives.
		faults.of = (method) => (method === "PUT" ? { status, code } : undefined);
		expect(await on(daysLater(1))).toMatchObject({ trouble, failedAt: daysLater(1).toISOString() });
		faults.of = () => undefined;
		expect(await listCopies(openObjectStore(place))).toEqual(before);
	}
	faults.of = () => ({ status: 503, code: "SlowDown" });
	expect(await on(daysLater(1))).toMatchObject({ trouble: "away", copiedAt: monday.toISOString() });
	faults.of = (method) => (method === "DELETE" ? { status: 403, code: "AccessDenied" } : undefined);
	expect(await on(daysLater(500))).toMatchObject({ failedAt: null, copiedAt: daysLater(500).toISOString() });
	expect(JSON.stringify(await copies.report())).not.toContain("S3RVER");
	expect(await readFile(join(parts.settings.backupDir, "copies.json"), "utf8")).not.toContain("S3RVER");
});

it("a copy that is stopped in the middle counts for none, and the next one finds what was sent", async () => {
	const { place, faults } = await openS3Server();
	const { open, copies } = await copiesOf(place);
	const store = openObjectStore(place);
	let halfway = () => {};
	const reached = new Promise<void>((resolve) => {
		halfway = resolve;
	});
	let puts = 0;
	faults.of = (method, path) => {
		if (method !== "PUT" || !path.includes("/copies/of/ensemble/copies/")) return undefined;
		puts += 1;
		halfway();
		return { status: 503, code: "SlowDown" };
	};
	const running = copies.start();
	await reached;
	await copies.stop();
	await running;
	expect(puts).toBeGreaterThan(0);
	expect(await listCopies(store)).toEqual([]);
	expect(await store.list("images/")).toHaveLength(2);
	expect((await copies.report()).failedAt).toBeNull();
	faults.of = () => undefined;
	const images = (await store.list("images/")).map(({ name }) => name);
	const next = open();
	await next.start();
	expect(await next.report()).toMatchObject({ copiedAt: monday.toISOString(), images: 2 });
	expect(await listCopies(store)).toHaveLength(1);
	expect((await store.list("images/")).map(({ name }) => name)).toEqual(images);
});

it("of two processes one copies, and both say that it runs", async () => {
	const path = await freshFolder();
	let end = () => {};
	const ended = new Promise<void>((resolve) => {
		end = resolve;
	});
	const begun: CopyTask[] = [];
	const { copies, open, stored } = await copiesOf({ kind: "folder", path }, async (task) => {
		begun.push(task);
		await ended;
		return { written: null, failure: "away", error: "gone" };
	});
	const other = open();
	const running = [copies.start(), other.start()];
	await Promise.race(running);
	for (const one of [copies, other]) expect((await one.report()).isRunning).toBe(true);
	end();
	await Promise.all(running);
	expect([begun.length, stored]).toEqual([1, []]);
	expect(await copies.report()).toMatchObject({ isRunning: false, failure: "away" });
});

it("what the check finds is told and kept until a copy is sound", async () => {
	let fault: string | null = "a row is missing";
	const { on } = await copiesOf({ kind: "folder", path: await freshFolder() }, async ({ checkAfter }) => ({
		written: {
			...{ name: "one", bytes: 1, images: 3, sent: 0, notCleared: fault && "refused" },
			check: checkAfter === undefined ? null : { images: 3, mended: 2, upTo: "a", fault },
		},
		error: null,
	}));
	expect(await on(monday)).toMatchObject({ trouble: "unsound", mended: 2, areCleared: false });
	fault = null;
	expect(await on(daysLater(1))).toMatchObject({ trouble: null, checkedAt: daysLater(1).toISOString() });
});

it("lists of people go along when they change, to a place that is the site's", async () => {
	const path = await freshFolder();
	const { copies, place } = await copiesOf({ kind: "folder", path });
	await copies.sendLists();
	expect(await readdir(path)).toEqual([]);
	await writeErased(place.backupDir, [{ hash: "a".repeat(64), erasedAt: monday.toISOString() }]);
	await copies.sendLists();
	expect(await readdir(join(path, "lists"))).toEqual(["erased.json.age"]);
	const sent = await readFile(join(path, "lists", "erased.json.age"));
	await copies.sendLists();
	expect(await readFile(join(path, "lists", "erased.json.age"))).toEqual(sent);
	await rm(join(path, "lists"), { recursive: true });
	await writeFile(join(path, "ensemble.json"), '{"site":"another"}');
	await writeErased(place.backupDir, [{ hash: "b".repeat(64), erasedAt: monday.toISOString() }]);
	await expect(copies.sendLists()).rejects.toThrow("copies of another site");
	expect(await readdir(path)).not.toContain("lists");
});
