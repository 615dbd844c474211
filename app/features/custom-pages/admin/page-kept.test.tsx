import "#platform/testing/dom.ts";
import { describe, expect, it } from "vitest";
import { storedDrafts } from "#app/content/drafts/stored-drafts.ts";
import { pageInput } from "#app/features/custom-pages/custom-page.ts";
import { pageDrafts } from "#app/features/custom-pages/working-copy.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { openScreen } from "#server/testing/content-area.tsx";
import { PageForm } from "./page-form.tsx";

const label = /^Title(?! for)/;

/** Opens a page that is there, and the form of it as often as it is opened. */
async function open() {
	const browser = await openBrowser();
	const input = pageInput.parse({ title: "Contact", content: "Write to us." });
	const page = await browser.stores.customPages.create(input);
	const openTab = async (state?: object) => {
		const address = `/admin/edit-page/${page.id}`;
		const opened = await openScreen(browser, <PageForm page={page} />, address, state);
		return { ...opened, title: () => opened.tab.getByLabelText<HTMLInputElement>(label).value };
	};
	const saved = async () => (await browser.stores.customPages.get(page.id)).title;
	const onDevice = () => storedDrafts(localStorage, pageDrafts, page.id).list();
	return { browser, openTab, saved, onDevice };
}

describe("what was typed of a page and not saved", () => {
	it("comes back by itself after a session that ended, and is saved", async () => {
		const { browser, openTab, saved, onDevice } = await open();
		const first = await openTab();
		first.type(label, "Reach us");
		await browser.endSession();
		await first.press("Save");
		first.unmount();
		expect(await saved()).toBe("Contact");
		await browser.signInHere();
		browser.queries.clear();

		const again = await openTab({ resumed: true });
		expect(again.title()).toBe("Reach us");
		await again.press("Save");
		expect([await saved(), onDevice()]).toEqual(["Reach us", []]);
	});

	it("is offered after a crash without a network, and comes back when that is asked", async () => {
		const { browser, openTab } = await open();
		browser.network.cut();
		const crashed = await openTab();
		crashed.type(label, "Reach us");
		await browser.pass(1_500);
		crashed.container.remove();
		browser.network.mend();

		const second = await openTab();
		expect(second.title()).toBe("Contact");
		await second.press("Restore");
		expect(second.title()).toBe("Reach us");
	});
});
