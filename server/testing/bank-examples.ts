import type { TablePayments } from "#app/features/payments/payment.ts";
import type { ExampleSite } from "./example-site.ts";
import { someGuest, someTable } from "./guests.ts";

const address = "/api/admin/bank-file";
const lines = "/api/admin/bank-lines";

/** A guest who owes 1,000 rupees. */
async function someAccount({ stores, request }: ExampleSite) {
	const { id } = await someTable(stores);
	await stores.guests.add(id, someGuest({}, "confirmed"));
	const { accounts } = (await (
		await request("GET", `/api/admin/tables/${id}/payments`)
	).json()) as TablePayments;
	const [account] = accounts;
	if (account === undefined) throw new Error("There is no account");
	return account;
}

/** The examples of the operations on a bank's file. */
export const bankExamples: Record<string, (site: ExampleSite) => Promise<Response[]>> = {
	"POST /api/admin/bank-file": async (site) => {
		const { reference } = await someAccount(site);
		const send = (file: string | undefined) => {
			const body = new FormData();
			if (file !== undefined) body.set("file", new File([file], "statement.csv"));
			const headers = { Authorization: `Bearer ${site.token}` };
			return site.app.request(address, { method: "POST", body, headers });
		};
		const statement = [
			"Date;Libellé;Montant",
			`14/01/2026;Virement ${reference};1 000,00`,
			`14/01/2026;Virement ${reference};500,00`,
			"14/01/2026;Loyer;-20 000,00",
			"31/02/2026;Loyer;-20 000,00",
		].join("\n");
		return [await send(statement), await send("Tag;Text\n1;2"), await send(undefined)];
	},
	"POST /api/admin/bank-lines": async (site) => {
		const { id: accountId, version, reference } = await someAccount(site);
		const line = { day: "2026-01-14", amount: 100_000, text: reference, copy: 1 };
		const part = { accountId, version, amount: 100_000 };
		return [
			await site.request("POST", lines, { line, parts: [part] }),
			await site.request("POST", lines, { line, parts: [part] }),
			await site.request("POST", lines, { line, parts: [] }),
			await site.request("POST", lines, {
				line: { ...line, copy: 2 },
				parts: [{ ...part, accountId: "none" }],
			}),
		];
	},
};
