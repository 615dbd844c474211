import sharp from "sharp";
import { expect, it } from "vitest";
import { mailFormat, mailWidth, mediaUrl } from "#app/features/media/media.ts";
import { defaultFacts } from "#app/site/facts.ts";
import { randoms } from "#platform/testing/randoms.ts";
import { openReader } from "#server/testing/reader.ts";

/** Modules of a side of a code of version 10, as long as what a bank writes into one, … */
const side = 57;
/** … with the quiet zone that a scanner needs around it. */
const quiet = 4;
const whole = side + 2 * quiet;

/** Returns the modules of a random code, true if dark; those of the quiet zone are light. */
function someCode(): boolean[] {
	const random = randoms(7);
	return Array.from({ length: whole * whole }, (_, place) => {
		const [row, column] = [Math.floor(place / whole), place % whole];
		const isInside = [row, column].every((one) => one >= quiet && one < quiet + side);
		return isInside && random() < 0.5;
	});
}

/** Draws a code as a PNG file; on nothing, as banks do, the white of it is transparent. */
async function drawn(code: readonly boolean[], { pixels, isOpaque }: { pixels: number; isOpaque: boolean }) {
	const dots = Buffer.from(code.flatMap((isDark) => [0, 0, 0, isDark ? 255 : 0]));
	const small = sharp(dots, { raw: { width: whole, height: whole, channels: 4 } });
	const large = small.resize({ width: whole * pixels, kernel: "nearest" });
	const bytes = await (isOpaque ? large.flatten({ background: "#ffffff" }) : large).png().toBuffer();
	return new File([new Uint8Array(bytes)], "maucas.png", { type: "image/png" });
}

/** Reads the modules of a picture, each at its middle, and how far from black and white the worst one is. */
async function scanned(bytes: ArrayBuffer): Promise<{ code: boolean[]; worst: number }> {
	const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
	const pixels = info.width / whole;
	const middles = Array.from({ length: whole * whole }, (_, place) => {
		const [row, column] = [Math.floor(place / whole), place % whole];
		const at = (one: number) => Math.floor((one + 0.5) * pixels);
		return data[(at(row) * info.width + at(column)) * info.channels] ?? 128;
	});
	const worst = Math.max(...middles.map((grey) => Math.min(grey, 255 - grey)));
	return { code: middles.map((grey) => grey < 128), worst };
}

it.each([
	["a small picture", { pixels: 4, isOpaque: true }],
	["one on nothing", { pixels: 10, isOpaque: false }],
	["one larger than the library keeps", { pixels: 40, isOpaque: true }],
])("the code of the bank is shown module for module, with its quiet zone: %s", async (_what, drawing) => {
	const { app, signIn, stores } = await openReader();
	const code = someCode();
	const body = new FormData();
	body.append("image", await drawn(code, drawing));
	const headers = { Authorization: `Bearer ${await signIn()}` };
	expect((await app.request("/api/admin/upload-image", { method: "POST", body, headers })).status).toBe(200);
	const [hash = ""] = await stores.media.listHashes();
	await stores.facts.save({ ...defaultFacts, payQr: hash }, 1);
	const shown = await app.request(mediaUrl({ hash, width: mailWidth, format: mailFormat }));
	expect(shown.headers.get("Content-Type")).toBe("image/jpeg");
	const read = await scanned(await shown.arrayBuffer());
	expect(read.code).toEqual(code);
	expect(read.worst).toBeLessThan(64);
});
