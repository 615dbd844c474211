import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { maxImageBytes } from "#app/features/media/image-file.ts";
import type { ImagePage } from "#app/features/media/image-page.ts";
import { uploadsPerSession } from "#server/composition/limits.ts";
import { maxBodyBytes } from "#server/middleware/request-bodies.ts";
import { testSite } from "#server/testing/test-site.ts";

const upload = "/api/admin/upload-image";
const library = "/api/admin/images";

async function siteWithUpload() {
	const site = await testSite();
	const token = await site.signIn();
	const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#17494a" } })
		.png()
		.toBuffer();

	async function send(
		bytes: Uint8Array<ArrayBuffer>,
		name: string,
		type: string,
		headers: Record<string, string>,
	) {
		const body = new FormData();
		body.set("image", new File([bytes], name, { type }));
		return site.app.request(upload, { method: "POST", body, headers });
	}

	const authorised = { Authorization: `Bearer ${token}` };
	const uploadPicture = () => send(new Uint8Array(picture), "lagoon.png", "image/png", authorised);
	const request = (method: string, path: string, body?: unknown) => site.send(method, path, body, token);
	const page = async (query = ""): Promise<ImagePage> =>
		(await (await request("GET", library + query)).json()) as ImagePage;
	const images = async () => (await page()).images;
	return { page, ...site, send, authorised, picture, uploadPicture, request, images };
}

describe("uploading", () => {
	it("stores an image once and serves it in the layout's sizes and formats", async () => {
		const { app, uploadPicture, images } = await siteWithUpload();
		const answer = (await (await uploadPicture()).json()) as { success: boolean; url: string };
		expect(answer).toEqual({
			success: true,
			url: expect.stringMatching(/^\/media\/[0-9a-f]{64}-1600\.webp$/),
		});
		expect(await (await uploadPicture()).json()).toEqual(answer);
		expect(await images()).toHaveLength(1);
		const small = await app.request(answer.url.replace("-1600.webp", "-480.avif"));
		expect(small.headers.get("Content-Type")).toBe("image/avif");
		const { width, height } = await sharp(Buffer.from(await small.arrayBuffer())).metadata();
		expect({ width, height }).toEqual({ width: 480, height: 320 });
	});

	it("detects the type from the bytes, not from the name or the declared type", async () => {
		const { send, authorised, picture } = await siteWithUpload();
		const script = new TextEncoder().encode("<script>alert(1)</script>");
		const refused = await send(script, "innocent.png", "image/png", authorised);
		expect(refused.status).toBe(400);
		expect(await refused.json()).toEqual({
			message: "Please select an image file (JPG, PNG, GIF, etc.)",
			code: "invalid-file-type",
		});
		const taken = await send(new Uint8Array(picture), "notes.txt", "text/plain", authorised);
		expect(taken.status).toBe(200);
	});

	it("refuses a body far larger than any image before reading it", async () => {
		const { send, authorised } = await siteWithUpload();
		const answer = await send(new Uint8Array(maxBodyBytes + 1), "big.png", "image/png", authorised);
		expect(answer.status).toBe(413);
	});

	it("accepts a form up to the limit, and not one byte more", async () => {
		const { send, authorised, picture } = await siteWithUpload();
		const sized = (bytes: number) =>
			new Uint8Array(Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]));
		expect((await send(sized(maxImageBytes), "a.png", "image/png", authorised)).status).toBe(200);
		const refused = await send(sized(maxImageBytes + 1), "a.png", "image/png", authorised);
		expect(refused.status).toBe(400);
		expect(await refused.json()).toMatchObject({ code: "file-too-large" });
	});

	it.each([
		["../../../etc/passwd", "passwd"],
		["a.png\0.html", "a.png"],
		["..\\..\\IMG_0001.HEIC", "IMG 0001"],
		[`"><script>alert(1)</script>`, "script>"],
		[".png", ""],
		[`${"x".repeat(500)}.png`, "x".repeat(120)],
	])("makes no address of the file name %j, but the words %j", async (name, words) => {
		const { send, authorised, picture, images } = await siteWithUpload();
		const answer = await send(new Uint8Array(picture), name, "image/png", authorised);
		expect(await answer.json()).toMatchObject({
			url: expect.stringMatching(/^\/media\/[0-9a-f]{64}-1600\.webp$/),
		});
		expect(await images()).toMatchObject([{ name: words }]);
	});

	it("asks a session that uploads too often to wait, before it reads the form", async () => {
		const { app, authorised, send, picture } = await siteWithUpload();
		for (let number = 0; number < uploadsPerSession; number += 1) {
			const body = new FormData();
			expect((await app.request(upload, { method: "POST", body, headers: authorised })).status).toBe(400);
		}
		const answer = await send(new Uint8Array(picture), "lagoon.png", "image/png", authorised);
		expect(answer.status).toBe(429);
		expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
		expect(await answer.json()).toMatchObject({ code: "too-many-tries" });
	});

	it("refuses a form without an image, and anyone without a session", async () => {
		const { app, authorised, send, picture } = await siteWithUpload();
		const empty = await app.request(upload, { method: "POST", body: new FormData(), headers: authorised });
		expect(empty.status).toBe(400);
		expect((await send(new Uint8Array(picture), "lagoon.png", "image/png", {})).status).toBe(401);
	});
});

describe("the library", () => {
	it("describes an image and lists its uses; only an unused one can be deleted", async () => {
		const { uploadPicture, request, images } = await siteWithUpload();
		const { url } = (await (await uploadPicture()).json()) as { url: string };
		const [image] = await images();
		expect(image).toMatchObject({ url, width: 900, height: 600, alt: "", altFr: "", usedIn: [] });
		const alts = { alt: "A lagoon", altFr: "Un lagon" };
		expect((await request("PUT", `${library}/${image?.hash}`, alts)).status).toBe(204);
		const tooLong = { ...alts, name: "x".repeat(121) };
		expect((await request("PUT", `${library}/${image?.hash}`, tooLong)).status).toBe(400);
		expect((await images())[0]?.name).toBe("lagoon");

		const post = { title: "Shows it", content: `![A lagoon](${url})` };
		const { id } = (await (await request("POST", "/api/blog-posts", post)).json()) as { id: string };
		expect(await images()).toMatchObject([{ ...alts, usedIn: [{ id, title: "Shows it", place: "draft" }] }]);
		const refused = await request("DELETE", `${library}/${image?.hash}`);
		expect(refused.status).toBe(409);
		expect(await refused.json()).toMatchObject({
			message: "This image is still used: in the draft Shows it.",
		});

		await request("DELETE", `/api/blog-posts/${id}`);
		// It can still be restored.
		expect((await request("DELETE", `${library}/${image?.hash}`)).status).toBe(409);
		await request("DELETE", `/api/admin/deleted/article/${id}`);
		const begun = await (await request("POST", "/api/admin/letters", {})).json();
		const letter = begun as { id: string; version: number };
		await request("PUT", `/api/admin/letters/${letter.id}`, { ...letter, subject: "Tables", imageUrl: url });
		const inLetter = await request("DELETE", `${library}/${image?.hash}`);
		expect(inLetter.status).toBe(409);
		expect(await inLetter.json()).toMatchObject({
			message: "This image is still used: in the letter Tables.",
		});
		await request("DELETE", `/api/admin/letters/${letter.id}`);
		await request("DELETE", `/api/admin/deleted/letter/${letter.id}`);
		expect((await request("DELETE", `${library}/${image?.hash}`)).status).toBe(204);
		expect(await images()).toEqual([]);
		expect((await request("DELETE", `${library}/${image?.hash}`)).status).toBe(404);
	});

	it("accepts a focal point within the image, from the administrator alone", async () => {
		const { uploadPicture, request, images, app } = await siteWithUpload();
		await uploadPicture();
		const [image] = await images();
		const path = `${library}/${image?.hash}/focus`;
		expect((await app.request(path, { method: "PUT" })).status).toBe(401);
		for (const wrong of [{ x: 1.2, y: 0 }, { x: "0", y: 0 }, { x: 0 }, [], null]) {
			expect((await request("PUT", path, wrong)).status).toBe(400);
		}
		expect((await images())[0]?.focus).toEqual({ x: 0.5, y: 0.5 });
		expect((await request("PUT", path, { x: 0, y: 1 })).status).toBe(204);
		expect((await images())[0]?.focus).toEqual({ x: 0, y: 1 });
		expect((await request("PUT", `${library}/${"0".repeat(64)}/focus`, { x: 0, y: 1 })).status).toBe(404);
		expect((await request("PUT", `${library}/nothing/focus`, { x: 0, y: 1 })).status).toBe(400);
	});

	it("serves no variant of a deleted image, until it is restored", async () => {
		const { uploadPicture, request, images, app } = await siteWithUpload();
		const { url } = (await (await uploadPicture()).json()) as { url: string };
		const status = async () => (await app.request(url)).status;
		expect(await status()).toBe(200);
		const [image] = await images();
		await request("DELETE", `${library}/${image?.hash}`);
		expect(await status()).toBe(404);
		const restored = await request("POST", `/api/admin/deleted/image/${image?.hash}/restore`);
		expect(await restored.json()).toEqual({
			...{ kind: "image", id: image?.hash, address: null },
			...{ isMoved: false, isUnlinked: false },
		});
		expect(await images()).toEqual([image]);
		expect(await status()).toBe(200);
	});
});
