import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { generate } from "otplib";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { accessCodeStore } from "#app/features/session/access-code.store.server.ts";
import { ownerId } from "#app/site/roles.ts";
import type { Database } from "#platform/database/database.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { engines, freshPlace } from "#platform/testing/fresh-database.ts";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { openStores } from "#server/composition/stores.ts";
import { cheapGuess } from "#server/testing/cheap-guess.ts";
import { scriptedTerminal } from "#server/testing/scripted-terminal.ts";
import { runCommand } from "./run-command.ts";

const now = new Date("2026-11-22T08:15:00.000Z");

beforeEach(() => {
	vi.stubEnv("LOG_LEVEL", "silent");
	return () => vi.unstubAllEnvs();
});

/** The environment of a command: a fresh place on an engine. */
async function placeFor(engine: (typeof engines)[number]) {
	const place = await freshPlace(engine);
	vi.stubEnv("DATA_DIR", place.dataDir);
	vi.stubEnv("DATABASE_URL", place.databaseUrl ?? "");
	vi.stubEnv("BACKUP_DIR", "");
	return place;
}

async function inDatabase<Result>(
	place: Awaited<ReturnType<typeof placeFor>>,
	read: (database: Database) => Promise<Result>,
): Promise<Result> {
	const database = await openDatabase(place);
	try {
		return await read(database);
	} finally {
		await database.close();
	}
}

const isAccessCode = async ({ db }: Database, code: string) =>
	(await accessCodeStore(db, () => now).check(code)) !== undefined;

const countArticles = async (database: Database) =>
	(await openStores(database, () => now).articles.reading.stats()).totalArticles;

it("the program lists its commands, and refuses one that it does not know", async () => {
	const { terminal, output } = scriptedTerminal();
	expect(await runCommand([], terminal)).toBe(0);
	expect(output().join("\n")).toMatch(/^access-code .*\n(.*\n)*backup (.*\n)*start /);
	for (const name of ["bakcup", "constructor", "__proto__"]) {
		const unknown = scriptedTerminal();
		expect(await runCommand([name], unknown.terminal)).toBe(1);
		expect(unknown.warnings()).toEqual([`${name} is not a command: nothing was done.`]);
	}
});

it("the command line says in the help of seed that its reset deletes the site", async () => {
	const { terminal, output } = scriptedTerminal();
	expect(await runCommand(["seed", "--help"], terminal)).toBe(0);
	expect(output()).toEqual([expect.stringMatching(/--reset deletes .* confirmed$/)]);
});

it.each(["access-code", "backup", "doctor", "restore", "seed", "version"])(
	"does nothing but explain itself where %s is asked for help, and refuses what it does not take",
	async (name) => {
		const place = await placeFor("sqlite");
		const { terminal, output, warnings, questions } = scriptedTerminal();
		for (const help of ["--help", "-h"]) expect(await runCommand([name, help, "extra"], terminal)).toBe(0);
		expect(output()).toEqual(
			Array(2).fill(expect.stringMatching(new RegExp(`^(ensemble|npm run) ${name}  `))),
		);
		for (const args of [["--hepl"], ["a file", "another"]]) {
			expect(await runCommand([name, ...args], terminal)).toBe(1);
		}
		expect(warnings()).toEqual([
			expect.stringMatching(/^Unknown option '--hepl'/),
			expect.stringMatching(/too much/),
		]);
		expect(questions()).toEqual([]);
		expect(await readdir(place.dataDir)).toEqual([]);
	},
);

it("the command line says which version it is", async () => {
	const { terminal, output } = scriptedTerminal();
	expect(await runCommand(["version"], terminal)).toBe(0);
	expect(output()).toEqual([expect.stringMatching(/^Ensemble \d+\.\d+\.\d+, on Node 24\./)]);
});

it("the command line says a failure in one line, without a stack", async () => {
	await placeFor("sqlite");
	const { terminal, warnings } = scriptedTerminal();
	expect(await runCommand(["restore"], terminal)).toBe(1);
	expect(await runCommand(["backup"], terminal)).toBe(1);
	vi.stubEnv("PORT", "eighty");
	expect(await runCommand(["backup"], terminal)).toBe(1);
	expect(warnings()).toEqual([
		expect.stringMatching(/^Which file\? .*restore.* FILE$/),
		expect.stringMatching(/^There is no site in /),
		'PORT has a wrong value: expected a port number from 1 to 65535, found "eighty".',
	]);
});

describe.each(engines)("on %s", (engine) => {
	it("an access code is set from what is typed, or made where nothing is", async () => {
		const place = await placeFor(engine);
		const early = scriptedTerminal("a fine new code");
		expect(await runCommand(["access-code"], early.terminal)).toBe(1);
		expect(early.warnings()).toEqual([expect.stringMatching(/^There is no site in /)]);
		expect(await runCommand(["seed", "--empty"], scriptedTerminal().terminal)).toBe(0);
		const typed = scriptedTerminal("a fine new code");
		expect(await runCommand(["access-code"], typed.terminal)).toBe(0);
		expect(typed.output()).toEqual(["The access code is changed.", "Everyone is signed out."]);
		expect(typed.questions()).toEqual([
			{ question: expect.stringMatching(/^New access code/), hidden: true },
		]);
		const made = scriptedTerminal("");
		expect(await runCommand(["access-code"], made.terminal)).toBe(0);
		const [, code = ""] = /^The new access code is (\S+)$/.exec(made.output()[0] ?? "") ?? [];
		expect(code.length).toBeGreaterThanOrEqual(8);
		expect(await inDatabase(place, (database) => isAccessCode(database, code))).toBe(true);
	});

	it("an access code replaces the owner's other keys where that is asked for, and says so", async () => {
		const place = await placeFor(engine);
		await runCommand(["seed", "--empty"], scriptedTerminal().terminal);
		const relyingParty = "site.example";
		await inDatabase(place, async (database) => {
			// Ten recovery codes, whose price is not the point.
			const stores = openStores(database, () => now, { guessCost: cheapGuess });
			const { passkeys, oneTimeCodes, ownKeys } = stores;
			const made = { id: "a", public_key: "", counter: 0, name: "Phone", transports: [] };
			await passkeys.add(ownerId, { ...made, relying_party: relyingParty });
			const { secret } = await oneTimeCodes.begin(ownerId, { site: "Site", person: "owner" });
			const epoch = Math.floor(now.getTime() / 1000);
			expect(await oneTimeCodes.confirm(ownerId, await generate({ secret, epoch }))).toBe(true);
			await ownKeys.makeMissingCodes(ownerId);
		});
		const keysNow = () =>
			inDatabase(place, (database) => openStores(database, () => now).ownKeys.read(ownerId, relyingParty));
		const kept = scriptedTerminal("a fine new code");
		expect(await runCommand(["access-code"], kept.terminal)).toBe(0);
		expect(kept.output()[2]).toMatch(/^The owner's passkeys, .* stay\. .*--keys$/);
		expect(await keysNow()).toMatchObject({ passkeys: [{ id: "a" }], codeAlone: false });
		const removed = scriptedTerminal("another fine code");
		expect(await runCommand(["access-code", "--keys"], removed.terminal)).toBe(0);
		expect(removed.output()[2]).toMatch(/^The owner's passkeys, .* are removed: the access code suffices\.$/);
		expect(await keysNow()).toMatchObject({
			passkeys: [],
			oneTimeCodesSince: null,
			recoveryCodesLeft: 0,
			codeAlone: true,
		});
		const [record] = await inDatabase(place, (database) =>
			openStores(database, () => now).audit.list({ action: "code-replaced" }, 1),
		);
		expect(record?.details).toEqual({ keysRemoved: true, byCommand: true });
	});

	it("a site goes from one place to another: seed, backup, restore", async () => {
		const source = await placeFor(engine);
		const { terminal, output } = scriptedTerminal();
		const file = join(await freshFolder(), "site.tar.gz");
		expect(await runCommand(["seed"], terminal)).toBe(0);
		expect(await runCommand(["backup", file], terminal)).toBe(0);
		expect(await runCommand(["restore", "--check", file], terminal)).toBe(0);
		const target = await placeFor(engine);
		expect(await runCommand(["restore", file], terminal)).toBe(0);
		const rows = Number.parseInt(output()[1] ?? "", 10);
		expect(output()).toEqual([
			"The sample site is in place.",
			`${rows} rows are saved in ${file}`,
			expect.stringMatching(
				new RegExp(`^${rows} rows of \\S+, written by version \\d\\S+, can be restored, row by row\\.$`),
			),
			expect.stringMatching(
				new RegExp(`^${rows} rows of \\S+, written by version \\d\\S+, are restored\\.$`),
			),
			expect.stringMatching(/^No list of erased people \(erased\.json\) lies beside the archive/),
			expect.stringMatching(
				/^No list of unsubscribed readers \(unsubscribed\.json\) lies beside the archive/,
			),
			"Sessions, known devices, invitations and private links to drafts have ended.",
			"Who may sign in: the owner. Whoever should not is removed under People.",
		]);
		expect(await inDatabase(target, countArticles)).toBeGreaterThan(8);
		const recordOf = (place: typeof source) =>
			inDatabase(place, (database) => openStores(database, () => now).audit.list({}, 9));
		const backup = { action: "backup-written", subject: "site.tar.gz", person: null, device: null };
		expect(await recordOf(source)).toMatchObject([{ ...backup, details: { byCommand: true } }]);
		expect(await recordOf(target)).toMatchObject([
			{ action: "backup-restored", subject: "site.tar.gz", details: { byCommand: true } },
		]);
	});
});

it("changes no access code where the new one is too short or easy to guess, or that nobody typed", async () => {
	const place = await placeFor("sqlite");
	await runCommand(["seed", "--empty"], scriptedTerminal().terminal);
	await runCommand(["access-code"], scriptedTerminal("the first code").terminal);
	for (const [code, warning] of [
		["eleven 1234", "An access code has 12 to 200 characters."],
		["Password1234", "This access code is easy to guess. Use several words of your own."],
	] as const) {
		const weak = scriptedTerminal(code);
		expect(await runCommand(["access-code"], weak.terminal)).toBe(1);
		expect(weak.warnings()).toEqual([`${warning} Nothing was changed.`]);
	}
	expect(await inDatabase(place, (database) => isAccessCode(database, "the first code"))).toBe(true);
});

it("wipes nothing unless that is confirmed", async () => {
	const place = await placeFor("sqlite");
	await runCommand(["seed"], scriptedTerminal().terminal);
	const before = await inDatabase(place, countArticles);
	for (const answer of ["no", undefined]) {
		const { terminal, output } = scriptedTerminal(answer);
		expect(await runCommand(["seed", "--reset"], terminal)).toBe(1);
		expect(output()).toEqual(["Nothing done."]);
	}
	expect(await inDatabase(place, countArticles)).toBe(before);
});

it("restore refuses a file that is no archive, and leaves no trace", async () => {
	const place = await placeFor("sqlite");
	const file = join(await freshFolder(), "holiday.tar.gz");
	await writeFile(file, "not an archive");
	const { terminal, warnings } = scriptedTerminal();
	expect(await runCommand(["restore", file], terminal)).toBe(1);
	expect(warnings()).toEqual(["This archive is cut, or no archive of a site."]);
	expect(await readdir(place.dataDir)).toEqual([]);
});
