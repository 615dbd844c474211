import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { lookStyles } from "#app/document/look-styles.ts";
import { pageInput } from "#app/features/custom-pages/custom-page.ts";
import { newChoices } from "#app/features/look/stored-look.ts";
import { isOwnIcon } from "#app/features/seo/icons/icons.http.server.ts";
import { defaultFacts } from "#app/site/facts.ts";
import { iconFiles } from "#app/site/icons/icon-files.ts";
import { signOf } from "#app/site/icons/sign.ts";
import type { Logo } from "#app/site/logo.ts";
import { shippedLook } from "#app/site/site-look.ts";
import { openReader } from "#server/testing/reader.ts";
import { testSite } from "#server/testing/test-site.ts";

const navy = { ...newChoices, accent: "#1a237e" };
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

describe("an accent of the owner's own", () => {
	it("is on a page at its next request, and a page without one stays as it was", async () => {
		const { app, stores } = await openReader();
		const read = async (path: string) => (await app.request(path)).text();
		const before = await read("/fr/legal");
		expect(before).not.toContain("--color-brand:#1a237e");
		await stores.look.save(navy, 1);
		for (const path of ["/fr/legal", "/", "/no-such-page"]) {
			const head = (await read(path)).split("</head>")[0] ?? "";
			expect([path, head.match(/--color-brand:#1a237e/g)?.length]).toEqual([path, 1]);
		}
		await stores.look.save(newChoices, 2);
		expect(await read("/fr/legal")).toBe(before);
	});

	it("is in the pictures of shared links", async () => {
		const { send, stores } = await testSite();
		const read = async () => bytesOf(await send("GET", "/share/en/legal.png"));
		const before = await read();
		await stores.look.save(navy, 1);
		const after = await read();
		expect(after).not.toEqual(before);
		// The middle of both circles.
		const { data } = await sharp(after)
			.extract({ left: 1049, top: 315, width: 1, height: 1 })
			.removeAlpha()
			.raw()
			.toBuffer({ resolveWithObject: true });
		expect([...data]).toEqual([0x1a, 0x23, 0x7e]);
	});
});

describe("the icons", () => {
	it("of a new site are its files: nothing is drawn", async () => {
		const { send, site } = await testSite();
		expect((await send("GET", "/favicon.svg")).status).toBe(404);
		expect(isOwnIcon("/favicon.svg", site.services.knownTexts())).toBe(false);
	});

	it("follow the accent and the name, in every size", async () => {
		const { send, site, stores } = await testSite();
		await stores.look.save(navy, 1);
		await stores.facts.save({ ...defaultFacts, name: "Duo" }, 1);
		const drawn = new Map<string, Buffer>();
		for (const [file, { type, size }] of Object.entries(iconFiles)) {
			const answer = await send("GET", file);
			expect([file, answer.status, answer.headers.get("Content-Type")]).toEqual([file, 200, type]);
			const bytes = await bytesOf(answer);
			drawn.set(file, bytes);
			if (type === "image/png") {
				expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: size, height: size });
			}
		}
		const svg = String(drawn.get("/favicon.svg"));
		expect(svg).toContain("#1a237e");
		expect(svg).not.toContain("<text");
		// An ICO of one picture, which is a PNG.
		expect(drawn.get("/favicon.ico")?.subarray(22, 26)).toEqual(Buffer.from("\u0089PNG", "latin1"));
		expect(isOwnIcon("/favicon.ico", site.services.knownTexts())).toBe(true);
		expect(isOwnIcon("/legal", site.services.knownTexts())).toBe(false);
	});

	it("are sent once to each browser", async () => {
		const { app, stores } = await testSite();
		await stores.look.save(navy, 1);
		const ETag = (await app.request("/favicon.svg")).headers.get("ETag") ?? "";
		const again = await app.request("/favicon.svg", { headers: { "If-None-Match": ETag } });
		expect([again.status, ETag.length > 5]).toEqual([304, true]);
	});

	it("keep their letters under another colour, and are the motif where a name has none to draw", async () => {
		const { send, stores } = await testSite();
		await stores.look.save(navy, 1);
		expect(await (await send("GET", "/favicon.svg")).text()).toContain('fill="#fff"');
		await stores.facts.save({ ...defaultFacts, name: "愛" }, 1);
		expect(await (await send("GET", "/favicon.svg")).text()).toContain("<circle");
	});
});

describe("a logo of the owner's own", () => {
	const logo = (width: number, height: number) => ({
		hash: "c".repeat(64),
		type: "svg" as const,
		bytes: new TextEncoder().encode(
			`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4" width="${width}" height="${height}"><rect width="4" height="4" fill="#0a0"/></svg>`,
		),
		...{ width, height },
		isOpaque: false,
	});
	const shown = (width: number, height: number) => ({
		...logo(width, height),
		whiteOnDark: true,
		mailUrl: "",
	});
	const choose = async (
		{ stores }: Pick<Awaited<ReturnType<typeof testSite>>, "stores">,
		file: Logo & { bytes: Uint8Array },
	) => {
		await stores.look.addLogo(file);
		await stores.look.save({ ...newChoices, logo: file.hash }, 1);
	};

	it("takes the place of the name on every page, whose text it leaves", async () => {
		const site = await openReader();
		await choose(site, logo(1200, 300));
		const page = await site.read("/");
		const styles = page.all("head style").map(({ textContent }) => textContent);
		expect(styles.at(-1)).toContain(`.wordmark{display:block;height:2.75rem;width:11rem`);
		expect(styles.at(-1)).toContain(`/logo/${"c".repeat(64)}.svg`);
		expect(page.texts("header a.wordmark")).toEqual(["Ensemble"]);
		expect(page.all("footer > :last-child > p")).toHaveLength(1);
		const mails = await site.site.services.readTexts();
		expect(mails.look.logo?.mailUrl).toBe(`http://localhost:3000/logo/${"c".repeat(64)}-mail.png`);
	});

	it.each([
		[1200, 20, "width:12rem"],
		[40, 600, "width:2.75rem"],
	])("of %i to %i has a place that it cannot break", async (width, height, place) => {
		const site = await testSite();
		await choose(site, logo(width, height));
		expect(lookStyles((await site.site.services.readTexts()).look, "en")).toContain(place);
	});

	it("is in the pictures of shared links and in the icons, but not a long one in these", async () => {
		const site = await testSite();
		const read = async (path: string) => bytesOf(await site.send("GET", path));
		const before = await read("/share/en/legal.png");
		await choose(site, logo(300, 300));
		expect(await read("/share/en/legal.png")).not.toEqual(before);
		expect(String(await read("/favicon.svg"))).toContain("data:image/png;base64,");
		const { data } = await sharp(await read("/icon-512.png"))
			.extract({ left: 256, top: 256, width: 1, height: 1 })
			.removeAlpha()
			.raw()
			.toBuffer({ resolveWithObject: true });
		expect([...data]).toEqual([0, 0xaa, 0]);
		expect(
			signOf({ values: defaultFacts, look: { ...shippedLook, logo: shown(1200, 300) } }).logo,
		).toBeNull();
		expect(signOf({ values: defaultFacts, look: { ...shippedLook, logo: shown(300, 300) } }).logo).toBe(
			"c".repeat(64),
		);
	});
});

describe("a picture of shared links from the library", () => {
	const photograph = async (background = "#123456") => ({
		bytes: await sharp({ create: { width: 900, height: 1200, channels: 4, background } })
			.webp()
			.toBuffer(),
		...{ width: 900, height: 1200 },
	});

	it("is shown by every page in its format, and is not deleted while it is", async () => {
		const { send, signIn, stores } = await testSite();
		const hash = await stores.media.add(await photograph());
		const drawn = await bytesOf(await send("GET", "/share/en/legal.png"));
		await stores.look.save({ ...newChoices, sharePicture: hash }, 1);
		const contact = { title: "Contact", content: "Words.", published: true };
		await stores.customPages.create(pageInput.parse(contact));
		for (const page of ["en/legal", "fr/home", "en/page/contact"]) {
			const answer = await send("GET", `/share/${page}.png`);
			expect(answer.headers.get("Content-Type")).toBe("image/jpeg");
			const size = { format: "jpeg", width: 1200, height: 630 };
			expect(await sharp(await bytesOf(answer)).metadata()).toMatchObject(size);
		}
		const token = await signIn();
		const path = `/api/admin/images/${hash}`;
		expect(await (await send("DELETE", path, undefined, token)).json()).toMatchObject({
			code: "in-use",
			message: expect.stringContaining("in the look of the site"),
		});
		await stores.look.save(newChoices, 2);
		expect(await bytesOf(await send("GET", "/share/en/legal.png"))).toEqual(drawn);
		expect((await send("DELETE", path, undefined, token)).status).toBe(204);
	});

	it("is on paper where it is transparent", async () => {
		const { send, stores } = await testSite();
		const sharePicture = await stores.media.add(await photograph("#0000"));
		await stores.look.save({ ...newChoices, sharePicture }, 1);
		const shared = await bytesOf(await send("GET", "/share/en/legal.png"));
		const { channels } = await sharp(shared).stats();
		const colour = channels.map(({ mean }) => Math.round(mean));
		for (const [index, part] of [0xfb, 0xf7, 0xf2].entries()) {
			expect(Math.abs((colour[index] ?? 0) - part)).toBeLessThanOrEqual(1);
		}
	});

	it("must be there to be chosen, and gives way to the drawn one once it is gone", async () => {
		const { send, stores, database } = await testSite();
		const missing = { ...newChoices, sharePicture: "d".repeat(64) };
		await expect(stores.look.save(missing, 1)).rejects.toMatchObject({ status: 404 });
		const sharePicture = await stores.media.add(await photograph());
		await stores.look.save({ ...newChoices, sharePicture }, 1);
		await database.db.deleteFrom("media").execute();
		const answer = await send("GET", "/share/en/legal.png");
		expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "image/png"]);
	});
});
