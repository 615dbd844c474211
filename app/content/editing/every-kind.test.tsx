import "#platform/testing/dom.ts";
import { describe, expect, it } from "vitest";
import { onDevice } from "#app/content/storage/last-save.server.ts";
import { isLong } from "#platform/testing/long-tests.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { answerConflict, conflictingFields, findConflict } from "#server/testing/conflict.ts";
import { openScreen } from "#server/testing/content-area.tsx";
import type { EditedKind } from "#server/testing/edited-kind.ts";
import { editedKinds } from "#server/testing/edited-kinds.tsx";

/** A pause after which a form that saves itself has done so, also what could not be sent before. */
const pauseMs = 6_000;

/** Opens a screen with something of a kind, in as many tabs as are asked for. */
async function openForm(kind: EditedKind) {
	const browser = await openBrowser();
	const edited = await kind.create(browser);

	async function openTab(state?: object) {
		const address = kind.address ?? "/admin/screen";
		const opened = await openScreen(browser, await edited.screen(), address, state);
		await edited.enter?.(opened);
		const control = (field: "first" | "second") =>
			kind.control?.(opened, field) ?? {
				value: () => opened.tab.getByLabelText<HTMLInputElement>(kind[field]).value,
				write: async (value: string) => opened.type(kind[field], value),
			};
		return {
			...opened,
			typed: () => ({ first: control("first").value(), second: control("second").value() }),
			/** Types what is written here. */
			type: (field: "first" | "second") => control(field).write(kind.here[field]),
			save: async () => {
				if (kind.button === undefined) await browser.pass(pauseMs);
				else await opened.press(kind.button);
				await browser.settled();
			},
		};
	}
	return { browser, edited, openTab };
}

describe.each(editedKinds)("the form of $name", (kind) => {
	const open = () => openForm(kind);

	it("asks about the one field that another device changed too, and overwrites nothing before", async () => {
		const { browser, edited, openTab } = await open();
		const { type, save } = await openTab();
		await edited.change(kind.elsewhere);
		await type("first");
		await save();
		expect(conflictingFields()).toHaveLength(1);
		expect(await edited.read()).toEqual(kind.elsewhere);
		await answerConflict(browser, "mine");
		await browser.pass(pauseMs);
		expect(await edited.read()).toEqual({ first: kind.here.first, second: kind.elsewhere.second });
	});
});

/** Kinds of every run: one saved by a button, one that the device keeps no copy of, one that saves itself. */
const sample = ["an article", "a guest", "a text of the site"];
const sampleKinds = isLong ? editedKinds : editedKinds.filter(({ name }) => sample.includes(name));

describe.each(sampleKinds.slice(0, isLong ? undefined : 1))("the form of $name", (kind) => {
	const open = () => openForm(kind);

	it("keeps what another device changed in another field, without a question", async () => {
		const { edited, openTab } = await open();
		const { type, save } = await openTab();
		await edited.change({ second: kind.elsewhere.second });
		await type("first");
		await save();
		expect(findConflict()).toBeNull();
		expect(await edited.read()).toEqual({ first: kind.here.first, second: kind.elsewhere.second });
	});

	it("names the device on which the other version was saved", async () => {
		const { edited, openTab } = await open();
		const { type, save } = await openTab();
		await onDevice("Firefox, Android", () => edited.change(kind.elsewhere));
		await type("first");
		await save();
		expect(findConflict()?.textContent).toMatch(/Saved elsewhere, 15 January 2026.*, on Firefox, Android/);
	});

	it("shows the other version where that is chosen", async () => {
		const { browser, edited, openTab } = await open();
		const { type, save, typed } = await openTab();
		await edited.change(kind.elsewhere);
		await type("first");
		await save();
		await answerConflict(browser, "theirs");
		expect(typed()).toEqual(kind.elsewhere);
		expect(await edited.read()).toEqual(kind.elsewhere);
	});

	it("keeps what another device wrote in another language, without a question", async () => {
		const { edited, openTab } = await open();
		if (edited.french === undefined) return expect(kind.isTranslated).toBe(false);
		const { type, save } = await openTab();
		await edited.french.write("Autre");
		await type("first");
		await save();
		expect(findConflict()).toBeNull();
		expect((await edited.read()).first).toBe(kind.here.first);
		expect(await edited.french.read()).toBe("Autre");
	});
});

describe.each(sampleKinds)("the form of $name", (kind) => {
	const open = () => openForm(kind);

	it.each([
		["the network is away", (network: Network) => network.cut(), (network: Network) => network.mend()],
		[
			"the server fails",
			(network: Network) => network.breakDown("PUT", kind.path, 500),
			(network: Network) => network.repair(),
		],
	])("keeps what was typed while %s, and saves it then", async (_fault, fail, recover) => {
		const { browser, edited, openTab } = await open();
		const before = await edited.read();
		const { type, save, typed } = await openTab();
		fail(browser.network);
		await type("first");
		await save();
		expect(typed().first).toBe(kind.here.first);
		expect(await edited.read()).toEqual(before);
		recover(browser.network);
		await type("second");
		await save();
		expect(await edited.read()).toEqual(kind.here);
	});

	it("offers what was typed when the tab was closed seconds later, or holds none of it on the device", async () => {
		const { browser, edited, openTab } = await open();
		const { type, container } = await openTab();
		browser.network.cut();
		await type("first");
		await browser.pass(4_000);
		container.remove();
		browser.network.mend();
		if (!kind.isKept) return expect(Object.keys(localStorage)).toEqual([]);
		await edited.change({ second: kind.elsewhere.second });
		browser.queries.clear();
		const again = await openTab();
		if (kind.button !== undefined) await again.press("Restore");
		expect(again.typed()).toEqual({ first: kind.here.first, second: kind.elsewhere.second });
		await again.save();
		expect(await edited.read()).toEqual({ first: kind.here.first, second: kind.elsewhere.second });
	});

	it("brings back what was typed when the session ended, or holds none of it on the device", async () => {
		const { browser, edited, openTab } = await open();
		const { type, save, unmount } = await openTab();
		await type("first");
		await browser.endSession();
		await save();
		unmount();
		await browser.signInHere();
		browser.queries.clear();
		if (!kind.isKept) return expect(Object.keys(localStorage)).toEqual([]);
		const again = await openTab({ resumed: true });
		expect(again.typed().first).toBe(kind.here.first);
		await again.save();
		expect((await edited.read()).first).toBe(kind.here.first);
	});
});

async function openDeletable(kind: EditedKind) {
	const browser = await openBrowser();
	const { deletion, ...edited } = await kind.create(browser);
	if (deletion === undefined) throw new Error("It cannot be deleted.");
	return { browser, edited, deletion };
}

const restorableKinds = editedKinds.filter((kind) => kind.isRestorable);

describe.each(restorableKinds)("$name that is deleted", (kind) => {
	const open = () => openDeletable(kind);

	it("is back as it was after Undo", async () => {
		const { browser, edited, deletion } = await open();
		const before = await edited.read();
		const { press } = await openScreen(browser, deletion.list);
		await press(/^Delete:? A$/);
		await press("Delete");
		await expect(edited.read()).rejects.toThrow();
		await press("Undo");
		expect(await edited.read()).toEqual(before);
	});
});

describe.each(restorableKinds.slice(0, isLong ? undefined : 1))("$name that is deleted", (kind) => {
	const open = () => openDeletable(kind);

	it("elsewhere leaves in the form what was typed, which is saved once it is restored", async () => {
		const { browser, edited, deletion } = await open();
		const opened = await openScreen(browser, await edited.screen());
		await edited.enter?.(opened);
		const save = async () => (kind.button === undefined ? browser.pass(pauseMs) : opened.press(kind.button));
		await deletion.remove();
		opened.type(kind.first, kind.here.first);
		await save();
		expect(opened.tab.getByLabelText<HTMLInputElement>(kind.first).value).toBe(kind.here.first);
		await deletion.restore();
		opened.type(kind.second, kind.here.second);
		await save();
		expect(await edited.read()).toEqual(kind.here);
	});
});

type Network = Awaited<ReturnType<typeof openBrowser>>["network"];
