import { readFile } from "node:fs/promises";
import { expect, expectAccessible, expectToast, inEveryWay, openScreen } from "#e2e/support/content-area.ts";

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
