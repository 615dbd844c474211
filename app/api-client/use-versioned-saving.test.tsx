import "#platform/testing/dom.ts";
import { act, renderHook } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { openBrowser } from "#server/testing/browser.tsx";
import { someTable } from "#server/testing/guests.ts";
import { apiRequest } from "./client.ts";
import { useVersionedSaving } from "./use-versioned-saving.ts";

const path = "/api/events";
const day = { calendarDate: "2026-03-14", startTime: "18:30", ticketPrice: 1000 };

type Draft = { title: string; tableSize?: number };

/** A form of one table, which was read at its first version. */
async function open() {
	const browser = await openBrowser();
	const { id } = await someTable(browser.stores);
	const version = { current: 1 };
	const onSaved = vi.fn<() => void>();
	const onFields = vi.fn<(fields: Record<string, string>, draft: Draft) => void>();
	const { result } = renderHook(
		() =>
			useVersionedSaving({
				version,
				send: (draft: Draft) =>
					apiRequest("PUT", `${path}/${id}`, { ...day, ...draft, version: version.current }),
				notices: {
					refreshes: [[path]],
					done: { title: "Saved" },
					failed: { title: "Not saved" },
					kept: "Still here.",
				},
				onFields,
				onSaved,
			}),
		{ wrapper: browser.wrapper },
	);
	async function save(draft: Draft): Promise<void> {
		act(() => result.current.save(draft));
		await browser.settled();
	}
	const changeElsewhere = () =>
		apiRequest("PUT", `${path}/${id}`, { ...day, title: "Elsewhere", version: 1 });
	const title = async () => (await browser.stores.events.get(id)).title;
	return { ...browser, result, version, onSaved, onFields, save, changeElsewhere, title };
}

describe("saving what was read with a version", () => {
	it("says that it is saved, once", async () => {
		const { save, onSaved, toast, title } = await open();
		await save({ title: "Supper" });
		expect(onSaved).toHaveBeenCalledTimes(1);
		expect(toast()).toContain("Saved");
		expect(await title()).toBe("Supper");
	});

	it("overwrites nothing unseen, and replaces the other version where it is saved once more", async () => {
		const { result, save, changeElsewhere, onSaved, title } = await open();
		await changeElsewhere();
		await save({ title: "Supper" });
		expect(result.current.stale).toBe(true);
		expect(onSaved).not.toHaveBeenCalled();
		expect(await title()).toBe("Elsewhere");
		await save({ title: "Supper" });
		expect(result.current).toMatchObject({ stale: false, lost: undefined });
		expect(onSaved).toHaveBeenCalledTimes(1);
		expect(await title()).toBe("Supper");
	});

	it("hands over what the server finds wrong with each field, and the draft it was sent", async () => {
		const { result, save, onFields, onSaved } = await open();
		await save({ title: "Supper", tableSize: 1 });
		const fields = { tableSize: "Use a whole number of guests, such as 8." };
		expect(onFields).toHaveBeenCalledWith(fields, { title: "Supper", tableSize: 1 });
		expect(result.current.lost).toBe("Use a whole number of guests, such as 8.");
		expect(onSaved).not.toHaveBeenCalled();
	});

	it("says that the site could not be reached, until it is", async () => {
		const { result, save, network, title, toast } = await open();
		network.cut();
		await save({ title: "Supper" });
		expect(result.current.lost).toContain("could not be reached");
		expect(toast()).toContain(`Not saved${result.current.lost}`);
		network.mend();
		await save({ title: "Supper" });
		expect(result.current.lost).toBeUndefined();
		expect(await title()).toBe("Supper");
	});

	it("says that what was typed is still here where the server does not say why", async () => {
		const { result, save, network, toast } = await open();
		network.breakDown("PUT", path, 503);
		await save({ title: "Supper" });
		expect(result.current.lost).toBe("");
		expect(toast()).toContain("Not savedStill here.");
	});

	it("leaves the words to the sign-in screen where the session is over", async () => {
		const { result, save, endSession, onSaved } = await open();
		await endSession();
		await save({ title: "Supper" });
		expect(result.current).toMatchObject({ lost: undefined, stale: false, saving: false });
		expect(onSaved).not.toHaveBeenCalled();
	});
});
