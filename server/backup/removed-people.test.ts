import { createWriteStream } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { eventInput } from "#app/features/events/event.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { bothEngines, freshDatabase, freshPlace } from "#platform/testing/fresh-database.ts";
import { testSite } from "#server/testing/test-site.ts";
import { runRestore } from "./command.ts";
import { writeArchive } from "./write-archive.ts";

const code = "seven quiet herons";

describe.each(bothEngines)("an older backup, restored on %s", (engine) => {
	/** A site with two editors and somebody invited, whose backup was written before one of them is removed. */
	async function siteWithBackup() {
		const { clock, advance } = movableClock();
		const database = await freshDatabase(engine);
		const site = await testSite({ database, clock });
		const owner = await site.signIn();
		const { people } = site.stores;
		async function invite(name: string) {
			const person = {
				...{ name, email: `${name.toLowerCase()}@example.org`, role: "editor" as const },
				...{ language: "en" as const, eventId: null },
			};
			const { id } = await people.invite(person);
			return { id, token: (await people.openInvitation(id))?.token ?? "" };
		}
		const [anna, bea] = [await invite("Anna"), await invite("Bea")];
		for (const { token } of [anna, bea]) await people.accept(token, code, async () => true);
		const { token } = await invite("Carl");
		await database.db
			.insertInto("passkey_challenges")
			.values({ challenge: "c", purpose: "sign-in", person_id: null, expires_at: "2999-01-01T00:00:00.000Z" })
			.execute();
		const folder = join(site.folder, "backups");
		await mkdir(folder, { recursive: true });
		const file = join(folder, "site.tar.gz");
		await writeArchive(database, createWriteStream(file), { now: clock() });
		advance(60_000);
		const remove = () => site.send("DELETE", `/api/admin/people/${anna.id}`, undefined, owner);
		return { file, folder, remove, token, anna };
	}

	it("brings nobody back who was removed since, opens no invitation, and says who may sign in", async () => {
		const { file, folder, remove, token, anna } = await siteWithBackup();
		expect((await remove()).status).toBe(204);
		const list = await readFile(join(folder, "erased.json"), "utf8");
		expect(list).not.toContain(anna.id);
		const target = await freshPlace(engine);
		const restored = await runRestore(file, {}, target);
		expect(restored).toMatchObject({
			removedAgain: 1,
			erasedAgain: 0,
			people: [{ name: "Bea", role: "editor" }],
		});
		const database = await openDatabase(target);
		const site = await testSite({ database });
		expect((await site.stores.people.list()).map(({ name }) => name).toSorted()).toEqual(["Bea", "Carl"]);
		expect(await site.stores.people.findInvited(token)).toBeUndefined();
		const invited = database.db.selectFrom("people").select("id").where("invitation_hash", "is not", null);
		expect(await invited.execute()).toEqual([]);
		expect(await database.db.selectFrom("passkey_challenges").selectAll().execute()).toEqual([]);
		const logIn = (email: string) => site.send("POST", "/api/admin/login", { email, password: code });
		expect((await logIn("anna@example.org")).status).toBe(401);
		expect((await logIn("bea@example.org")).status).toBe(200);
	});

	it("brings no host back whose evening was deleted or over since", async () => {
		const { clock, advance } = movableClock("2026-02-10T08:00:00.000Z");
		const database = await freshDatabase(engine);
		const site = await testSite({ database, clock });
		const { events, people } = site.stores;
		const owner = await site.signIn();
		async function invite(name: string) {
			const evening = { title: name, date: "", time: "", price: "Rs1000", tableSize: 6, startTime: "18:30" };
			const { id: eventId } = await events.create(
				eventInput.parse({ ...evening, calendarDate: "2026-02-14" }),
			);
			const host = { name, email: `${name}@example.org`, role: "host" as const, language: "en" as const };
			await people.invite({ ...host, eventId });
			return eventId;
		}
		const deleted = await invite("Deleted");
		await invite("Over");
		const folder = join(site.folder, "backups");
		await mkdir(folder, { recursive: true });
		const file = join(folder, "site.tar.gz");
		await writeArchive(database, createWriteStream(file), { now: clock() });
		advance(60_000);
		expect((await site.send("DELETE", `/api/events/${deleted}`, undefined, owner)).status).toBe(204);
		expect((await readFile(join(folder, "erased.json"), "utf8")).trim().split("\n")).toHaveLength(1);
		advance(5 * 24 * 3_600_000);
		await site.site.services.endHosts();
		const restored = await runRestore(file, {}, await freshPlace(engine));
		expect(restored).toMatchObject({ removedAgain: 2, people: [] });
	});

	it("names everybody in it where no list lies beside it", async () => {
		const { file } = await siteWithBackup();
		const restored = await runRestore(file, {}, await freshPlace(engine));
		expect(restored.removedAgain).toBeUndefined();
		expect(restored.people.map(({ name }) => name)).toEqual(["Anna", "Bea"]);
	});
});
