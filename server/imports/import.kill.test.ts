import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { endWithThisProcess } from "#platform/testing/child-process.ts";
import { engines } from "#platform/testing/fresh-database.ts";
import { isLong } from "#platform/testing/long-tests.ts";
import { randoms } from "#platform/testing/randoms.ts";
import { emptySite, writePicture } from "./testing/importing.ts";
import { oldSite, wxrFile } from "./testing/wxr-file.ts";

const articles = isLong ? 200 : 12;
const kills = isLong ? 12 : 1;
const seed = 20_261_128;

const colours = ["teal", "navy", "olive", "maroon", "purple"];

const file = wxrFile(
	Array.from({ length: articles }, (_, at) => ({
		...{ id: at + 1, title: `Article ${at}`, slug: `article-${at}`, creator: at % 2 === 0 ? "nadia" : "Ada" },
		content: `Words ${at}.\n\n<img src="${oldSite}/wp-content/uploads/${colours[at % colours.length]}.jpg">`,
	})),
);

describe.each(engines)("an import on %s that is killed again and again", (engine) => {
	it("is whole once it ends, with nothing double", { timeout: 300_000 }, async () => {
		const [killed, undisturbed] = [await emptySite(engine), await emptySite(engine)];
		const pictures = join(killed.folder, "uploads");
		for (const colour of colours) await writePicture(join(pictures, `${colour}.jpg`), colour);
		const path = join(killed.folder, "export");
		await writeFile(path, file);
		const random = randoms(seed);

		/** Runs the import, killed soon after it has stored `count`. @returns its exit status. */
		async function runUntil(count: number): Promise<number | null> {
			const entry = fileURLToPath(new URL("../testing/import-process.entry.ts", import.meta.url));
			const options = JSON.stringify({ path, ...killed.place, pictures });
			const child = spawn(process.execPath, [entry, options], { stdio: ["ignore", "pipe", "inherit"] });
			endWithThisProcess(child);
			const ended = once(child, "exit");
			for await (const line of createInterface(child.stdout)) {
				// At no particular moment of the next article.
				if (line === `articles ${count}`) setTimeout(() => child.kill("SIGKILL"), random() * 40);
			}
			const [status] = await ended;
			return status as number | null;
		}

		for (let kill = 1; kill <= kills; kill += 1) {
			expect(await runUntil(Math.floor((kill * articles) / (kills + 1)))).toBeNull();
		}
		expect(await runUntil(Number.POSITIVE_INFINITY)).toBe(0);
		await undisturbed.importText(file, { pictures, publishes: true });
		const contentOf = async (site: typeof killed) => ({
			articles: (await site.articles()).map(({ authorId: _, ...article }) => article),
			redirects: await site.read(({ redirects }) => redirects.list()),
			pictures: (await site.read(({ media }) => media.listHashes())).toSorted(),
			authors: (await site.read(({ authors }) => authors.list())).map(({ name, articles }) => [
				name,
				articles,
			]),
		});
		const whole = await contentOf(killed);
		expect(whole.articles).toHaveLength(articles);
		expect(whole).toEqual(await contentOf(undisturbed));
	});
});
