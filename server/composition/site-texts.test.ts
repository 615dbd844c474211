import { describe, expect, it, onTestFinished, vi } from "vitest";
import { catalogue } from "#app/features/texts/catalogue.server.ts";
import { dictionaries } from "#app/i18n/dictionaries.server.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { steppingClock } from "#platform/testing/clock.ts";
import { bothEngines, migratedPlace } from "#platform/testing/fresh-database.ts";
import { isLong } from "#platform/testing/long-tests.ts";
import { openTexts } from "./site-texts.ts";
import { openStores } from "./stores.ts";

const keys = [...catalogue.keys()].filter((key) => key.startsWith("legal.")).slice(0, 100);
const rounds = isLong ? 6 : 3;
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** Opens two processes over one database. */
async function openTwo(engine: (typeof bothEngines)[number]) {
	const place = await migratedPlace(engine);
	const open = async () => {
		const database = await openDatabase(place);
		onTestFinished(() => database.close());
		const stores = openStores(database, steppingClock());
		return { stores, ...openTexts(stores, "https://ensemble.example") };
	};
	return [await open(), await open()] as const;
}

type Process = Awaited<ReturnType<typeof openTwo>>[number];

/** Returns the rounds that the site speaks of: one where a publication is one moment. */
async function roundsShown({ readTexts }: Process): Promise<string[]> {
	const { pick } = await readTexts();
	const legalTexts = JSON.stringify([pick("en", "legal"), pick("fr", "legal")]);
	return [...new Set([...legalTexts.matchAll(/round-(\d+)/g)].map(([, round]) => round ?? ""))];
}

async function publishRound({ stores }: Process, round: number): Promise<void> {
	const texts = keys.flatMap((key) =>
		(["en", "fr"] as const).map((language) => ({ key, language, text: `round-${round}` })),
	);
	await stores.textDrafts.saveAll(texts);
	await stores.texts.publish((await stores.textDrafts.read()).revision);
}

describe.each(bothEngines)("publishing 200 texts on %s", (engine) => {
	it("is one moment for readers meanwhile, in every process", async () => {
		const [writer, other] = await openTwo(engine);
		const seen: string[][] = [];
		const state = { isOver: false };
		const read = async (process: Process) => {
			while (!state.isOver) {
				seen.push(await roundsShown(process));
				await nextTurn();
			}
		};
		const readers = [writer, other].map(read);
		for (let round = 1; round <= rounds; round += 1) {
			await publishRound(writer, round);
			expect(await roundsShown(writer)).toEqual([String(round)]);
			await nextTurn();
		}
		await vi.waitFor(async () => expect(await roundsShown(other)).toEqual([String(rounds)]));
		state.isOver = true;
		await Promise.all(readers);
		expect(seen.length).toBeGreaterThan(rounds);
		expect(seen.filter((shown) => shown.length > 1)).toEqual([]);
		expect(new Set(seen.flat()).size).toBeGreaterThan(1);
	});

	it("costs nothing where nothing changed", async () => {
		const [{ readTexts, knownTexts, stores }] = await openTwo(engine);
		const before = await readTexts();
		expect(before.pick("en", "legal").legal.contents).toBe(dictionaries.en.legal.contents);
		await stores.settings.set("active_members_count", "5");
		expect(await readTexts()).toBe(before);
		expect(knownTexts()).toBe(before);
	});
});

describe.each(bothEngines)("the links of the site on %s", (engine) => {
	it("lead to a form that is open at once, in every process, and to the address of the facts otherwise", async () => {
		const [one, other] = await openTwo(engine);
		const applyIn = async ({ readTexts }: Process) => {
			const texts = await readTexts();
			return [texts.facts("en").apply, texts.facts("fr").apply];
		};
		const before = await applyIn(other);
		expect(before[0]?.href).toBe("https://forms.ensemble.example/apply");
		await one.stores.forms.setState("membership", "open");
		const own = [
			{ href: "/apply/membership", isForeign: false },
			{ href: "/fr/apply/membership", isForeign: false },
		];
		expect(await applyIn(one)).toEqual(own);
		await vi.waitFor(async () => expect(await applyIn(other)).toEqual(own));
		expect((await other.readTexts()).facts("fr").referralForm.isForeign).toBe(true);
		await one.stores.forms.setState("membership", "closed");
		expect(await applyIn(one)).toEqual(before);
	});
});
