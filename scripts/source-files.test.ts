import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { fingerprintOf, glanceAt, sourceFiles } from "./source-files.js";

const someTime = new Date("2026-01-15T08:00:00.000Z");

function openFolder() {
	const folder = mkdtempSync(join(tmpdir(), "ensemble-sources-"));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	mkdirSync(join(folder, "app", "ui"), { recursive: true });
	const write = (name: string, text: string) => {
		const file = join(folder, name);
		writeFileSync(file, text);
		utimesSync(file, someTime, someTime);
		return file;
	};
	return { folder, write };
}

it("sources are the files of folders and below, and named ones, without their tests", () => {
	const { folder, write } = openFolder();
	const files = [write("app/b.ts", "b"), write("app/ui/a.tsx", "a"), write("lock.json", "{}")];
	write("app/b.test.ts", "a test");
	write("other.ts", "elsewhere");
	const places = ["lock.json", "app", "missing"].map((place) => join(folder, place));
	expect(sourceFiles(places)).toEqual(files);
});

it("a glance sees a file that is new, longer, or changed at another time, even to the same length", () => {
	const { folder, write } = openFolder();
	const glance = () => glanceAt(sourceFiles([join(folder, "app")]));
	const file = write("app/b.ts", "one");
	const before = glance();
	expect(glance()).toBe(before);
	utimesSync(file, someTime, new Date("2026-01-15T09:00:00.000Z"));
	const later = glance();
	expect(later).not.toBe(before);
	write("app/c.ts", "");
	expect(new Set([before, later, glance()]).size).toBe(3);
});

it("a fingerprint speaks of names and contents alone, whenever they were written", () => {
	const { folder, write } = openFolder();
	const fingerprint = () => fingerprintOf(sourceFiles([join(folder, "app")]));
	const file = write("app/b.ts", "one");
	const before = fingerprint();
	utimesSync(file, someTime, new Date("2026-01-15T09:00:00.000Z"));
	expect(fingerprint()).toBe(before);
	write("app/b.ts", "two");
	expect(fingerprint()).not.toBe(before);
});
