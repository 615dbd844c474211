import { describe, expect, it, onTestFinished, vi } from "vitest";
import { systemClock } from "#platform/clock.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { engines, migratedPlace } from "#platform/testing/fresh-database.ts";
import { openStores } from "#server/composition/stores.ts";
import { cheapGuess } from "#server/testing/cheap-guess.ts";
import { replaceAccessCode } from "./access-code.ts";

describe.each(engines)("replacing the access code of a site on %s", (engine) => {
	async function open() {
		const place = await migratedPlace(engine);
		vi.stubEnv("DATA_DIR", place.dataDir);
		vi.stubEnv("DATABASE_URL", place.databaseUrl);
		onTestFinished(() => void vi.unstubAllEnvs());
		const sessionsOf = async () => {
			const database = await openDatabase(place);
			onTestFinished(() => database.close());
			return openStores(database, systemClock, { guessCost: cheapGuess }).sessions;
		};
		return { place, sessionsOf };
	}

	it("makes one for a site, and says it once", async () => {
		const { sessionsOf } = await open();
		const { made } = await replaceAccessCode({ code: "" });
		expect(made?.length).toBeGreaterThan(10);
		const sessions = await sessionsOf();
		expect(await sessions.ensureAccessCode(undefined)).toBeUndefined();
	});

	it("takes the one that was chosen, and says nothing", async () => {
		await open();
		const replaced = await replaceAccessCode({ code: "correct horse battery" });
		expect(replaced).toEqual({ made: undefined, keys: "none" });
	});

	it("tells the owner by mail", async () => {
		const { place } = await open();
		const database = await openDatabase(place);
		onTestFinished(() => database.close());
		const { facts } = openStores(database, systemClock);
		const stored = await facts.find();
		await facts.save({ ...stored.facts, email: "owner@agency.example" }, stored.version);
		await replaceAccessCode({ code: "" });
		const mails = await database.db.selectFrom("outgoing_mails").selectAll().execute();
		expect(mails.map(({ recipient, kind }) => [recipient, kind])).toEqual([
			["owner@agency.example", "audit-notice"],
		]);
		expect(mails[0]?.payload).toContain('"code-replaced"');
	});

	it("makes another each time", async () => {
		await open();
		const { made } = await replaceAccessCode({ code: "" });
		expect((await replaceAccessCode({ code: "" })).made).not.toBe(made);
	});
});
