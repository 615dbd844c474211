import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { confirmationsStore } from "#app/features/newsletter/signup/confirmations.store.server.ts";
import { openSqlite } from "#platform/database/sqlite.ts";
import { mailQueue } from "#platform/mail/mail-queue.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { engines, freshDatabase, migratedPlace } from "#platform/testing/fresh-database.ts";
import { erasuresStore } from "./subscribers.erasure.server.ts";
import { subscribersStore } from "./subscribers.store.server.ts";

const email = "ada@example.com";
const tables = ["subscribers", "confirmations", "outgoing_mails", "forgotten_subscribers"] as const;

describe.each(engines)("erasing a subscriber on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		const { clock, advance } = movableClock();
		const mails = mailQueue(db, clock);
		const subscribers = subscribersStore(db, clock, mails);
		const confirmations = confirmationsStore(db, clock, mails);
		const erasures = erasuresStore(db, clock);
		/**
		 * Asks for the newsletter and opens the mail. @returns the person's id and the tokens of its
		 * links.
		 */
		async function asked(address = email) {
			await subscribers.ask({ email: address, language: "en", page: "/" });
			const { id, unsubscribe_token } = await db
				.selectFrom("subscribers")
				.selectAll()
				.where("email", "=", address)
				.executeTakeFirstOrThrow();
			const link = await confirmations.open(id, clock().toISOString());
			return { id, token: link?.token ?? "", unsubscribeToken: unsubscribe_token };
		}
		const content = async () =>
			Object.fromEntries(
				await Promise.all(
					tables.map(async (table) => [table, await db.selectFrom(table).selectAll().execute()] as const),
				),
			);
		return { db, advance, mails, subscribers, confirmations, erasures, asked, content };
	}

	it("leaves only a keyed hash of the person, and everybody else unchanged", async () => {
		const { db, mails, confirmations, erasures, asked, content } = await open();
		const { token: other } = await asked("ben@example.com");
		await confirmations.confirm(other);
		const before = await content();
		const ada = await asked();
		await confirmations.confirm(ada.token);
		const claimed = await mails.claim();
		if (claimed !== undefined) await mails.markSent(claimed);
		// A mail to another address that concerns the person.
		const payload = JSON.stringify({ subscriberId: ada.id });
		await mails.enqueue(db, { recipient: "old-ada@example.com", language: "en", kind: "notice", payload });

		await erasures.erase(ada.id);
		const { forgotten_subscribers: forgotten, outgoing_mails, ...rest } = await content();
		expect(forgotten).toEqual([
			{ address_hash: expect.stringMatching(/^[0-9a-f]{64}$/), forgotten_at: "2026-01-15T08:00:00.000Z" },
		]);
		expect(rest).toEqual({ subscribers: before.subscribers, confirmations: before.confirmations });
		const recipients = (outgoing_mails as { recipient: string }[]).map(({ recipient }) => recipient);
		expect(recipients).toEqual(["ben@example.com", "ben@example.com"]);
		expect(JSON.stringify(await content())).not.toMatch(new RegExp(`ada@|${ada.id}`));
	});

	it("returns by the whole address, in any case, when its owner was erased", async () => {
		const { advance, erasures, asked } = await open();
		const { id } = await asked();
		advance(60_000);
		await erasures.erase(id);
		expect(await erasures.erasedOn(" ADA@Example.com ")).toBe("2026-01-15T08:01:00.000Z");
		expect(await erasures.erasedOn("ada@example.co")).toBeUndefined();
		const again = await asked();
		advance(60_000);
		await erasures.erase(again.id);
		expect(await erasures.erasedOn(email)).toBe("2026-01-15T08:02:00.000Z");
	});

	it("makes every link of the person an unknown one, which brings nobody back", async () => {
		const { subscribers, confirmations, erasures, asked, content } = await open();
		const { id, token, unsubscribeToken } = await asked();
		await erasures.erase(id);
		const before = await content();
		expect(await confirmations.find(token)).toBe("invalid");
		expect(await confirmations.confirm(token)).toBe("invalid");
		expect(await confirmations.open(id, new Date(0).toISOString())).toBeUndefined();
		expect(await subscribers.findSubscription(unsubscribeToken)).toBe("invalid");
		expect(await subscribers.unsubscribe(unsubscribeToken)).toBe("invalid");
		expect(await subscribers.undoUnsubscribe(unsubscribeToken)).toBe("invalid");
		expect(await content()).toEqual(before);
	});

	it("ends when the person subscribes again and confirms", async () => {
		const { subscribers, confirmations, erasures, asked } = await open();
		const { id } = await asked();
		await erasures.erase(id);
		const again = await asked();
		expect(again.id).not.toBe(id);
		expect(await erasures.erasedOn(email)).toBeDefined();
		expect(await confirmations.confirm(again.token)).toBe("confirmed");
		expect(await erasures.erasedOn(email)).toBeUndefined();
		expect(await subscribers.find(again.id)).toMatchObject({ email, state: "confirmed" });
	});

	it("changes nothing where there is no such subscriber", async () => {
		const { erasures, asked, content } = await open();
		await asked();
		const before = await content();
		for (const id of ["nobody", "", "%"]) {
			await expect(erasures.erase(id)).rejects.toMatchObject({ status: 404, code: "not-found" });
		}
		expect(await content()).toEqual(before);
	});
});

it("the database file holds no byte of an erased person, after a stop", async () => {
	const { dataDir } = await migratedPlace("sqlite");
	const database = await openSqlite(dataDir);
	const subscribers = subscribersStore(
		database.db,
		() => new Date(),
		mailQueue(database.db, () => new Date()),
	);
	const addresses = Array.from({ length: 40 }, (_, number) => `ada-${number}@erased.example`);
	for (const address of addresses) await subscribers.ask({ email: address, language: "en", page: "/" });
	const rows = await database.db.selectFrom("subscribers").select("id").execute();
	for (const { id } of rows) await erasuresStore(database.db, () => new Date()).erase(id);
	await database.close();
	const files = await readdir(dataDir);
	const bytes = await Promise.all(files.map((name) => readFile(join(dataDir, name), "latin1")));
	expect(bytes.filter((text) => text.includes("erased.example"))).toEqual([]);
});
