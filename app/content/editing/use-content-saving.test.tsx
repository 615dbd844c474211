import "#platform/testing/dom.ts";
import { act, renderHook } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { apiRequest } from "#app/api-client/client.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { someTable } from "#server/testing/guests.ts";
import { useContentSaving } from "./use-content-saving.ts";

const path = "/api/events";
const day = { calendarDate: "2026-03-14", startTime: "18:30", ticketPrice: 1000 };

type Draft = { title: string; location: string; tableSize: number };
type Saved = Draft & { version: number };

const draftOf = ({ title, location, tableSize }: Draft): Draft => ({ title, location, tableSize });

/** Opens a form of one table, which was read at its first version. */
async function open() {
	const browser = await openBrowser();
	const { id } = await someTable(browser.stores);
	const read = async () => draftOf((await browser.stores.events.get(id)) as Draft);
	const saved = { current: await read() };
	const version = { current: 1 as number | null };
	const base = { current: { version: 1, draft: saved.current } };
	let values = saved.current;
	const form = {
		getValues: () => values,
		reset: () => undefined,
		setValue: (name: string, value: unknown) => {
			values = { ...values, [name]: value };
		},
	};
	const onSaved = vi.fn<() => void>();
	const onInvalid = vi.fn<(messages: Record<string, string>, draft: Draft) => void>();
	const onMerged = vi.fn<(current: Saved) => void>();
	const setAside = vi.fn<(draft: Draft, version: number | null) => void>();
	const put = (draft: Partial<Draft>, at: number | null) =>
		apiRequest<Saved>("PUT", `${path}/${id}`, { ...day, ...saved.current, ...draft, version: at });
	const { result } = renderHook(
		() =>
			useContentSaving<Draft, Saved>({
				form,
				saved,
				version,
				base,
				draftOf,
				send: (draft) => put(draft, version.current),
				notices: {
					refreshes: [[path]],
					done: { title: "Saved" },
					failed: { title: "Not saved" },
					kept: "Still here.",
				},
				recovery: {
					pause: async () => undefined,
					resume: () => undefined,
					setAside,
					markSaved: () => undefined,
				},
				onInvalid,
				onMerged,
				onSaved,
			}),
		{ wrapper: browser.wrapper },
	);
	async function save(changes: Partial<Draft>): Promise<void> {
		values = { ...values, ...changes };
		act(() => void result.current.save(values));
		await browser.settled();
	}
	async function resolve(choices: Parameters<typeof result.current.resolve>[0]): Promise<void> {
		act(() => void result.current.resolve(choices));
		await browser.settled();
	}
	return {
		...{ ...browser, result, version, onSaved, onInvalid, onMerged, setAside, save, resolve, read },
		shown: () => values,
		type: (changes: Partial<Draft>) => {
			values = { ...values, ...changes };
		},
		changeElsewhere: (changes: Partial<Draft>) => put(changes, 1),
	};
}

describe("saving what was read with a version", () => {
	it("says that it is saved, once", async () => {
		const { save, onSaved, toast, read } = await open();
		await save({ title: "Supper" });
		expect(onSaved).toHaveBeenCalledTimes(1);
		expect(toast()).toContain("Saved");
		expect(await read()).toMatchObject({ title: "Supper" });
	});

	it("keeps both changes without a question where another device changed another field", async () => {
		const { result, save, changeElsewhere, onSaved, onMerged, read, shown, version } = await open();
		await changeElsewhere({ location: "Flic en Flac" });
		await save({ title: "Supper" });
		expect(result.current.conflict).toBeUndefined();
		expect(onMerged).toHaveBeenCalledTimes(1);
		expect(onSaved).toHaveBeenCalledTimes(1);
		expect(version.current).toBe(3);
		expect(await read()).toMatchObject({ title: "Supper", location: "Flic en Flac" });
		expect(shown()).toMatchObject({ title: "Supper", location: "Flic en Flac" });
	});

	it("asks about a field that both changed, and overwrites nothing before the answer", async () => {
		const { result, save, changeElsewhere, onSaved, read } = await open();
		await changeElsewhere({ title: "Elsewhere", location: "Flic en Flac" });
		await save({ title: "Supper" });
		const { conflict } = result.current;
		expect(conflict?.merge.conflicts).toEqual([{ path: "title", mine: "Supper", theirs: "Elsewhere" }]);
		expect(conflict?.merge.merged).toMatchObject({ title: "Supper", location: "Flic en Flac" });
		expect(onSaved).not.toHaveBeenCalled();
		expect(await read()).toMatchObject({ title: "Elsewhere" });
	});

	it("saves what is chosen, and puts aside what is not", async () => {
		const { result, save, resolve, changeElsewhere, setAside, onSaved, read } = await open();
		await changeElsewhere({ title: "Elsewhere", location: "Flic en Flac" });
		await save({ title: "Supper" });
		await resolve({ title: "mine" });
		expect(result.current.conflict).toBeUndefined();
		expect(onSaved).toHaveBeenCalledTimes(1);
		expect(await read()).toMatchObject({ title: "Supper", location: "Flic en Flac" });
		expect(setAside).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: "Elsewhere" }), 2);
	});

	it("puts aside whatever is not chosen of either side", async () => {
		const { save, resolve, changeElsewhere, setAside, read } = await open();
		await changeElsewhere({ title: "Elsewhere", location: "Flic en Flac" });
		await save({ title: "Supper", location: "Tamarin" });
		await resolve({ title: "mine", location: "theirs" });
		expect(await read()).toMatchObject({ title: "Supper", location: "Flic en Flac" });
		const left = expect.objectContaining({ title: "Elsewhere", location: "Tamarin" });
		expect(setAside).toHaveBeenCalledExactlyOnceWith(left, 2);
	});

	it("shows the other version where that is chosen, and saves nothing anew", async () => {
		const { save, resolve, changeElsewhere, setAside, onSaved, shown, version } = await open();
		await changeElsewhere({ title: "Elsewhere" });
		await save({ title: "Supper" });
		await resolve({ title: "theirs" });
		expect(shown()).toMatchObject({ title: "Elsewhere" });
		expect(version.current).toBe(2);
		expect(onSaved).not.toHaveBeenCalled();
		expect(setAside).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: "Supper" }), 2);
	});

	it("leaves alone what was typed after the draft was sent", async () => {
		const { result, save, type, resolve, changeElsewhere, shown, network } = await open();
		await changeElsewhere({ title: "Elsewhere", tableSize: 6 });
		await save({ title: "Supper" });
		type({ location: "Typed since" });
		network.cut();
		await resolve({ title: "both" });
		expect(shown()).toEqual({ title: "Elsewhere\n\nSupper", location: "Typed since", tableSize: 6 });
		expect(result.current.saveError).toContain("could not be reached");
	});

	it("hands over the server's message for each field, and the draft it was sent", async () => {
		const { result, save, onInvalid, onSaved } = await open();
		await save({ tableSize: 1 });
		const messages = { tableSize: "Use a whole number of guests, such as 8." };
		expect(onInvalid).toHaveBeenCalledWith(messages, expect.objectContaining({ tableSize: 1 }));
		expect(result.current.saveError).toBe("Use a whole number of guests, such as 8.");
		expect(onSaved).not.toHaveBeenCalled();
	});

	it("says that the site could not be reached, until it is", async () => {
		const { result, save, network, read, toast } = await open();
		network.cut();
		await save({ title: "Supper" });
		expect(result.current.saveError).toContain("could not be reached");
		expect(toast()).toContain(`Not saved${result.current.saveError}`);
		network.mend();
		await save({ title: "Supper" });
		expect(result.current.saveError).toBeUndefined();
		expect(await read()).toMatchObject({ title: "Supper" });
	});

	it("says that what was typed is still here where the server does not say why", async () => {
		const { result, save, network, toast } = await open();
		network.breakDown("PUT", path, 503);
		await save({ title: "Supper" });
		expect(result.current.saveError).toBe("");
		expect(toast()).toContain("Not savedStill here.");
	});

	it("leaves the words to the sign-in screen where the session is over", async () => {
		const { result, save, endSession, onSaved } = await open();
		await endSession();
		await save({ title: "Supper" });
		expect(result.current).toMatchObject({ saveError: undefined, conflict: undefined, saving: false });
		expect(onSaved).not.toHaveBeenCalled();
	});
});
