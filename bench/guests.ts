import { Administrator } from "#e2e/support/administrator.ts";
import { systemClock } from "#platform/clock.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { openStores } from "#server/composition/stores.ts";
import { addTablesWithGuests } from "#server/testing/guests.ts";
import { elapsed } from "./elapsed.ts";
import { milliseconds, percentile } from "./figures.ts";
import { atMost, type Part } from "./part.ts";
import { withSite } from "./site.ts";

const tables = 500;
const guests = 10_000;
const asked = 100;
const high = 95;
const maxMs = 50;

/** Measures the requests of a table's guest list. */
export const guestsPart: Part = {
	title: `The guest list of a table among ${tables} with ${guests.toLocaleString("en-GB")} guests`,
	method: `The requests that the screen sends: opening it, who would fit, where a guest can be moved to, and a change of state; ${asked} of each, one at a time.`,
	measure: () =>
		withSite(async (site) => {
			const administrator = await Administrator.signIn(site.url);
			const { dataDir, databaseUrl } = site.place;
			const database = await openDatabase({ dataDir, databaseUrl: databaseUrl || undefined });
			const ids = await addTablesWithGuests(database, openStores(database, systemClock), { tables, guests });
			await database.analyze();
			await database.close();
			const taken = {
				opened: [] as number[],
				fitting: [] as number[],
				moves: [] as number[],
				states: [] as number[],
			};
			for (let number = 0; number < asked; number += 1) {
				const at = `/api/admin/tables/${ids[(number * 7) % ids.length]}`;
				taken.opened.push(
					await elapsed(async () => (await administrator.read(`${at}/guests?`)).arrayBuffer()),
				);
				taken.fitting.push(
					await elapsed(async () => (await administrator.read(`${at}/fitting`)).arrayBuffer()),
				);
				taken.moves.push(
					await elapsed(async () => (await administrator.read("/api/admin/tables")).arrayBuffer()),
				);
				const { guests: listed } = await administrator.request<{ guests: { id: string; version: number }[] }>(
					"GET",
					`${at}/guests?state=applied&limit=1`,
				);
				const [guest] = listed;
				if (guest === undefined) throw new Error("The table has nobody who applied.");
				const change = { state: "waiting", version: guest.version };
				const path = `/api/admin/guests/${guest.id}/state`;
				taken.states.push(await elapsed(() => administrator.request("PUT", path, change)));
			}
			const row = (name: string, ms: number[]) =>
				atMost(`Guests of a table, ${name}, p${high}`, percentile(ms, high), maxMs, milliseconds);
			return {
				rows: [
					row("opening", taken.opened),
					row("who would fit", taken.fitting),
					row("tables to move to", taken.moves),
					row("change of state", taken.states),
				],
				details: [],
			};
		}),
};
