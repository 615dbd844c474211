import { expect, it } from "vitest";
import { failureSentence } from "./failure-sentence.ts";

it.each([
	[
		{ message: "ENOSPC: no space left on device, write", code: "ENOSPC" },
		/^There is no room left on the disk/,
	],
	[{ message: "database or disk is full", errcode: 13 }, /^There is no room left on the disk/],
	[{ message: "database disk image is malformed", errcode: 11 }, /^The database file is damaged/],
	[{ message: "Postgres connection has been discarded" }, /^The database cannot be reached.*try again/],
	[
		{ message: "connect ECONNREFUSED 127.0.0.1:5432", code: "ECONNREFUSED" },
		/^The database cannot be reached/,
	],
	[
		{ message: "ENOENT: no such file", code: "ENOENT", syscall: "mkdir", path: "/proc/x" },
		/^The folder \/proc\/x cannot be made \(ENOENT\): /,
	],
	[
		{ message: "EACCES: permission denied", code: "EACCES", syscall: "open", path: "/etc/ensemble/a.key" },
		/^\/etc\/ensemble\/a\.key cannot be opened \(EACCES\): /,
	],
	[
		{ message: "EISDIR: illegal operation on a directory, read", code: "EISDIR", syscall: "read" },
		/^A folder is named where a file is needed\.$/,
	],
	[
		{ message: "The folder is not empty: nothing was done." },
		/^The folder is not empty: nothing was done\.$/,
	],
])("says why a command failed and what to do: %j", ({ message, ...members }, sentence) => {
	expect(failureSentence(Object.assign(new Error(message), members))).toMatch(sentence);
});
