import { describe, expect, it } from "vitest";
import type { ReplacementWork } from "#app/features/media/image-uses.ts";
import { afterReading } from "#platform/testing/after-reading.ts";
import { steppingClock } from "#platform/testing/clock.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { lookStore } from "./look.store.server.ts";
import { newChoices } from "./stored-look.ts";

const logo = {
	hash: "a".repeat(64),
	type: "svg",
	bytes: new TextEncoder().encode("<svg/>"),
	width: 1200,
	height: 300,
	isOpaque: false,
} as const;

describe.each(engines)("the look on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		const stored = async () =>
			(await db.selectFrom("site_look").select("look").executeTakeFirstOrThrow()).look;
		return { db, stored, look: lookStore(db, steppingClock()) };
	}

	it("is that of a new site, and then what was chosen, as far as that differs", async () => {
		const { look, stored } = await open();
		expect(await look.find()).toEqual({ look: newChoices, logo: null, version: 1, updatedAt: null });
		const saved = await look.save({ ...newChoices, accent: "#1a237e" }, 1);
		expect(saved).toMatchObject({ look: { accent: "#1a237e" }, version: 2 });
		expect(JSON.parse(await stored())).toEqual({ accent: "#1a237e" });
		await look.save(newChoices, 2);
		expect(await stored()).toBe("{}");
	});

	it("is not replaced from an old version: both are there", async () => {
		const { look } = await open();
		await look.save({ ...newChoices, accent: "#1a237e" }, 1);
		await expect(look.save({ ...newChoices, accent: "#7a1f3d" }, 1)).rejects.toMatchObject({
			status: 409,
			code: "stale",
			more: { current: { look: { accent: "#1a237e" }, version: 2 } },
		});
		expect((await look.find()).look.accent).toBe("#1a237e");
	});

	it("has a logo once one is stored, and keeps it for the mails that show it", async () => {
		const { look } = await open();
		const chosen = { ...newChoices, logo: logo.hash };
		await expect(look.save(chosen, 1)).rejects.toMatchObject({ status: 404 });
		const { bytes, ...file } = logo;
		expect(await look.addLogo(logo)).toEqual(file);
		expect(await look.addLogo(logo)).toEqual(file);
		expect(await look.save(chosen, 1)).toMatchObject({ look: chosen, logo: file, version: 2 });
		await look.save(newChoices, 2);
		const kept = await look.findLogo(logo.hash);
		expect({ ...kept, bytes: Buffer.from(kept?.bytes ?? []) }).toEqual({
			...file,
			bytes: Buffer.from(bytes),
		});
		expect(await look.findLogo("b".repeat(64))).toBeUndefined();
	});

	it("puts one image in place of another wherever it shows it, or refuses", async () => {
		const { look, db } = await open();
		const [from, to, other] = ["a", "b", "c"].map((letter) => letter.repeat(64)) as [string, string, string];
		for (const hash of [from, to, other]) {
			const row = { hash, bytes: new Uint8Array([1]), width: 9, height: 9, created_at: "2026-01-01" };
			await db.insertInto("media").values(row).execute();
		}
		const commit = (work: ReplacementWork) => db.transaction().execute(work);
		const replacement = { from, to, described: [] };
		expect(await look.replaceImage(replacement, commit)).toBe(0);
		const photographs = { homeTeam: from, network: other };
		await look.save({ ...newChoices, sharePicture: from, photographs }, 1);
		expect(await look.replaceImage(replacement, commit)).toBe(1);
		expect(await look.find()).toMatchObject({
			look: { sharePicture: to, photographs: { homeTeam: to, network: other } },
			version: 3,
		});
		await expect(look.save(newChoices, 2)).rejects.toMatchObject({ code: "stale" });
		const refused = look.replaceImage({ ...replacement, from: to, to: from }, (work) =>
			db.transaction().execute((transaction) => {
				const save = () => transaction.updateTable("site_look").set({ version: 9 }).execute();
				return work(transaction.withPlugin(afterReading("look", save)));
			}),
		);
		await expect(refused).rejects.toMatchObject({ status: 409, code: "stale" });
		expect(await look.find()).toMatchObject({ look: { sharePicture: to }, version: 3 });
	});

	it("is that of a new site where what is stored breaks today's rules", async () => {
		const { look, db } = await open();
		await db
			.updateTable("site_look")
			.set({ look: JSON.stringify({ accent: "red;}", gone: true, whiteOnDark: false, logo: logo.hash }) })
			.execute();
		expect((await look.find()).look).toEqual({ ...newChoices, whiteOnDark: false });
	});
});
