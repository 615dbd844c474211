import "#platform/testing/dom.ts";
import { act, renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openBrowser } from "#server/testing/browser.tsx";
import { inRouter } from "#server/testing/in-router.tsx";
import { wholeLetter } from "#server/testing/readers.ts";
import { useLetterForm } from "./use-letter-form.ts";

async function open() {
	const browser = await openBrowser();
	const { letters } = browser.stores;
	const letter = await letters.create({ ...wholeLetter, subject: "As it was" });
	const { result: view } = renderHook(() => useLetterForm(letter), { wrapper: inRouter(browser.wrapper) });
	const type = (subject: string) => act(() => view.current.content.form.setValue("subject", subject));
	const take = (step: () => unknown) => act(async () => void (await step()));
	const stored = async () => (await letters.get(letter.id)).subject;
	return { browser, letters, letter, view, type, take, stored };
}

describe("the form of a letter", () => {
	it("puts an old text back, and saves what is in the form first", async () => {
		const { letters, letter, view, type, take, stored } = await open();
		const { input, ...head } = await letters.getVersion(letter.id, 1);
		type("Typed since");
		await take(() => view.current.saving.restore({ ...head, input }));
		expect(await stored()).toBe("As it was");
		expect(view.current.content.form.getValues("subject")).toBe("As it was");
		expect(view.current.saving).toMatchObject({ state: "saved", savedVersion: 3 });
		expect((await letters.listVersions(letter.id)).map(({ title }) => title)).toEqual([
			"As it was",
			"Typed since",
		]);
	});

	it("puts nothing back where the form holds text that cannot be saved, and keeps that", async () => {
		const { browser, letters, letter, view, type, take, stored } = await open();
		const version = await letters.getVersion(letter.id, 1);
		type("Typed since");
		browser.network.cut();
		await take(() => expect(view.current.saving.restore(version)).rejects.toThrow());
		expect(view.current.content.form.getValues("subject")).toBe("Typed since");
		expect(view.current.content.isUnsaved()).toBe(true);
		expect(await stored()).toBe("As it was");
	});

	it("keeps what another tab changed in another field, and goes on from there", async () => {
		const { letters, letter, view, type, take } = await open();
		await letters.update(letter.id, { ...wholeLetter, subject: "As it was", greeting: "Hello", version: 1 });
		type("From this tab");
		await take(() => view.current.saving.save());
		expect(view.current.content.saving.conflict).toBeUndefined();
		expect(view.current.content.form.getValues("greeting")).toBe("Hello");
		expect(await letters.get(letter.id)).toMatchObject({ subject: "From this tab", greeting: "Hello" });
	});

	it("asks about a field that another tab changed too, and replaces its text only when told to", async () => {
		const { letters, letter, view, type, take, stored } = await open();
		await letters.update(letter.id, { ...wholeLetter, subject: "From the other tab", version: 1 });
		type("From this tab");
		await take(() => view.current.saving.save());
		const conflict = { path: "subject", mine: "From this tab", theirs: "From the other tab" };
		expect(view.current.content.saving.conflict?.merge.conflicts).toEqual([conflict]);
		expect(await stored()).toBe("From the other tab");
		await take(() => view.current.content.saving.resolve({ subject: "mine" }));
		expect(await stored()).toBe("From this tab");
		expect(view.current.content.saving.conflict).toBeUndefined();
	});

	it("takes over what another tab has saved, keeps ours in the history, and goes on from there", async () => {
		const { letters, letter, view, type, take, stored } = await open();
		await letters.update(letter.id, { ...wholeLetter, subject: "From the other tab", version: 1 });
		type("From this tab");
		await take(() => view.current.saving.save());
		await take(() => view.current.content.saving.resolve({ subject: "theirs" }));
		expect(view.current.content.form.getValues("subject")).toBe("From the other tab");
		const titles = (await letters.listVersions(letter.id)).map(({ title }) => title);
		expect(titles).toContain("From this tab");
		type("And on");
		await take(() => view.current.saving.save());
		expect(await stored()).toBe("And on");
	});
});
