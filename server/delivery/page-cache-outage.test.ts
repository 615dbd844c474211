import { expect, it, onTestFinished, vi } from "vitest";
import { isDatabaseAway } from "#platform/database/database-failure.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { steppingClock } from "#platform/testing/clock.ts";
import { faultyLink } from "#platform/testing/faulty-link.ts";
import { migratedPlace } from "#platform/testing/fresh-database.ts";
import { openStores } from "#server/composition/stores.ts";
import { cheapGuess } from "#server/testing/cheap-guess.ts";
import { PageCache } from "./page-cache.ts";

const key = "colour";

/** A page that shows one setting, over a PostgreSQL whose link can be cut. */
async function cachedPage(day = () => "") {
	const place = await migratedPlace("postgres");
	const link = await faultyLink(place.databaseUrl ?? "");
	const database = await openDatabase({ ...place, databaseUrl: link.url });
	onTestFinished(() => database.close());
	const isListening = () => vi.waitFor(() => expect(database.revision.current()).toBeDefined());
	await isListening();
	const { settings } = openStores(database, steppingClock(), { guessCost: cheapGuess });
	const pages = new PageCache({ revision: database.revision, day, maxBytes: 1e6 });
	/** Notes of each visit whether the page was marked. */
	const marks: boolean[] = [];
	const render = async () => new Response((await settings.find(key))?.value);
	async function visit(): Promise<string> {
		const { response, isUnchecked } = await pages.get("/", render);
		marks.push(isUnchecked === true);
		return String((await response.prepare({ acceptEncoding: undefined, ifNoneMatch: undefined })).body);
	}
	return { link, settings, visit, isListening, marks };
}

it("the page cache goes on serving cached pages while the database is away, and marks them", async () => {
	const { link, settings, visit, marks } = await cachedPage();
	await settings.set(key, "lagoon");
	expect(await visit()).toBe("lagoon");
	link.cut();
	for (let visits = 0; visits < 5; visits += 1) expect(await visit()).toBe("lagoon");
	await vi.waitFor(async () => {
		expect(await visit()).toBe("lagoon");
		expect(marks.at(-1)).toBe(true);
	});
	expect(marks[0]).toBe(false);
});

it("the page cache serves yesterday's page while the database is away, and today's as soon as it is back", async () => {
	let day = "2026-11-23";
	const { link, settings, visit, marks } = await cachedPage(() => day);
	await settings.set(key, "lagoon");
	expect(await visit()).toBe("lagoon");
	link.cut();
	day = "2026-11-24";
	await vi.waitFor(async () => {
		expect(await visit()).toBe("lagoon");
		expect(marks.at(-1)).toBe(true);
	});
	link.mend();
	await vi.waitFor(
		async () => {
			expect(await visit()).toBe("lagoon");
			expect(marks.at(-1)).toBe(false);
		},
		{ timeout: 10_000 },
	);
});

it("the page cache never serves what was changed before the database went away", async () => {
	const { link, settings, visit } = await cachedPage();
	await settings.set(key, "lagoon");
	expect(await visit()).toBe("lagoon");
	await settings.set(key, "ember");
	link.cut();
	const failure = await visit().catch((error: unknown) => error);
	expect(isDatabaseAway(failure)).toBe(true);
	link.mend();
	await vi.waitFor(async () => expect(await visit()).toBe("ember"), { timeout: 10_000 });
});
