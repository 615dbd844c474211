import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { hashOf } from "#app/features/media/media.ts";
import { Administrator } from "#e2e/support/administrator.ts";
import {
	enter,
	expect,
	expectAccessible,
	expectToast,
	inEveryWay,
	openScreen,
	sidewaysScroll,
	test,
} from "#e2e/support/content-area.ts";
import { samplePlace, startSite } from "#e2e/support/site-process.ts";

inEveryWay("a backup is made and saved", "on a phone", async (page, { press }) => {
	await openScreen(page, "backups", "Backups");
	const saves = page.getByRole("button", { name: /^Save the backup of / });
	const before = await saves.count();
	await press(page.getByRole("button", { name: "Back up now" }));
	await expectToast(page, "The backup has begun");
	await expect(page.getByRole("button", { name: "Back up now" })).toBeVisible({ timeout: 60_000 });
	await expect(saves.first()).toBeVisible();
	expect(await saves.count()).toBeGreaterThanOrEqual(Math.max(1, before));
	await expectAccessible(page);
	const download = page.waitForEvent("download");
	await press(saves.first());
	const file = await download;
	expect(file.suggestedFilename()).toMatch(/^ensemble-.+Z\.tar\.gz$/);
	const bytes = await readFile(await file.path());
	// The first bytes of a gzip file.
	expect([...bytes.subarray(0, 2)]).toEqual([0x1f, 0x8b]);
});

test.describe("in French, on a narrow phone", () => {
	test.use({ viewport: { width: 320, height: 640 }, locale: "fr-FR" });

	test("images that no backup holds are told: where they are, and that one is missing", async ({ page }) => {
		const place = await samplePlace("sqlite");
		const folder = join(place.dataDir, "images-apart");
		await mkdir(folder);
		const site = await startSite(place, { MEDIA_URL: pathToFileURL(folder).href });
		try {
			const owner = await Administrator.signIn(site.url);
			await enter(page, owner);
			const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: "#17494a" } });
			const image = { name: "lagon.png", mimeType: "image/png", buffer: await picture.png().toBuffer() };
			const answer = await page.request.post(`${site.url}/api/admin/upload-image`, {
				headers: { Authorization: `Bearer ${owner.token}` },
				multipart: { image },
			});
			const { url } = (await answer.json()) as { url: string };
			const hash = hashOf(url) ?? "";
			await rm(join(folder, "images", hash.slice(0, 2), hash));
			await page.goto(`${site.url}/admin/backups`);
			const panel = page.getByRole("region", { name: "Images hors des sauvegardes" });
			await expect(panel).toContainText(`1 image est conservée dans ${folder}`);
			await expect(panel.getByRole("alert")).toContainText("1 image y manque, ou est abîmée.");
			await expectAccessible(page);
			expect(await sidewaysScroll(page)).toBe(0);
		} finally {
			await site.stop();
			await place.remove();
		}
	});
});
