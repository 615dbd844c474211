import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { Administrator } from "#e2e/support/administrator.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { samplePlace, startSite } from "#e2e/support/site-process.ts";

/** Several times what a pipe holds (64 KiB on Linux), at about 150 bytes a line. */
const requests = 1_500;
const atOnce = 50;

const outputs = {
	"a full disk": () => "> /dev/full",
	// Open for reading too, so that there is a reader: one that never reads.
	"a pipe that nobody reads": (folder: string) => {
		const pipe = join(folder, "log.pipe");
		execFileSync("mkfifo", [pipe]);
		return `<> ${pipe} >&0`;
	},
};

for (const [name, redirection] of Object.entries(outputs)) {
	test(`${name} under the log neither holds up a request nor the end`, { tag: "@long" }, async () => {
		const place = await samplePlace("sqlite");
		const shell = `exec "$0" scripts/start.js ${redirection(place.dataDir)}`;
		const site = await startSite(place, {}, ["sh", "-c", shell, process.execPath]);
		for (let sent = 0; sent < requests; sent += atOnce) {
			const answers = await Promise.all(
				Array.from({ length: atOnce }, () => fetch(`${site.url}/robots.txt`)),
			);
			expect(answers.map(({ status }) => status)).toEqual(Array(atOnce).fill(200));
			await Promise.all(answers.map((answer) => answer.arrayBuffer()));
		}
		const administrator = await Administrator.signIn(site.url);
		await administrator.publish({ title: "Still here", excerpt: "One", content: "Two" });
		expect((await fetch(`${site.url}/blog/still-here`)).status).toBe(200);
		expect(await site.stop()).toBe(0);
		await place.remove();
	});
}
