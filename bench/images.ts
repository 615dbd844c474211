import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Administrator } from "#e2e/support/administrator.ts";
import { freshPlace, type Place } from "#e2e/support/site-process.ts";
import { startPostgresCluster } from "#platform/testing/postgres-cluster.ts";
import { databaseAt, runSql } from "#platform/testing/run-sql.ts";
import { measureCommand } from "./command-memory.ts";
import { elapsed } from "./elapsed.ts";
import { median, megabytes, milliseconds, seconds, times } from "./figures.ts";
import { addPictures } from "./many-images.ts";
import { atMost, type Part, plain, type Row } from "./part.ts";
import { residentBytes } from "./process-usage.ts";
import { say } from "./progress.ts";
import { durable } from "./several-processes.ts";
import { runSite } from "./site.ts";

const images = 100_000;
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

/** The start, answers that are worked out anew, and the most memory that the site held by then. */
async function measureSite(place: Place, variables: Record<string, string>) {
	const began = performance.now();
	const site = await runSite(place, "", variables);
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
			atMost(name, ms, name.includes("search") ? most.searchMs : most.listMs, milliseconds),
		),
		atMost("resident memory after them", memoryAfterLists, most.memory, megabytes),
	];
}

/** A place that is measured, which is taken away afterwards, and where its images are, if not in the database. */
type Measured = Place & { mediaUrl?: string };

async function onSqlite(): Promise<Measured> {
	return freshPlace("sqlite");
}

async function onPostgres(): Promise<Measured> {
	const dataDir = await mkdtemp(join(tmpdir(), "ensemble-bench-"));
	const cluster = await startPostgresCluster({ settings: durable });
	await runSql(cluster.url, "create database site");
	const remove = async () => {
		await cluster.stop();
		await rm(dataDir, { recursive: true, force: true });
	};
	return { dataDir, databaseUrl: databaseAt(cluster.url, "site"), remove };
}

async function inFolder(): Promise<Measured> {
	const place = await freshPlace("sqlite");
	const images = join(place.dataDir, "images-apart");
	await mkdir(images);
	return { ...place, mediaUrl: pathToFileURL(images).href };
}

/** Measures a site with its few images, and with very many more. */
async function measureGrowth(place: Measured): Promise<Row[]> {
	const { mediaUrl } = place;
	const variables: Record<string, string> = mediaUrl === undefined ? {} : { MEDIA_URL: mediaUrl };
	const few = await measureSite(place, variables);
	say("the few are measured");
	const stored = { dataDir: place.dataDir, databaseUrl: place.databaseUrl || undefined };
	await addPictures(stored, images);
	say("the many are in place");
	const rows: Row[] = [];
	if (mediaUrl !== undefined) {
		const moved = await measureCommand(["media", "--out"], stored, variables);
		rows.push(
			atMost("moving them out, most memory", moved.bytes, most.backupMemory, megabytes),
			plain("moving them out", seconds(moved.seconds)),
		);
		say("the many are moved");
	}
	const many = await measureSite(place, variables);
	const file = join(place.dataDir, "many.tar.gz");
	const backup = await measureCommand(["backup", file], stored, variables);
	const ratio = (of: (measured: typeof few) => number) => of(many) / of(few);
	const start = ratio((measured) => measured.start);
	const home = ratio((measured) => measured.page);
	return [
		...rows,
		atMost("start", start, most.growth, times),
		atMost("home page", home, most.growth, times),
		atMost("resident memory", many.memory, most.memory, megabytes),
		...listRows(many),
		atMost("backup, most memory", backup.bytes, most.backupMemory, megabytes),
		plain("backup", seconds(backup.seconds)),
	];
}

/** Returns the part that measures a site with very many images beside itself with the sample's few. */
function imagesPartOf(where: string, openPlace: () => Promise<Measured>): Part {
	const count = images.toLocaleString("en-GB");
	return {
		title: `A library of ${count} images, ${where}`,
		method: `The sample site, its images ${where}, measured with the few and then with ${count} more, of 8 by 8 pixels, each of another colour, with a name and described in English: from starting the process to its being ready; the home page, before which a draft is saved, median of ${asked}; a page of 24 images of the content area’s list in several orders and of a search, median of ${listed} each; the memory that the process holds before and after them; and \`backup\`, in a process of its own (VmHWM).`,
		measure: async () => {
			const place = await openPlace();
			try {
				const rows = await measureGrowth(place);
				return {
					rows: rows.map((row) => ({ ...row, name: `many images ${where}: ${row.name}` })),
					details: [],
				};
			} finally {
				await place.remove();
			}
		},
	};
}

/** The parts of `npm run bench` that measure very many images, by name. */
export const imagesParts: Record<string, Part> = {
	images: imagesPartOf("in SQLite", onSqlite),
	"images-postgres": imagesPartOf("in PostgreSQL", onPostgres),
	"images-folder": imagesPartOf("in a folder", inFolder),
};
