import type { TablePayments } from "#app/features/payments/payment.ts";
import type { ExampleSite } from "./example-site.ts";
import { someGuest, someTable } from "./guests.ts";

const accounts = "/api/admin/payments";
const day = "2026-01-15";

/** A table with a guest who confirmed, and what they owe. */
async function tableWithDebt({ stores, request }: ExampleSite) {
	const { id } = await someTable(stores);
	await stores.guests.add(id, someGuest({ email: "anais@example.com" }, "confirmed"));
	const path = `/api/admin/tables/${id}/payments`;
	const { accounts: found } = (await (await request("GET", path)).json()) as TablePayments;
	const [account] = found;
	if (account === undefined) throw new Error("There is no account");
	return { path, account, of: `${accounts}/${account.id}` };
}

const payment = { version: 1, amount: 150_000, day, way: "juice" };

/** … who paid more than that. */
async function tableWithSurplus(site: ExampleSite) {
	const opened = await tableWithDebt(site);
	await site.request("POST", `${opened.of}/payment`, payment);
	return opened;
}

/** The examples of the operations on what guests owe and paid. */
export const paymentExamples: Record<string, (site: ExampleSite) => Promise<Response[]>> = {
	"GET /api/admin/tables/{id}/payments": async (site) => {
		const { path } = await tableWithDebt(site);
		return [await site.request("GET", path), await site.request("GET", "/api/admin/tables/none/payments")];
	},
	"POST /api/admin/payments/{id}/payment": async (site) => {
		const { of } = await tableWithDebt(site);
		return [
			await site.request("POST", `${of}/payment`, payment),
			await site.request("POST", `${of}/payment`, payment),
			await site.request("POST", `${accounts}/none/payment`, payment),
		];
	},
	"POST /api/admin/payments/{id}/correction": async (site) => {
		const { of } = await tableWithSurplus(site);
		return [
			await site.request("POST", `${of}/correction`, { version: 2, position: 2 }),
			await site.request("POST", `${of}/correction`, { version: 3, position: 2 }),
			await site.request("POST", `${accounts}/none/correction`, { version: 1, position: 2 }),
		];
	},
	"POST /api/admin/payments/{id}/refund": async (site) => {
		const { of } = await tableWithSurplus(site);
		const refund = { version: 2, amount: 20_000, day, way: "transfer" };
		return [
			await site.request("POST", `${of}/refund`, refund),
			await site.request("POST", `${of}/refund`, { ...refund, version: 3, amount: 40_000 }),
			await site.request("POST", `${accounts}/none/refund`, refund),
		];
	},
	"POST /api/admin/payments/{id}/keeping": async (site) => {
		const { of } = await tableWithSurplus(site);
		const kept = { version: 2, amount: 20_000 };
		return [
			await site.request("POST", `${of}/keeping`, kept),
			await site.request("POST", `${of}/keeping`, kept),
			await site.request("POST", `${accounts}/none/keeping`, kept),
		];
	},
	"POST /api/admin/payments/{id}/forgiveness": async (site) => {
		const { of } = await tableWithDebt(site);
		const forgiven = { version: 1, amount: 100_000 };
		return [
			await site.request("POST", `${of}/forgiveness`, forgiven),
			await site.request("POST", `${of}/forgiveness`, { ...forgiven, version: 2 }),
			await site.request("POST", `${accounts}/none/forgiveness`, forgiven),
		];
	},
	"GET /api/admin/owed-back": async (site) => {
		await tableWithSurplus(site);
		return [await site.request("GET", "/api/admin/owed-back")];
	},
	"GET /api/admin/payments/{id}/reminder": async (site) => {
		const { of } = await tableWithDebt(site);
		const shown = await site.request("GET", `${of}/reminder`);
		await site.request("POST", `${of}/payment`, payment);
		return [
			shown,
			await site.request("GET", `${of}/reminder`),
			await site.request("GET", `${accounts}/none/reminder`),
		];
	},
	"POST /api/admin/payments/{id}/reminder": async (site) => {
		const { of } = await tableWithDebt(site);
		return [
			await site.request("POST", `${of}/reminder`, { by: "mail" }),
			await site.request("POST", `${of}/reminder`, { by: "message" }),
			await site.request("POST", `${accounts}/none/reminder`, { by: "mail" }),
		];
	},
	"POST /api/admin/payments/{id}/receipt": async (site) => {
		const { of, account } = await tableWithSurplus(site);
		const mailed = await site.request("POST", `${of}/receipt`, { position: 2 });
		const guest = await site.stores.guests.get(account.guestId);
		await site.stores.guests.update(guest.id, { ...guest, email: "" });
		return [
			mailed,
			await site.request("POST", `${of}/receipt`, { position: 2 }),
			await site.request("POST", `${of}/receipt`, { position: 1 }),
		];
	},
	"GET /api/admin/receipts/{year}/{number}": async (site) => {
		await tableWithSurplus(site);
		return [
			await site.request("GET", "/api/admin/receipts/2026/1"),
			await site.request("GET", "/api/admin/receipts/2026/2"),
			await site.request("GET", "/api/admin/receipts/2026/none"),
		];
	},
};
