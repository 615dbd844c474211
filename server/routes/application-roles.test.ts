import { describe, expect, it } from "vitest";
import { type ApplicationState, applicationStates } from "#app/features/applications/application.ts";
import { nextStates, sentStates } from "#app/features/applications/application-states.ts";
import type { Application } from "#app/features/applications/inbox/inbox.ts";
import { roleNames } from "#app/site/roles.ts";
import { engines } from "#platform/testing/fresh-database.ts";
import { someApplication, somePhotograph } from "#server/testing/applications.ts";
import { someGuest, someTable } from "#server/testing/guests.ts";
import { sessionOf, somePerson } from "#server/testing/people.ts";
import { testSite } from "#server/testing/test-site.ts";

const path = "/api/admin/applications";

async function open(engine: (typeof engines)[number]) {
	const site = await testSite({ engine });
	const owner = await site.signIn();
	const parts = { db: site.database.db, masters: site.site.services.masters };
	const tokens = { owner, editor: "", host: "" };
	for (const role of ["editor", "host"] as const)
		tokens[role] = await sessionOf(site, await somePerson(site.database, role));
	/** Adds an application in a state, sent unless it is unfinished. */
	const add = (state: ApplicationState) =>
		someApplication(parts, { state, ...(state === "unfinished" && { sent_at: null }) });
	const photograph = (id: string) => somePhotograph(parts, id);
	return { ...site, tokens, add, photograph };
}

describe.each(engines)("the states of an application, by who changes them, on %s", (engine) => {
	it("follow each other for the owner as the table says, for editors, hosts and strangers never", async () => {
		const { send, tokens, add } = await open(engine);
		const moved: Record<string, string[]> = {};
		for (const from of applicationStates) {
			for (const to of sentStates) {
				const id = await add(from);
				const move = (token?: string) =>
					send("PUT", `${path}/${id}/state`, { state: to, version: 1, mail: null }, token);
				const refused = [await move(), await move(tokens.editor), await move(tokens.host)];
				expect(refused.map(({ status }) => status)).toEqual([401, 403, 403]);
				const { status } = await move(tokens.owner);
				expect([200, from === "unfinished" ? 404 : 409]).toContain(status);
				if (status === 200) moved[from] = [...(moved[from] ?? []), to];
			}
		}
		const table = sentStates.map((from) => [from, nextStates("agency", from)]);
		expect(moved).toEqual(Object.fromEntries(table));
	});

	it("let the owner alone see it, note it, seat it and end a membership, where it stands for that", async () => {
		const { send, tokens, add, stores } = await open(engine);
		const { id: tableId } = await someTable(stores, { tableSize: 40 });
		const guest = someGuest();
		const asked = (id: string): [string, string, object?][] => [
			["POST", `${path}/${id}/opening`],
			["POST", `${path}/${id}/notes`, { text: "A note" }],
			["PUT", `${path}/${id}/membership`, { membership: "paused", version: 1 }],
			["POST", `${path}/${id}/guest`, { ...guest, tableId, version: 1 }],
		];
		for (const state of sentStates.filter((one) => one !== "new")) {
			for (const [place] of asked("").entries()) {
				const [method, at, body] = asked(await add(state))[place] ?? ["", ""];
				for (const role of roleNames.filter((one) => one !== "owner"))
					expect((await send(method, at, body, tokens[role])).status).toBe(403);
				expect((await send(method, at, body)).status).toBe(401);
				const needsYes = place > 1;
				const { status } = await send(method, at, body, tokens.owner);
				expect([state, at.split("/").at(-1), status < 300]).toEqual([
					...[state, at.split("/").at(-1)],
					!needsYes || state === "accepted",
				]);
			}
		}
	});

	it("let the owner alone see a photograph, once it was sent", async () => {
		const { send, tokens, add, photograph } = await open(engine);
		for (const state of applicationStates) {
			const id = await add(state);
			const picture = `${path}/${id}/photographs/${await photograph(id)}`;
			const seen = [tokens.owner, tokens.editor, tokens.host, undefined].map((token) =>
				send("GET", picture, undefined, token),
			);
			const statuses = (await Promise.all(seen)).map(({ status }) => status);
			expect([state, ...statuses]).toEqual([state, state === "unfinished" ? 404 : 200, 403, 403, 401]);
		}
	});

	it("lose no note where two tabs are in conflict: who comes second is told how it is now", async () => {
		const { send, tokens, add } = await open(engine);
		const id = await add("read");
		const tabs = ["kept", "declined"].map(async (state) => {
			const noted = send("POST", `${path}/${id}/notes`, { text: `Note of ${state}` }, tokens.owner);
			const moved = send("PUT", `${path}/${id}/state`, { state, version: 1, mail: null }, tokens.owner);
			return [await noted, await moved] as const;
		});
		const answers = await Promise.all(tabs);
		expect(answers.map(([noted]) => noted.status)).toEqual([201, 201]);
		expect(answers.map(([, moved]) => moved.status).toSorted()).toEqual([200, 409]);
		const stale = answers.map(([, moved]) => moved).find(({ status }) => status === 409);
		const current = ((await stale?.json()) as { current: Application } | undefined)?.current;
		const now = (await (
			await send("POST", `${path}/${id}/opening`, undefined, tokens.owner)
		).json()) as Application;
		expect([current?.version, current?.state]).toEqual([now.version, now.state]);
		const notes = now.entries.flatMap((entry) => (entry.kind === "note" ? [entry.text] : []));
		expect(notes.toSorted()).toEqual(["Note of declined", "Note of kept"]);
	});
});
