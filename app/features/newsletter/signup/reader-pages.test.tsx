import "#platform/testing/dom.ts";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { openReaders, outcomeOf, showPage } from "#server/testing/reader-pages.tsx";
import { readerToken } from "#server/testing/readers.ts";
import * as confirm from "./confirm.page.tsx";
import * as unsubscribe from "./unsubscribe.page.tsx";

afterEach(cleanup);

const leave = `/newsletter/unsubscribe?token=${readerToken(0)}`;

describe("the page to leave", () => {
	async function opened(path = leave) {
		const site = await openReaders();
		const state = async () => (await unsubscribe.loader(site.argsOf(path))).data.state;
		const post = (form: Record<string, string> | null = null) =>
			outcomeOf(unsubscribe.action(site.argsOf(path, form)));
		const shown = async () =>
			showPage(path, unsubscribe.default, await unsubscribe.loader(site.argsOf(path)));
		return { ...site, state, post, shown };
	}

	it("changes nothing by being opened", async () => {
		const { state, reader, shown } = await opened();
		expect([await state(), await state()]).toEqual(["subscribed", "subscribed"]);
		expect(await reader()).toMatchObject({ state: "confirmed", unsubscribed_at: null });
		expect(await shown()).toBe("Leaving the list?");
		expect(screen.getByRole("button", { name: "Unsubscribe" })).toBeDefined();
	});

	it("unsubscribes at one click, also by a mail program without a form, and again without harm", async () => {
		const { post, reader, shown } = await opened();
		expect([await post(), await post({ "List-Unsubscribe": "One-Click" })]).toEqual([200, 200]);
		expect(await reader()).toMatchObject({ state: "unsubscribed" });
		expect(await shown()).toBe("You are unsubscribed");
		expect(screen.getByRole("button", { name: "Undo, keep me on the list" })).toBeDefined();
		expect(screen.getAllByRole("radio")).toHaveLength(4);
	});

	it("undoes it, and still says so when it is opened again", async () => {
		const { post, reader, argsOf } = await opened();
		await post();
		const back = `${leave}&undone=`;
		expect(await post({ intent: "undo" })).toBe(back);
		expect(await reader()).toMatchObject({ state: "confirmed" });
		const loaded = await unsubscribe.loader(argsOf(back));
		expect(showPage(back, unsubscribe.default, loaded)).toBe("You are back on the list");
	});

	it("pauses for three months, says until when, and goes on at a click", async () => {
		const { post, shown, reader, state, advance } = await opened();
		expect(await post({ intent: "pause" })).toBe(leave);
		expect(await shown()).toBe("A pause, for now");
		expect(screen.getByText(/^No letter will come until 15 April 2026\./)).toBeDefined();
		expect(await post({ intent: "resume" })).toBe(`${leave}&undone=`);
		expect(await reader()).toMatchObject({ state: "confirmed", rests_until: null });
		await post({ intent: "pause" });
		advance(91 * 24 * 3_600_000);
		expect(await state()).toBe("subscribed");
	});

	it("offers no pause to a person who has not confirmed", async () => {
		const { shown, database } = await opened();
		await database.db.updateTable("subscribers").set({ state: "pending" }).execute();
		await shown();
		expect(screen.queryByRole("button", { name: /^Pause/ })).toBeNull();
	});

	it("stores a given reason, and thanks for it", async () => {
		const { post, shown, reader } = await opened();
		await post();
		expect(await post({ intent: "reason", reason: "too-often" })).toBe(leave);
		expect(await reader()).toMatchObject({ leaving_reason: "too-often" });
		await shown();
		expect(screen.getByRole("status").textContent).toBe("Thank you. We have noted it.");
		expect(screen.getByRole<HTMLInputElement>("radio", { name: "The letters came too often" }).checked).toBe(
			true,
		);
	});

	it.each<Record<string, string>>([{}, { reason: "" }, { reason: "<script>" }, { reason: "__proto__" }])(
		"notes no reason that is none: %j",
		async (said) => {
			const { post, reader } = await opened();
			await post();
			expect(await post({ intent: "reason", ...said })).toBe(leave);
			expect(await reader()).toMatchObject({ leaving_reason: null });
		},
	);

	it("is in the reader's language, and leads on in it", async () => {
		const path = `/fr${leave}`;
		const { shown, post } = await opened(path);
		expect(await shown()).toMatch(/^Vous nous quittez/);
		expect(await post({ intent: "pause" })).toBe(path);
	});

	it.each(["", "nonsense", "%00"])("answers 404 for an unknown token: %j", async (token) => {
		const path = `/newsletter/unsubscribe?token=${token}`;
		const { post, shown, argsOf, reader } = await opened(path);
		expect(await outcomeOf(unsubscribe.loader(argsOf(path)))).toBe(404);
		expect(await post()).toBe(404);
		expect(await shown()).toBe("This link was not recognised");
		expect(await reader()).toMatchObject({ state: "confirmed" });
	});

	it.each(["PUT", "DELETE", "PATCH"])("refuses %s", async (method) => {
		const { argsOf, reader } = await opened();
		expect(await outcomeOf(unsubscribe.action(argsOf(leave, {}, method)))).toBe(405);
		expect(await reader()).toMatchObject({ state: "confirmed" });
	});
});

describe("the page to confirm", () => {
	async function opened() {
		const site = await openReaders();
		await site.stores.subscribers.ask({ email: "new@example.com", language: "en", page: "/" });
		const { id, asked_at } = await site.database.db
			.selectFrom("subscribers")
			.select(["id", "asked_at"])
			.where("email", "=", "new@example.com")
			.executeTakeFirstOrThrow();
		const { token = "" } = (await site.stores.confirmations.open(id, asked_at)) ?? {};
		const path = `/newsletter/confirm?token=${token}`;
		const state = async () =>
			(
				await site.database.db
					.selectFrom("subscribers")
					.select("state")
					.where("id", "=", id)
					.executeTakeFirst()
			)?.state;
		return { ...site, path, state };
	}

	it("confirms by its button alone, once, and says so from then on", async () => {
		const { argsOf, path, state } = await opened();
		const shown = async () => showPage(path, confirm.default, await confirm.loader(argsOf(path)));
		expect(await shown()).toBe("One last click");
		expect(await state()).toBe("pending");
		expect(await outcomeOf(confirm.action(argsOf(path, {})))).toBe(path);
		expect(await outcomeOf(confirm.action(argsOf(path, {})))).toBe(path);
		expect(await state()).toBe("confirmed");
		expect(await shown()).toBe("You are on the list");
	});

	it("says that a link has expired, and confirms nobody", async () => {
		const { argsOf, path, state, advance } = await opened();
		advance(31 * 24 * 3_600_000);
		const loaded = await confirm.loader(argsOf(path));
		expect(showPage(path, confirm.default, loaded)).toBe("This link no longer works");
		expect(await outcomeOf(confirm.action(argsOf(path, {})))).toBe(path);
		expect(await state()).toBe("pending");
	});
});
