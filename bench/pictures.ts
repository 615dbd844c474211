import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";

const candidate = /\/media\/[0-9a-f]{64}-\d+\.(?:avif|webp)/g;

/** Returns a JPEG with the soft shapes and the grain of a photograph; no two numbers give the same. */
export async function photograph(number: number): Promise<Buffer> {
	const size = { width: 1600, height: 1067 };
	const shapes = await sharp({
		create: { width: 24, height: 16, channels: 3, background: "#808080", noise: noise(70) },
	})
		.resize({ ...size, kernel: "cubic" })
		.modulate({ hue: number * 3 })
		.png()
		.toBuffer();
	const grain = await sharp({ create: { ...size, channels: 3, background: "#808080", noise: noise(12) } })
		.png()
		.toBuffer();
	return sharp(shapes)
		.composite([{ input: grain, blend: "soft-light" }])
		.jpeg({ quality: 88 })
		.toBuffer();
}

function noise(sigma: number) {
	return { type: "gaussian" as const, mean: 128, sigma };
}

/** Uploads an image as the content area does. @returns its address. */
export async function uploadPicture(siteUrl: string, token: string, bytes: Buffer): Promise<string> {
	const body = new FormData();
	body.set("image", new File([new Uint8Array(bytes)], "photograph.jpg", { type: "image/jpeg" }));
	const headers = { Authorization: `Bearer ${token}` };
	const answer = await fetch(`${siteUrl}/api/admin/upload-image`, { method: "POST", body, headers });
	if (!answer.ok) throw new Error(`The upload failed: ${answer.status} ${await answer.text()}`);
	return ((await answer.json()) as { url: string }).url;
}

/** Returns every size and format of every picture that the pages of the sitemap name. */
export async function pictureAddresses(siteUrl: string): Promise<string[]> {
	const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
	const found = new Set<string>();
	for (const [, page = ""] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
		const html = await (await fetch(siteUrl + new URL(page).pathname)).text();
		for (const [address] of html.matchAll(candidate)) found.add(address);
	}
	return [...found];
}

/**
 * Fetches an address; after a 503 again, when its `Retry-After` says. @returns how often it was
 * refused before.
 * @throws Error for any other answer that is no success.
 */
export async function fetchPatiently(url: string): Promise<number> {
	for (let refused = 0; ; refused += 1) {
		const answer = await fetch(url);
		await answer.arrayBuffer();
		if (answer.ok) return refused;
		const retryAfterSeconds = Number(answer.headers.get("Retry-After"));
		if (answer.status !== 503 || !(retryAfterSeconds > 0)) throw new Error(`${url}: ${answer.status}`);
		await wait(retryAfterSeconds * 1000);
	}
}

/** Does `work` for each of a list, a few at a time. */
export async function inParallel<Item>(
	list: readonly Item[],
	width: number,
	work: (item: Item) => Promise<unknown>,
): Promise<void> {
	const rest = list.values();
	const lanes = Array.from({ length: width }, async () => {
		for (const item of rest) await work(item);
	});
	await Promise.all(lanes);
}
