import { createHash } from "node:crypto";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import { defaultLanguage } from "#app/site/site-config.ts";
import { Administrator } from "#e2e/support/administrator.ts";
import { freshPlace, type Place } from "#e2e/support/site-process.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { measureCommand } from "./command-memory.ts";
import { elapsed } from "./elapsed.ts";
import { median, megabytes, milliseconds, seconds, times } from "./figures.ts";
import { atMost, type Part, plain } from "./part.ts";
import { residentBytes } from "./process-usage.ts";
import { say } from "./progress.ts";
import { runSite } from "./site.ts";

const images = 100_000;
const insertedAtOnce = 500;
const asked = 30;
const listed = 3;
const most = {
	/** The growth beside the sample's dozen pictures, in the same run. */
	growth: 1.5,
	listMs: 1_000,
	/** Every image is compared. */
	searchMs: 2_500,
	memory: 350_000_000,
	backupMemory: 300_000_000,
};

/** Returns a PNG of 8 by 8 pixels of one colour: small, real, and another one for each number. */
function smallPicture(number: number): Uint8Array {
	const size = 8;
	const line = Buffer.concat([
		Buffer.of(0),
		Buffer.alloc(size * 3, Buffer.of(number >> 16, number >> 8, number)),
	]);
	const header = Buffer.alloc(13);
	header.writeUInt32BE(size, 0);
	header.writeUInt32BE(size, 4);
	header.set([8, 2], 8);
	const chunks = [
		["IHDR", header],
		["IDAT", deflateSync(Buffer.concat(Array.from({ length: size }, () => line)))],
		["IEND", Buffer.alloc(0)],
	] as const;
	const written = chunks.map(([name, data]) => {
		const body = Buffer.concat([Buffer.from(name), data]);
		const ends = Buffer.alloc(8);
		ends.writeUInt32BE(data.length, 0);
		ends.writeUInt32BE(crc32(body), 4);
		return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
	});
	return Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), ...written]);
}

/** Adds pictures to a site that does not run, each with a name and described in one language. */
async function addPictures({ dataDir }: Place): Promise<void> {
	const database = await openDatabase({ dataDir, databaseUrl: undefined });
	for (let begun = 0; begun < images; begun += insertedAtOnce) {
		const rows = Array.from({ length: insertedAtOnce }, (_, place) => {
			const bytes = smallPicture(begun + place);
			const created_at = new Date(Date.UTC(2026, 0, 1) + begun + place).toISOString();
			const hash = createHash("sha256").update(bytes).digest("hex");
			return { hash, bytes, width: 8, height: 8, created_at };
		});
		const words = rows.map((row, place) => ({
			hash: row.hash,
			language: defaultLanguage,
			alt: `Colour ${begun + place}`,
		}));
		const names = rows.map(({ hash }, place) => ({ hash, name: `IMG ${begun + place}` }));
		await database.db.insertInto("media").values(rows).execute();
		await database.db.insertInto("media_names").values(names).execute();
		await database.db.insertInto("media_texts").values(words).execute();
	}
	await database.analyze();
	await database.close();
}

/** The start, answers that are worked out anew, and the most memory that the site held by then. */
async function measureSite(place: Place) {
	const began = performance.now();
	const site = await runSite(place);
	const start = performance.now() - began;
	try {
		const administrator = await Administrator.signIn(site.url);
		const read = async (path: string) => {
			const answer = await administrator.read(path);
			const bytes = (await answer.arrayBuffer()).byteLength;
			if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
			return bytes;
		};
		const pages: number[] = [];
		for (let number = 0; number < asked; number += 1) {
			// The restart has emptied what was memoized.
			await administrator.request("POST", "/api/blog-posts", { title: "A draft", excerpt: "", content: "" });
			pages.push(await elapsed(() => read("/")));
		}
		const memory = residentBytes(site.pid);
		const lists: Record<string, number> = {};
		for (const [name, query] of Object.entries(askedLists)) {
			const tries: number[] = [];
			for (let number = 0; number < listed; number += 1) {
				tries.push(await elapsed(() => read(`/api/admin/images?limit=24&${query}`)));
			}
			lists[name] = median(tries);
		}
		return { start, page: median(pages), memory, lists, memoryAfterLists: residentBytes(site.pid) };
	} finally {
		await site.stop();
	}
}

/** Queries of the content area's list: as it opens, and with what its fields ask for. */
const askedLists = {
	"a page of the list": "",
	"a page, not shown anywhere": "part=unused",
	"a page, without a description": "part=undescribed",
	"a page, by name": "order=name",
	"a page, most used first": "order=uses",
	"a page of a search": "search=colour+99",
};

function listRows({ lists, memoryAfterLists }: Awaited<ReturnType<typeof measureSite>>) {
	return [
		...Object.entries(lists).map(([name, ms]) =>
			atMost(`many images: ${name}`, ms, name.includes("search") ? most.searchMs : most.listMs, milliseconds),
		),
		atMost("many images: resident memory after them", memoryAfterLists, most.memory, megabytes),
	];
}

/** Measures a site with very many images beside itself with the sample's few. */
export const imagesPart: Part = {
	title: `A library of ${images.toLocaleString("en-GB")} images`,
	method: `The sample site on SQLite, measured with its few images and then with ${images.toLocaleString("en-GB")} more, of 8 by 8 pixels, each of another colour and described in English: from starting the process to its being ready; the home page, before which a draft is saved, median of ${asked}; a page of 24 images of the content area’s list in several orders and of a search, median of ${listed} each; the memory that the process holds before and after them; and \`backup\`, in a process of its own (VmHWM).`,
	measure: async () => {
		const place = await freshPlace("sqlite");
		try {
			const few = await measureSite(place);
			say("the few are measured");
			await addPictures(place);
			say("the many are in place");
			const many = await measureSite(place);
			const file = join(place.dataDir, "many.tar.gz");
			const backup = await measureCommand(["backup", file], { ...place, databaseUrl: undefined });
			const ratio = (of: (measured: typeof few) => number) => of(many) / of(few);
			return {
				rows: [
					atMost(
						"many images: start",
						ratio(({ start }) => start),
						most.growth,
						times,
					),
					atMost(
						"many images: home page",
						ratio(({ page }) => page),
						most.growth,
						times,
					),
					atMost("many images: resident memory", many.memory, most.memory, megabytes),
					...listRows(many),
					atMost("many images: backup, most memory", backup.bytes, most.backupMemory, megabytes),
					plain("many images: backup", seconds(backup.seconds)),
				],
				details: [],
			};
		} finally {
			await place.remove();
		}
	},
};
