import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ExampleSite } from "./example-site.ts";
import { addReaders, wholeLetter } from "./readers.ts";
import { versionExamples } from "./version-examples.ts";

const path = "/api/admin/letters";

async function newLetter(site: ExampleSite): Promise<string> {
	const { id } = await site.stores.letters.create(wholeLetter);
	return `${path}/${id}`;
}

const sending = { version: 1, audience: "all" };

async function sentLetter(site: ExampleSite): Promise<string> {
	await addReaders(site.database, 2);
	const one = await newLetter(site);
	await site.request("POST", `${one}/send`, sending);
	return one;
}

/** The examples of the operations on letters. */
export const letterExamples: Record<string, (site: ExampleSite) => Promise<Response[]>> = {
	"GET /api/admin/letters": async (site) => {
		await newLetter(site);
		return [await site.request("GET", path)];
	},
	"POST /api/admin/letters": async (site) => {
		const { id } = await site.stores.letters.create(wholeLetter);
		return [
			await site.request("POST", path, {}),
			await site.request("POST", path, { copyOf: id }),
			await site.request("POST", path, { copyOf: "none" }),
		];
	},
	"GET /api/admin/letters/{id}": async (site) => [
		await site.request("GET", await newLetter(site)),
		await site.request("GET", `${path}/none`),
	],
	"PUT /api/admin/letters/{id}": async (site) => {
		const one = await newLetter(site);
		const update = { ...wholeLetter, subject: "Another", version: 1 };
		return [
			await site.request("PUT", one, update),
			await site.request("PUT", one, update),
			await site.request("PUT", `${path}/none`, update),
			await site.request("PUT", one, { ...update, parts: ["anything"] }),
		];
	},
	...versionExamples(path, newLetter),
	"DELETE /api/admin/letters/{id}": async (site) => {
		const one = await newLetter(site);
		return [
			await site.request("DELETE", await sentLetter(site)),
			await site.request("DELETE", one),
			await site.request("DELETE", one),
		];
	},
	"GET /api/admin/letters/{id}/preview": async (site) => [
		await site.request("GET", `${await newLetter(site)}/preview`),
		await site.request("GET", `${path}/none/preview`),
	],
	"POST /api/admin/letters/{id}/test": async (site) => {
		const one = `${await newLetter(site)}/test`;
		const owner = { email: "owner@example.com", language: "fr" };
		const outbox = join(site.folder, "outbox");
		const sent = await site.request("POST", one, owner);
		// A file where the folder should be: mails cannot leave.
		await rm(outbox, { recursive: true });
		await writeFile(outbox, "");
		return [
			sent,
			await site.request("POST", one, { ...owner, email: "owner" }),
			await site.request("POST", `${path}/none/test`, owner),
			await site.request("POST", one, owner),
		];
	},
	"POST /api/admin/letters/{id}/send": async (site) => {
		const one = `${await newLetter(site)}/send`;
		const nobody = await site.request("POST", one, sending);
		await addReaders(site.database, 2);
		return [
			nobody,
			await site.request("POST", one, { ...sending, sendAt: "2001-01-01T00:00:00.000Z" }),
			await site.request("POST", one, sending),
			await site.request("POST", one, sending),
			await site.request("POST", `${path}/none/send`, sending),
		];
	},
	"POST /api/admin/letters/{id}/step": async (site) => {
		const one = `${await sentLetter(site)}/step`;
		return [
			await site.request("POST", one, { step: "pause" }),
			await site.request("POST", one, { step: "pause" }),
			await site.request("POST", `${path}/none/step`, { step: "pause" }),
		];
	},
	"PUT /api/admin/letters/{id}/listed": async (site) => [
		await site.request("PUT", `${await newLetter(site)}/listed`, { listed: false }),
		await site.request("PUT", `${await sentLetter(site)}/listed`, { listed: false }),
		await site.request("PUT", `${path}/none/listed`, { listed: false }),
	],
	"GET /api/admin/letters/{id}/progress": async (site) => [
		await site.request("GET", `${await sentLetter(site)}/progress`),
		await site.request("GET", `${path}/none/progress`),
	],
	"POST /api/admin/subscribers/{id}/resume": async (site) => {
		await addReaders(site.database, 1);
		return [
			await site.request("POST", "/api/admin/subscribers/reader-0/resume"),
			await site.request("POST", "/api/admin/subscribers/none/resume"),
		];
	},
};
