import sharp from "sharp";
import { expect, it } from "vitest";
import { maxCameraBytes, maxImageBytes } from "#app/features/media/image-file.ts";
import type { ImagePage } from "#app/features/media/image-page.ts";
import type { LibraryImage } from "#app/features/media/library-image.ts";
import { type Answerer, serveWeb } from "#platform/testing/web-server.ts";
import { uploadsPerSession } from "#server/composition/limits.ts";
import { testSite } from "#server/testing/test-site.ts";

const path = "/api/admin/images/from-address";

async function siteBeside(answer: Answerer, isFetchable?: (address: string) => boolean) {
	const site = await testSite({ ...(isFetchable && { isFetchable }) });
	const token = await site.signIn();
	const other = await serveWeb(answer);
	const take = (address: string) => site.send("POST", path, { address }, token);
	async function images(): Promise<LibraryImage[]> {
		const answer = await site.send("GET", "/api/admin/images", undefined, token);
		return ((await answer.json()) as ImagePage).images;
	}
	return { ...site, ...other, token, take, images };
}

const anywhere = () => true;

async function png(padding = 0): Promise<Buffer> {
	const create = { width: 30, height: 20, channels: 3, background: "#17494a" } as const;
	const bytes = await sharp({ create })
		.withMetadata({ exif: { IFD0: { Artist: "Ann" } } })
		.png()
		.toBuffer();
	return Buffer.concat([bytes, Buffer.alloc(padding)]);
}

it("stores a picture of another site like an upload: decoded, encoded again, named", async () => {
	const bytes = await png();
	const { url, take, images, app } = await siteBeside(({ url: asked }, response) => {
		if (asked === "/photo") response.writeHead(302, { Location: "/By_the-lagoon.png?w=9" }).end();
		else response.writeHead(200, { "Content-Type": "text/html" }).end(bytes);
	}, anywhere);
	const answer = await take(`${url}/By_the-lagoon.png`);
	expect(answer.status).toBe(200);
	const stored = (await answer.json()) as { url: string };
	expect(stored).toEqual({ success: true, url: expect.stringMatching(/^\/media\/[0-9a-f]{64}-1600\.webp$/) });
	expect(await (await take(`${url}/photo`)).json()).toEqual(stored);
	expect(await images()).toMatchObject([{ url: stored.url, name: "By the-lagoon", width: 30, height: 20 }]);
	const shown = await app.request(stored.url);
	const { format, exif } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
	expect([format, exif]).toEqual(["webp", undefined]);
});

it.each([
	["/Notre%20go%C3%BBter_1.jpg?w=9", "Notre goûter 1"],
	["/100%25%zz.png", "100%25%zz"],
	["/photos%2FBy.sea.png", "By.sea"],
	["/6d1f77f8a2", ""],
	["/", ""],
])("a picture at %s is called %j", async (path, name) => {
	const bytes = await png();
	const { url, take, images } = await siteBeside((_, response) => void response.end(bytes), anywhere);
	expect((await take(url + path)).status).toBe(200);
	expect(await images()).toMatchObject([{ name }]);
});

it("accepts a camera's file, but nothing larger", async () => {
	const large = await png(maxImageBytes);
	const { url, take } = await siteBeside(({ url: asked }, response) => {
		if (asked === "/large") response.end(large);
		else response.writeHead(200, { "Content-Length": maxCameraBytes + 1 }).write("x");
	}, anywhere);
	expect((await take(`${url}/large`)).status).toBe(200);
	const refused = await take(`${url}/larger`);
	expect([refused.status, await refused.json()]).toEqual([
		400,
		{ message: "Please select an image smaller than 30MB", code: "file-too-large", megabytes: 30 },
	]);
});

it("refuses what is no picture, without storing it or showing its content", async () => {
	const { url, take, images } = await siteBeside((_, response) => {
		response.writeHead(200, { "Content-Type": "image/png" }).end("<svg onload='alert(1)'/> the secret");
	}, anywhere);
	const refused = await take(url);
	expect([refused.status, await refused.json()]).toEqual([
		400,
		{ message: "Please select an image file (JPG, PNG, GIF, etc.)", code: "invalid-file-type" },
	]);
	expect(await images()).toEqual([]);
});

it("does not request addresses of a private network, and answers as if they were unreachable", async () => {
	const bytes = await png();
	const { url, take, asked } = await siteBeside((_, response) => void response.end(bytes));
	const { port } = new URL(url);
	const there = [url, `http://localhost:${port}/a.png`, `http://[::1]:${port}/`, "http://169.254.169.254/"];
	const answers = await Promise.all([...there, "http://nobody.invalid/a.png"].map(take));
	const said = await Promise.all(answers.map(async (answer) => [answer.status, await answer.json()]));
	const message = "There is no picture to be had at this address.";
	expect(said).toEqual(said.map(() => [400, { message, code: "unreachable" }]));
	expect(asked).toEqual([]);
});

it("fetches pictures by web addresses for the administrator alone, a limited number of times", async () => {
	const { take, send, asked, url } = await siteBeside((_, response) => void response.end(), anywhere);
	expect((await send("POST", path, { address: url })).status).toBe(401);
	for (const address of ["file:///etc/passwd", "ftp://a.example/a.png", "/a.png", "javascript:1", ""]) {
		const refused = await take(address);
		expect([refused.status, await refused.json()]).toMatchObject([400, { code: "invalid" }]);
	}
	expect(asked).toEqual([]);
	for (let number = 5; number < uploadsPerSession; number += 1) await take("");
	expect((await take(url)).status).toBe(429);
	expect(asked).toEqual([]);
});
