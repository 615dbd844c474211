import { describe, expect, it } from "vitest";
import { deletedStore } from "#app/features/deleted/deleted.store.server.ts";
import { joinUses } from "#app/features/media/image-uses.ts";
import { imageUrlOf } from "#app/features/media/media.ts";
import { afterReading } from "#platform/testing/after-reading.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { addReaders, wholeLetter } from "#server/testing/readers.ts";
import { replaceImageInLetters } from "./letters.images.server.ts";
import { lettersStore } from "./letters.store.server.ts";

const [header, inWords, sent, unused] = ["a", "b", "c", "d"].map((letter) => letter.repeat(64)) as [
	string,
	string,
	string,
	string,
];
const shows = (hash: string) => `![x](${imageUrlOf(hash)})`;

describe.each(engines)("where letters need an image, on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		const { clock, advance } = movableClock();
		return { db, advance, letters: lettersStore(db, clock), deleted: deletedStore(db, clock) };
	}

	it("is told of what is written, of earlier versions and of deleted letters, until they are gone", async () => {
		const { letters, deleted, advance } = await open();
		const picture = { ...wholeLetter, imageUrl: imageUrlOf(header), subject: "Two tables" };
		const first = await letters.create({ ...picture, fr: null, content: shows(inWords) });
		advance(60 * 60_000);
		const { id } = await letters.update(first.id, { ...picture, content: "Words.", version: 1 });
		const use = { id, title: "Two tables" };
		expect(await letters.listImageUses()).toEqual(
			new Map([
				[header, [{ ...use, place: "letter" }]],
				[inWords, [{ ...use, place: "letterVersion" }]],
			]),
		);
		await letters.remove(id);
		const uses = await letters.listImageUses();
		expect([uses.get(header), uses.get(inWords)]).toEqual(
			[header, inWords].map(() => [{ ...use, place: "letterDeleted" }]),
		);
		await deleted.erase("letter", id);
		expect(await letters.listImageUses()).toEqual(new Map());
	});

	it("is told of what has left, the pictures of its articles too, whatever became of those", async () => {
		const { db, letters } = await open();
		await addReaders({ db }, 1);
		const letter = { ...(await letters.create(wholeLetter)), slug: "two-tables" };
		const edition = { subject: "Two tables", preheader: "", greeting: "" };
		const imageUrl = imageUrlOf(sent);
		const parts = [{ kind: "picture", imageUrl, alt: "The lagoon" }] as const;
		await letters.start(letter, [
			{ edition: { ...edition, language: "en", parts: [...parts] }, html: "<p></p>", text: "" },
		]);
		const uses = await letters.listImageUses(sent);
		expect(uses.get(sent)).toEqual([{ id: letter.id, title: wholeLetter.subject, place: "letter" }]);
		expect((await letters.listImageUses(unused)).size).toBe(0);
	});
});

describe("uses that several nouns know of", () => {
	it("stand together at each image", async () => {
		const one = { id: "1", title: "Moon", place: "website" } as const;
		const other = { id: "2", title: "Two tables", place: "letter" } as const;
		const find = joinUses([
			async () => new Map([[sent, [one]]]),
			async () =>
				new Map([
					[sent, [other]],
					[header, [other]],
				]),
		]);
		expect(await find()).toEqual(
			new Map([
				[sent, [one, other]],
				[header, [other]],
			]),
		);
	});
});

const [from, to] = ["a".repeat(64), "b".repeat(64)];
const replacement = { from, to, described: [] };

describe.each(engines)("replacing an image in letters, on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		const { clock } = movableClock();
		const letters = lettersStore(db, clock);
		const { id } = await letters.create({ ...wholeLetter, imageUrl: imageUrlOf(from), imageAlt: "Before" });
		return { db, letters, id, now: clock().toISOString() };
	}

	it.each([
		["was written on", { version: 2 }],
		["began to leave", { state: "sending" as const }],
	])("changes no letter that %s meanwhile", async (_what, change) => {
		const { db, letters, id, now } = await open();
		const replacing = db.transaction().execute((transaction) => {
			const happen = () => transaction.updateTable("letters").set(change).where("id", "=", id).execute();
			return replaceImageInLetters(transaction.withPlugin(afterReading("subject", happen)), replacement, now);
		});
		await expect(replacing).rejects.toMatchObject({ status: 409, code: "stale" });
		expect(await letters.get(id)).toMatchObject({ imageUrl: imageUrlOf(from), version: 1 });
		expect(await letters.listVersions(id)).toHaveLength(1);
	});

	it("keeps a letter's words for a picture that the library does not describe", async () => {
		const { db, letters, id, now } = await open();
		expect(await replaceImageInLetters(db, replacement, now)).toBe(1);
		expect(await letters.get(id)).toMatchObject({
			...{ imageUrl: imageUrlOf(to), imageAlt: "Before", version: 2 },
		});
	});
});
