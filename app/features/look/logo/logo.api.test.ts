import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { newChoices } from "#app/features/look/stored-look.ts";
import { type Logo, mailLogoPath } from "#app/site/logo.ts";
import { testSite } from "#server/testing/test-site.ts";

const path = "/api/admin/look/logo";
const drawing = '<svg viewBox="0 0 400 100"><path fill="#b8320c" d="M0 0h200v100H0z"/></svg>';
const file = (bytes: BlobPart, name = "logo") => new File([bytes], name);
const png = async (picture: Sharp) => new Uint8Array(await picture.png().toBuffer());
const plain = (width: number, height: number, background: string) =>
	sharp({ create: { width, height, channels: 4, background } });

async function open() {
	const site = await testSite();
	const token = await site.signIn();
	const upload = (logo?: File, session = `Bearer ${token}`) => {
		const body = new FormData();
		body.set("logo", logo ?? "no file");
		return site.app.request(path, { method: "POST", body, headers: { Authorization: session } });
	};
	const stored = async (logo: File) => (await (await upload(logo)).json()) as Logo;
	return { ...site, upload, stored };
}

/** Files, and the code of their refusal: one process reads them all, as on a site. */
const refused: [string, (() => File | Promise<File>) | undefined, string][] = [
	["nothing", undefined, "no-file"],
	["text", () => file("Hello"), "logo-file"],
	[
		"a photograph",
		async () => file(new Uint8Array(await plain(9, 9, "#fff").jpeg().toBuffer())),
		"logo-file",
	],
	["a broken PNG", async () => file((await png(plain(90, 90, "#fff"))).slice(0, 60)), "logo-file"],
	["an invisible PNG", async () => file(await png(plain(9, 9, "#0000"))), "logo-file"],
	["an empty drawing", () => file('<svg viewBox="0 0 9 9"></svg>'), "logo-file"],
	["a drawing that is no XML", () => file('<svg viewBox="0 0 9 9"><path d="&lt;"/></svg>'), "logo-file"],
	["a drawing without a floor", () => file(`<svg viewBox="0 0 9 9">${"<g>".repeat(50_000)}`), "logo-file"],
	["a script", () => file('<svg viewBox="0 0 9 9"><script>x()</script></svg>'), "logo-active"],
	["letters as text", () => file('<svg viewBox="0 0 9 9"><text>Duo</text></svg>'), "logo-text"],
	["too many bytes", () => file(new Uint8Array(1024 * 1024 + 1)), "logo-large"],
	["too many pixels", async () => file(await png(plain(5_000, 5_000, "#fff"))), "logo-file"],
];

describe("a logo that is uploaded", () => {
	it("as SVG is served as its shapes, under a policy that lets nothing else happen", async () => {
		const { send, stored } = await open();
		const logo = await stored(file(drawing));
		expect(logo).toMatchObject({ type: "svg", width: 1200, height: 300, isOpaque: false });
		const answer = await send("GET", `/logo/${logo.hash}.svg`);
		expect(answer.headers.get("Content-Type")).toBe("image/svg+xml");
		expect(answer.headers.get("Content-Security-Policy")).toMatch(/^default-src 'none'; .*sandbox/);
		expect(answer.headers.get("Cache-Control")).toContain("immutable");
		expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
		expect(await answer.text()).toContain('width="1200" height="300"');
		expect((await send("GET", `/logo/${logo.hash}.png`)).status).toBe(404);
	});

	it("as PNG is encoded anew, smaller where it is large, without what else the file held", async () => {
		const { send, stored } = await open();
		const large = plain(2400, 300, "#17494a").withExif({ IFD0: { Copyright: "Secret" } });
		const logo = await stored(file(await png(large)));
		expect(logo).toMatchObject({ type: "png", width: 1200, height: 150, isOpaque: true });
		const bytes = Buffer.from(await (await send("GET", `/logo/${logo.hash}.png`)).arrayBuffer());
		expect(bytes.includes("Secret")).toBe(false);
		expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 150 });
	});

	it("is a picture on paper in mails, which other sites may show", async () => {
		const { send, stored, database } = await open();
		const mailPath = mailLogoPath(await stored(file(drawing)));
		const answer = await send("GET", mailPath);
		expect(answer.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
		const bytes = Buffer.from(await answer.arrayBuffer());
		const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
		expect([info.width, info.height, info.channels]).toEqual([440, 110, 3]);
		expect([...data.subarray(0, 3)]).toEqual([0xb8, 0x32, 0x0c]);
		expect([...data.subarray(-3)]).toEqual([0xfb, 0xf7, 0xf2]);
		// Thousands of readers open a letter: the picture comes from the disk.
		await database.db.deleteFrom("logos").execute();
		expect(Buffer.from(await (await send("GET", mailPath)).arrayBuffer())).toEqual(bytes);
	});

	it("is refused without a session, and nothing is stored", async () => {
		const { upload, database } = await open();
		expect((await upload(file(drawing), "")).status).toBe(401);
		expect(await database.db.selectFrom("logos").select("hash").execute()).toEqual([]);
	});

	it("is refused where it is none, or more than shapes", async () => {
		const { upload, database } = await open();
		for (const [what, make, code] of refused) {
			const answer = await upload(await make?.());
			const outcome = [what, answer.status, ((await answer.json()) as { code: string }).code];
			expect(outcome).toEqual([what, 400, code]);
		}
		expect(await database.db.selectFrom("logos").select("hash").execute()).toEqual([]);
	});

	it("is not found under another name", async () => {
		const { send } = await open();
		for (const name of ["x", "x.svg", `${"a".repeat(64)}.svg`, `${"a".repeat(64)}-mail.png`]) {
			expect([name, (await send("GET", `/logo/${name}`)).status]).toEqual([name, 404]);
		}
	});

	it("cannot be chosen before it is stored", async () => {
		const { send, signIn } = await open();
		const look = { ...newChoices, logo: "a".repeat(64) };
		const answer = await send("PUT", "/api/admin/look", { look, version: 1 }, await signIn());
		expect(answer.status).toBe(404);
	});
});
