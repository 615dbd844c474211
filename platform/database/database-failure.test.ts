import { describe, expect, it } from "vitest";
import { DatabaseAwayError, isDatabaseAway, isLocked, isUnwritable } from "./database-failure.ts";

const error = (members: object, message = "x") => Object.assign(new Error(message), members);

describe("a database that cannot answer now", () => {
	it.each([
		["its connection refused", { code: "ECONNREFUSED", syscall: "connect" }],
		["its connection broken while it answered", { code: "ECONNRESET", syscall: "read" }],
		["its host without an address", { code: "EAI_AGAIN", syscall: "getaddrinfo" }],
		["its socket gone", { code: "ENOENT", syscall: "connect" }],
		["too many connections", { code: "53300" }],
		["its being shut down", { code: "57P01" }],
		["its starting", { code: "57P03" }],
		["a deadlock", { code: "40P01" }],
		["any fault of a connection that PostgreSQL knows", { code: "08006" }],
		["SQLite's lock", { errcode: 5 }],
		["SQLite's lock, with what it was wanted for", { errcode: 517 }],
	])("is known by %s", (_what, members) => {
		expect(isDatabaseAway(error(members))).toBe(true);
	});

	it.each([
		"Connection terminated unexpectedly",
		"Client has encountered a connection error and is not queryable",
		"timeout exceeded when trying to connect",
		"Query read timeout",
	])("is known by what pg says without a code: %s", (message) => {
		expect(isDatabaseAway(new Error(message))).toBe(true);
	});

	it("is known by our own saying so", () => {
		expect(isDatabaseAway(new DatabaseAwayError())).toBe(true);
	});

	it.each([
		["a file that is missing", error({ code: "ENOENT", syscall: "open" })],
		["a value that is there already", error({ code: "23505" })],
		["a mistake in a query", error({ code: "42601" })],
		["a broken rule of SQLite", error({ errcode: 19 })],
		["any other fault", new Error("Cannot read properties of undefined")],
		["what is no error", "ECONNREFUSED"],
		["nothing", undefined],
	])("is not seen in %s", (_what, thrown) => {
		expect(isDatabaseAway(thrown)).toBe(false);
	});

	it("cannot be written, by what SQLite says with more of it, by PostgreSQL's word or the system's", () => {
		for (const members of [{ errcode: 8 }, { errcode: 778 }, { code: "53100" }, { code: "ENOSPC" }]) {
			expect([isUnwritable(error(members)), isDatabaseAway(error(members))]).toEqual([true, false]);
		}
		for (const thrown of [error({ errcode: 11, code: "ERR_SQLITE_ERROR" }), error({}), "ENOSPC", undefined]) {
			expect(isUnwritable(thrown)).toBe(false);
		}
	});

	it("is told apart from a lock, which goes away by itself", () => {
		expect([isLocked(error({ errcode: 6 })), isLocked(error({ code: "53300" }))]).toEqual([true, false]);
	});
});
