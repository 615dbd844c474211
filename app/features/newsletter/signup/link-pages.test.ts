import { describe, expect, it } from "vitest";
import { localizePath } from "#app/i18n/language.ts";
import { defaultTexts } from "#app/i18n/site-texts.server.ts";
import { languages } from "#app/site/site-config.ts";
import { pages } from "#app/site/site-map.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { openOfSuite } from "#platform/testing/fresh-database.ts";
import type { AtEnd } from "#platform/testing/fresh-folder.ts";
import { openReader } from "#server/testing/reader.ts";
import { addReaders, readerAddress, readerToken } from "#server/testing/readers.ts";

const dayMs = 86_400_000;
const token = readerToken(0);

/** Opens a site with one confirmed reader of the newsletter, whose mails hold this link. */
async function open(atEnd?: AtEnd) {
	const { clock, advance } = movableClock("2026-01-15T08:00:00.000Z");
	const reader = await openReader({ clock, atEnd });
	await addReaders(reader.database, 1);
	const { db } = reader.database;
	const subscriber = () =>
		db
			.selectFrom("subscribers")
			.select(["state", "email", "language", "unsubscribed_at"])
			.where("id", "=", "reader-0")
			.executeTakeFirstOrThrow();
	/** Sends a form, and follows where the answer leads. */
	const send = async (path: string, fields: Record<string, string> = {}) => {
		const { status, headers } = await reader.post(path, fields);
		expect(status).toBe(303);
		return reader.read(headers.get("Location") ?? "");
	};
	return { ...reader, subscriber, send, passDays: (days: number) => advance(days * dayMs) };
}

/** Opens a site where somebody signed up and has not confirmed. @returns it with the link of the mail. */
async function asked(atEnd?: AtEnd) {
	const site = await open(atEnd);
	const email = "ada@example.com";
	await site.stores.subscribers.ask({ email, language: "en", page: "/" });
	const { db } = site.database;
	const { id } = await db
		.selectFrom("subscribers")
		.select("id")
		.where("email", "=", email)
		.executeTakeFirstOrThrow();
	const link = await site.stores.confirmations.open(id, "2026-01-15T08:00:00.000Z");
	const state = async () =>
		(await db.selectFrom("subscribers").select("state").where("id", "=", id).executeTakeFirstOrThrow()).state;
	return { ...site, state, link: link?.token ?? "" };
}

const titleOf = (title: string) => title.replaceAll("*", "");

describe.each(languages)("confirming a subscription (%s)", (language) => {
	const t = defaultTexts.open(language, "newsletter");
	const address = (link: string) =>
		`${localizePath(pages["newsletter/confirm"], language)}?${new URLSearchParams({ token: link })}`;

	it("takes a button: opening the link of a mail confirms nothing", async () => {
		const { read, link, state } = await asked();
		const page = await read(address(link));
		expect(page.texts("main h1")).toEqual([titleOf(t("confirm.title"))]);
		await read(address(link), { method: "HEAD" });
		expect(await state()).toBe("pending");
		expect(page.all('main form[method="post"] button').map(({ textContent }) => textContent)).toEqual([
			t("confirm.button"),
		]);
	});

	it("is done by the button, and the link says so from then on", async () => {
		const { read, send, link, state } = await asked();
		const done = await send(address(link));
		expect([done.status, done.texts("main h1")]).toEqual([200, [titleOf(t("confirm.done.title"))]]);
		expect(await state()).toBe("confirmed");
		expect((await read(address(link))).texts("main h1")).toEqual([titleOf(t("confirm.done.title"))]);
	});

	const site = openOfSuite(asked);
	it.each(["", "nothing", "<script>", "a".repeat(1_000)])(
		"is not done by a link like %.10j",
		async (link) => {
			const { read, send, state } = site();
			for (const page of [await read(address(link)), await send(address(link))]) {
				expect([page.status, page.texts("main h1")]).toEqual([404, [titleOf(t("confirm.invalid.title"))]]);
			}
			expect(await state()).toBe("pending");
		},
	);

	it("is refused from another site's page", async () => {
		const { post, link, state } = await asked();
		const refused = await post(address(link), {}, "https://evil.example");
		expect(refused.status).toBe(400);
		expect(await state()).toBe("pending");
	});

	it("is private: neither indexed nor cached", async () => {
		const { read, link } = await asked();
		const page = await read(address(link));
		expect(page.headers.get("Cache-Control")).toBe("no-store");
		expect(page.meta("robots")).toContain("noindex");
	});
});

describe.each(languages)("leaving the newsletter (%s)", (language) => {
	const t = defaultTexts.open(language, "newsletter");
	const path = localizePath(pages["newsletter/unsubscribe"], language);
	const address = `${path}?token=${token}`;
	const heading = (page: { texts(selector: string): string[] }) => page.texts("main h1")[0];

	it("takes a button, beside which stands a pause", async () => {
		const { read, subscriber } = await open();
		const page = await read(address);
		expect(heading(page)).toBe(titleOf(t("unsubscribe.title")));
		expect(page.texts("main form button")).toEqual([t("unsubscribe.button"), t("unsubscribe.pause")]);
		expect((await subscriber()).state).toBe("confirmed");
	});

	it("is done at once, can be undone at once, and asks for an optional reason", async () => {
		const { post, read, subscriber } = await open();
		const leaving = await post(address);
		expect(heading(leaving)).toBe(titleOf(t("unsubscribe.done.title")));
		expect((await subscriber()).state).toBe("unsubscribed");
		expect(leaving.all('main input[type="radio"]').length).toBeGreaterThan(2);
		const undone = await post(address, { intent: "undo" });
		expect([undone.status, undone.headers.get("Location")]).toEqual([303, `${address}&undone=`]);
		expect((await subscriber()).state).toBe("confirmed");
		expect(heading(await read(`${address}&undone=`))).toBe(titleOf(t("unsubscribe.undone.title")));
	});

	it.each([undefined, "null", "https://mail.provider.example"])(
		"is done by a mail program's own button, which sends what RFC 8058 says, from %s",
		async (origin) => {
			const { app, subscriber } = await open();
			const answer = await app.request(address, {
				method: "POST",
				body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
				headers: origin === undefined ? {} : { Origin: origin },
			});
			expect(answer.status).toBe(200);
			expect((await subscriber()).state).toBe("unsubscribed");
		},
	);

	it.each<Record<string, string>>([{ intent: "leave" }, { intent: "undo" }, {}])(
		"is not done from the page of a stranger, which sends %j",
		async (fields) => {
			const { post, subscriber } = await open();
			expect((await post(address, fields, "https://evil.example")).status).toBe(400);
			expect((await subscriber()).state).toBe("confirmed");
		},
	);

	it("is done by POST alone, and once: the day of leaving stays", async () => {
		const { app, post, subscriber, passDays } = await open();
		for (const method of ["HEAD", "OPTIONS", "PUT", "PATCH", "DELETE"]) {
			expect((await app.request(address, { method })).status, method).toBeLessThan(500);
		}
		expect((await subscriber()).state).toBe("confirmed");
		await post(address);
		const person = await subscriber();
		passDays(1);
		expect((await post(address)).status).toBe(200);
		expect(await subscriber()).toEqual(person);
	});

	it("may be a pause of three months instead, which says until when, and ends on demand", async () => {
		const { post, read } = await open();
		const paused = await post(address, { intent: "pause" });
		expect([paused.status, paused.headers.get("Location")]).toEqual([303, address]);
		const page = await read(address);
		expect(heading(page)).toBe(titleOf(t("unsubscribe.paused.title")));
		expect(page.said()).toMatch(/2026/);
		await post(address, { intent: "resume" });
		expect(heading(await read(address))).toBe(titleOf(t("unsubscribe.title")));
	});

	it("stores the given reason if it is one of those offered", async () => {
		const { post, read } = await open();
		await post(address);
		await post(address, { intent: "reason", reason: "<b>none of these</b>" });
		expect((await read(address)).all("main input[checked]")).toEqual([]);
		const [first] = (await read(address)).all('main input[type="radio"]');
		await post(address, { intent: "reason", reason: first?.getAttribute("value") ?? "" });
		const page = await read(address);
		expect(page.all("main input[checked]").map((one) => one.getAttribute("value"))).toEqual([
			first?.getAttribute("value"),
		]);
		expect(page.said()).toContain(t("unsubscribe.reasons.thanks"));
	});

	const site = openOfSuite(open);
	it.each(["", "nothing", "%00"])("says that a link like %j is invalid", async (other) => {
		const { read, post, subscriber } = site();
		const wrong = `${path}?token=${encodeURIComponent(other)}`;
		for (const page of [await read(wrong), await post(wrong)]) {
			expect([page.status, heading(page)]).toEqual([404, titleOf(t("unsubscribe.invalid.title"))]);
		}
		expect((await subscriber()).state).toBe("confirmed");
	});

	it("does not show the reader's address, as mails are forwarded", async () => {
		const { read } = await open();
		expect((await read(address)).html).not.toContain(readerAddress(0));
	});
});

describe.each(languages)("changing what a subscription says (%s)", (language) => {
	const t = defaultTexts.open(language, "newsletter");
	const path = localizePath(pages["newsletter/settings"], language);

	it("begins with a mail to the present address, by the link of any mail", async () => {
		const { read, post, database } = await open();
		const page = await read(`${path}?token=${token}`);
		expect(page.texts("main h1")).toEqual([titleOf(t("settings.ask.title"))]);
		expect(page.html).not.toContain(readerAddress(0));
		const asked = await post(`${path}?token=${token}`);
		expect([asked.status, asked.headers.get("Location")]).toEqual([303, `${path}?done=asked`]);
		const mails = await database.db.selectFrom("outgoing_mails").selectAll().execute();
		expect(JSON.stringify(mails)).toContain(readerAddress(0));
	});

	const site = openOfSuite(open);
	it.each(["asked", "saved", "address"] as const)("says that it is done: %s", async (done) => {
		const { read } = site();
		expect((await read(`${path}?done=${done}`)).texts("main h1")).toEqual([
			titleOf(t(`settings.${done}.title`)),
		]);
	});

	it.each(["?token=nothing", "?link=nothing", "", "?done=hacked"])("finds nothing at %j", async (query) => {
		const { read, send } = site();
		const fields = { language, email: "" };
		for (const page of [await read(path + query), await send(path + query, fields)])
			expect(page.status).toBeGreaterThan(399);
		expect((await read(path + query)).texts("main h1")).toEqual([titleOf(t("settings.invalid.title"))]);
	});
});

describe.each(languages)("proving another address (%s)", (language) => {
	const t = defaultTexts.open(language, "newsletter");
	const path = localizePath(pages["newsletter/address"], language);

	const site = openOfSuite(open);
	it.each(["?token=nothing", ""])("is not done by a link like %j", async (query) => {
		const { read, send, subscriber } = site();
		for (const page of [await read(path + query), await send(path + query)]) {
			expect([page.status, page.texts("main h1")]).toEqual([404, [titleOf(t("address.invalid.title"))]]);
		}
		expect((await subscriber()).email).toBe(readerAddress(0));
	});

	it("says that it is done", async () => {
		const { read } = site();
		expect((await read(`${path}?done`)).texts("main h1")).toEqual([titleOf(t("address.done.title"))]);
	});
});

describe.each(languages)("signing up without scripts (%s)", (language) => {
	const path = localizePath(pages["newsletter/thanks"], language);
	const form = defaultTexts.open(language, "newsletterForm");

	it("is taken by the form of any page, which leads to what comes next", async () => {
		const { read, post, database } = await open();
		const page = await read(localizePath(pages.blog, language));
		const [sent] = page.all('main form[method="post"]');
		expect(sent?.getAttribute("action")).toBe(path);
		const done = await post(path, { email: "Ada@Example.com", page: "/blog", consent: "on" });
		expect([done.status, done.headers.get("Location")]).toEqual([303, path]);
		expect((await read(path)).said()).toContain(form("pending"));
		const rows = await database.db.selectFrom("subscribers").select(["email", "state", "language"]).execute();
		expect(rows).toContainEqual({ email: "ada@example.com", state: "pending", language });
	});
});
