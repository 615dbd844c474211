import { describe, expect, it } from "vitest";
import type { GuestMailPreview } from "#app/features/guest-mails/guest-mail.ts";
import { engines } from "#platform/testing/fresh-database.ts";
import { luc, openTable } from "#server/testing/table-of-guests.ts";

const place = { restaurant: "Le Jardin", address: "Royal Road, Moka", directions: "Behind the church." };

async function open(engine: (typeof engines)[number]) {
	const site = await openTable(engine);
	const { stores, man, change, path, send } = site;
	await change(place);

	/** Writes what is known of Luc. */
	async function write(written: object): Promise<void> {
		const { version } = await stores.guests.get(man);
		await stores.guests.update(man, { ...luc, ...written, version });
	}
	/** The text that WhatsApp would open with; null where there is no link to it. */
	async function textOf(kind: string): Promise<string | null> {
		const answer = await send("POST", `${path}/preview`, { kind, guestId: man, note: "" }, site.token);
		const { whatsApp } = (await answer.json()) as GuestMailPreview;
		return whatsApp === null ? null : new URL(whatsApp).searchParams.get("text");
	}
	return { ...site, write, textOf };
}

describe.each(engines)("a message to a guest by WhatsApp on %s", (engine) => {
	it("says where and how in the language of one who is confirmed, has a number and agreed", async () => {
		const { setState, man, write, textOf } = await open(engine);
		await setState(man, "confirmed");
		await write({ telephone: "5712 3456", takesMessages: true });
		const text = await textOf("confirmation");
		expect(text).toMatch(/^Bonjour Luc,\n\nNous nous réjouissons/);
		expect(text).toContain("Le Jardin, Royal Road, Moka");
		expect(text).toContain("Behind the church.");
		expect(text).not.toMatch(/undefined|\{\{|fichier joint/);
	});

	it.each([
		["without consent", { telephone: "5712 3456", takesMessages: false }],
		["without a number", { telephone: "", takesMessages: true }],
	])("is offered to nobody %s", async (_why, written) => {
		const { setState, man, write, textOf } = await open(engine);
		await setState(man, "confirmed");
		await write(written);
		expect(await textOf("confirmation")).toBeNull();
	});

	it("says nothing of the place to one who is invited, and invites nobody: that needs a link", async () => {
		const { order, written, man, write, textOf } = await open(engine);
		await order("invitation", [man]);
		await written();
		await write({ telephone: "5712 3456", takesMessages: true });
		expect(await textOf("invitation")).toBeNull();
		expect(await textOf("confirmation")).toBeNull();
		const changed = await textOf("change");
		expect(changed).toContain("Quelque chose a changé");
		expect(changed).not.toMatch(/Jardin|Royal Road|church/);
	});
});
