import { once } from "node:events";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { Administrator } from "#e2e/support/administrator.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { samplePlace, startSite } from "#e2e/support/site-process.ts";
import { systemClock } from "#platform/clock.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { openStores } from "#server/composition/stores.ts";
import { sessionOf, somePerson } from "#server/testing/people.ts";

/** A request whose body is half sent. */
type Begun = { end(): Promise<number> };

/** Sends the first half of a body, and the other one when it is told to. */
async function begin(url: string, headers: Record<string, string>, body: Uint8Array): Promise<Begun> {
	const sent: ClientRequest = request(url, {
		method: "POST",
		headers: { ...headers, "Content-Length": body.length },
	});
	const half = Math.floor(body.length / 2);
	await new Promise<void>((resolve, reject) => {
		sent.once("error", reject);
		sent.write(body.subarray(0, half), () => resolve());
	});
	return {
		async end() {
			const answered = once(sent, "response") as Promise<[IncomingMessage]>;
			sent.end(body.subarray(half));
			const [answer] = await answered;
			await buffer(answer);
			return answer.statusCode ?? 0;
		},
	};
}

async function pictureForm() {
	const size = { width: 640, height: 480, channels: 3 as const };
	const noise = { type: "gaussian" as const, mean: 128, sigma: 30 };
	const bytes = await sharp({ create: { ...size, background: "#000", noise } })
		.png()
		.toBuffer();
	const form = new FormData();
	form.set("image", new File([new Uint8Array(bytes)], "late.png", { type: "image/png" }));
	const whole = new Response(form);
	return {
		type: whole.headers.get("Content-Type") ?? "",
		body: new Uint8Array(await whole.arrayBuffer()),
	};
}

for (const engine of ["sqlite", "postgres"] as const) {
	const tag = engine === "sqlite" ? "@long" : [];
	test(`on ${engine}, who is removed in one process is refused in the other, with what they had begun to send`, {
		tag,
	}, async () => {
		const place = await samplePlace(engine);
		const [near, far] = [await startSite(place), await startSite(place)];
		const owner = await Administrator.signIn(near.url);
		const database = await openDatabase({ ...place, databaseUrl: place.databaseUrl || undefined });
		try {
			const stores = openStores(database, systemClock);
			const id = await somePerson(database, "editor");
			const token = await sessionOf({ database, stores }, id);
			const headers = { Authorization: `Bearer ${token}` };
			const ask = async () => (await fetch(`${far.url}/api/admin/images`, { headers })).status;
			const article = { title: "Late news", excerpt: "E", content: "C", published: true };
			const picture = await pictureForm();
			const stored = () => owner.request<{ total: number }>("GET", "/api/admin/images");
			const before = await stored();

			const uploads = [
				await begin(
					`${far.url}/api/admin/upload-image`,
					{ ...headers, "Content-Type": picture.type },
					picture.body,
				),
				await begin(
					`${far.url}/api/blog-posts`,
					{ ...headers, "Content-Type": "application/json" },
					Buffer.from(JSON.stringify(article)),
				),
			];
			expect(await ask()).toBe(200);
			await owner.request("DELETE", `/api/admin/people/${id}`);
			expect(await ask()).toBe(401);
			for (const upload of uploads) expect(await upload.end()).toBe(401);
			expect((await stored()).total).toBe(before.total);
			expect((await fetch(`${near.url}/api/blog-posts/late-news`)).status).toBe(404);
		} finally {
			await database.close();
			for (const site of [near, far]) await site.stop();
			await place.remove();
		}
	});
}
