import { move, postpone } from "./table-journey/changing.ts";
import { answer, confirm, invite } from "./table-journey/inviting.ts";
import type { TableJourney } from "./table-journey/journey.ts";
import { layTables, sayHowToPay, seatApplicants } from "./table-journey/laying.ts";
import { arrive, wish } from "./table-journey/meeting.ts";
import { pay, sendReceipts } from "./table-journey/paying.ts";

/** A table from its first word to its receipts, by the hands of its owner and of its guests, in French on phones. */
export async function tableJourney(journey: TableJourney): Promise<void> {
	await journey.owner.evaluate(`void (document.cookie = "language=fr; path=/")`);
	await sayHowToPay(journey);
	const tables = await layTables(journey);
	await seatApplicants(journey, tables.brunchId);
	const links = await invite(journey, tables.brunchId);
	await answer(journey, links);
	await confirm(journey, tables.brunchId);
	await move(journey, tables, links);
	await postpone(journey, links);
	await pay(journey, tables.brunchId);
	await arrive(journey, tables.brunchId);
	await wish(journey, tables.brunchId);
	await sendReceipts(journey, tables.brunchId);
}
