import { sql } from "kysely";
import sharp from "sharp";
import { whileFull } from "#platform/testing/full-queue.ts";
import { serveWeb } from "#platform/testing/web-server.ts";
import { uploadsPerSession } from "#server/composition/limits.ts";
import { type ExampleSite, tooOften } from "./example-site.ts";

const nobody = "0".repeat(64);

/** Adds an article that shows an image. @returns its id. */
async function articleWith(site: ExampleSite, imageUrl: string): Promise<string> {
	const words = { title: "First dates", excerpt: "", content: "", imageUrl };
	const answer = await site.request("POST", "/api/blog-posts", words);
	return ((await answer.json()) as { id: string }).id;
}

async function upload({ app, token }: ExampleSite, image?: Uint8Array<ArrayBuffer>): Promise<Response> {
	const body = new FormData();
	if (image) body.set("image", new File([image], "a.png"));
	const headers = { Authorization: `Bearer ${token}` };
	return app.request("/api/admin/upload-image", { method: "POST", body, headers });
}

const picture = async () =>
	new Uint8Array(
		await sharp({ create: { width: 9, height: 9, channels: 3, background: "#fff" } })
			.png()
			.toBuffer(),
	);

async function uploadedHash(site: ExampleSite): Promise<{ hash: string; url: string }> {
	const { url } = (await (await upload(site, await picture())).json()) as { url: string };
	return { url, hash: /\/media\/(\w+)-/.exec(url)?.[1] ?? "" };
}

/** Sends a request while every save of an article finds that it was saved elsewhere meanwhile. */
async function whileArticlesChange(
	{ database }: ExampleSite,
	send: () => Promise<Response>,
): Promise<Response> {
	await sql`create trigger meanwhile before update on articles begin select raise(ignore); end`.execute(
		database.db,
	);
	const answer = await send();
	await sql`drop trigger meanwhile`.execute(database.db);
	return answer;
}

/** Requests of images. */
export const imageExamples: Record<string, (site: ExampleSite) => Promise<Response[]>> = {
	"POST /api/admin/upload-image": async (site) => [
		await upload(site, await picture()),
		await whileFull(site.pictures.queue, "administrator", async () => upload(site, await picture())),
		...(await tooOften(uploadsPerSession, () => upload(site))),
	],
	"POST /api/admin/images/from-address": async (site) => {
		const send = (address: string) => site.request("POST", "/api/admin/images/from-address", { address });
		const bytes = await picture();
		const { url } = await serveWeb((_, response) => response.end(bytes));
		return [
			await send(`${url}/a.png`),
			await send("file:///etc/passwd"),
			await whileFull(site.pictures.queue, "administrator", () => send(url)),
			...(await tooOften(uploadsPerSession, () => send(""))),
		];
	},
	"GET /api/admin/images": async (site) => {
		const { url } = await uploadedHash(site);
		await articleWith(site, url);
		const asked = ["", "?search=lagoon&part=unused&order=name", "?part=none"];
		return Promise.all(asked.map((query) => site.request("GET", `/api/admin/images${query}`)));
	},
	"GET /api/admin/images/{hash}": async (site) => {
		const { hash } = await uploadedHash(site);
		const asked = [hash, "none", nobody];
		return Promise.all(asked.map((one) => site.request("GET", `/api/admin/images/${one}`)));
	},
	"PUT /api/admin/images/{hash}": async (site) => {
		const { hash } = await uploadedHash(site);
		const alts = { alt: "A square", altFr: "Un carré" };
		return [
			await site.request("PUT", `/api/admin/images/${hash}`, alts),
			await site.request("PUT", `/api/admin/images/${nobody}`, alts),
		];
	},
	"GET /api/admin/images/{hash}/focus": async (site) => {
		const { hash } = await uploadedHash(site);
		const asked = [hash, "none", nobody];
		return Promise.all(asked.map((one) => site.request("GET", `/api/admin/images/${one}/focus`)));
	},
	"PUT /api/admin/images/{hash}/focus": async (site) => {
		const { hash } = await uploadedHash(site);
		const focus = { x: 0.25, y: 0.75 };
		return [
			await site.request("PUT", `/api/admin/images/${hash}/focus`, focus),
			await site.request("PUT", `/api/admin/images/${hash}/focus`, { x: 2, y: 0 }),
			await site.request("PUT", `/api/admin/images/${nobody}/focus`, focus),
		];
	},
	"PUT /api/admin/images/{hash}/replacement": async (site) => {
		const { hash, url } = await uploadedHash(site);
		const by = await site.stores.media.add({ bytes: Uint8Array.from([1]), width: 3, height: 2 });
		const path = `/api/admin/images/${hash}/replacement`;
		await articleWith(site, url);
		const answers = [await whileArticlesChange(site, () => site.request("PUT", path, { by }))];
		for (const one of [by, "none", nobody]) answers.push(await site.request("PUT", path, { by: one }));
		return answers;
	},
	"DELETE /api/admin/images/{hash}": async (site) => {
		const { hash, url } = await uploadedHash(site);
		const id = await articleWith(site, url);
		const used = await site.request("DELETE", `/api/admin/images/${hash}`);
		await site.request("DELETE", `/api/blog-posts/${id}`);
		await site.request("DELETE", `/api/admin/deleted/article/${id}`);
		const path = `/api/admin/images/${hash}`;
		return [used, await site.request("DELETE", path), await site.request("DELETE", path)];
	},
};
