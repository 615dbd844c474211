import fc from "fast-check";
import { createTransport } from "nodemailer";
import { describe, expect, it } from "vitest";
import { defaultTexts } from "#app/i18n/site-texts.server.ts";
import { isEmail, normalizeEmail } from "#app/mail/email-address.ts";
import { emailHtml } from "#app/mail/email-html.server.ts";
import { shippedLook } from "#app/site/site-look.ts";
import type { QueuedMail } from "#platform/mail/mail-queue.ts";
import { readMail } from "#platform/testing/smtp-inbox.ts";
import { newsletterMails } from "./newsletter-mails.server.ts";

const queued: QueuedMail = {
	id: "42",
	recipient: "reader@example.com",
	language: "fr",
	kind: "newsletter-confirm",
	payload: JSON.stringify({ subscriberId: "7" }),
	created_at: "2026-01-15T08:00:00.000Z",
	tries: 1,
};

const write = newsletterMails({
	confirmations: { open: async (id) => ({ token: `confirm-${id}`, unsubscribeToken: `leave-${id}` }) },
	subscribers: { find: async () => undefined },
	readerLinks: { open: async (id, recipient, proves) => `${proves}-${id}-${recipient}` },
	siteUrl: "https://ensemble.example",
	readTexts: async () => defaultTexts,
});

describe("a mail of the newsletter", () => {
	it("has the same message id at each try", async () => {
		const [first, second] = [await write(queued), await write({ ...queued, tries: 2 })];
		expect(first?.messageId).toBe("42@ensemble.example");
		expect(second?.messageId).toBe(first?.messageId);
	});

	it.each([
		["fr", "Confirmer mon abonnement\u00a0:\nhttps://", "Se désabonner\u00a0:\nhttps://"],
		["en", "Confirm my subscription:\nhttps://", "Unsubscribe:\nhttps://"],
	] as const)("introduces its links as its language (%s) writes a colon", async (language, button, leave) => {
		const text = (await write({ ...queued, language }))?.text ?? "";
		expect(text).toContain(button);
		expect(text).toContain(leave);
	});

	it.each([
		["newsletter-settings", "/fr/newsletter/settings?link=present-7-reader@example.com"],
		["newsletter-address", "/fr/newsletter/address?token=new-7-reader@example.com"],
		["newsletter-moved", "/fr/privacy-policy"],
	])(
		"that proves or tells an address (%s) has its own link, and none that every mail has",
		async (kind, path) => {
			const mail = await write({ ...queued, kind });
			const links = mail?.text.match(/https:\S+/g);
			expect(links).toEqual([`https://ensemble.example${path}`]);
			expect(mail?.html).toContain(`href="https://ensemble.example${path}"`);
			expect(Object.keys(mail?.headers ?? {})).not.toContain("List-Unsubscribe");
		},
	);

	it("is not written for a person who was erased", async () => {
		expect(await write({ ...queued, kind: "newsletter-welcome" })).toBeUndefined();
	});

	it("fails loudly for a kind that nothing writes", async () => {
		await expect(write({ ...queued, kind: "invoice" })).rejects.toThrow("invoice");
	});

	it("has one recipient and the same headers, whatever address was accepted", async () => {
		const mailer = createTransport({ streamTransport: true, buffer: true }, { from: "a@ensemble.example" });
		const sent = async (recipient: string) => {
			const message = await write({ ...queued, recipient });
			if (message === undefined) throw new Error("Nothing was written");
			const { envelope, message: bytes } = await mailer.sendMail({
				...message,
				to: { name: "", address: message.to },
			});
			return { recipients: envelope.to, headers: readMail(String(bytes)).headers };
		};
		const usual = await sent(queued.recipient);
		const mark = fc.constantFrom(..."ab.!#$%&'*+/=?^_`{|}~-");
		const name = fc.string({ unit: mark, minLength: 1, maxLength: 64 });
		const address = fc
			.oneof(
				fc.emailAddress(),
				name.map((odd) => `${odd}@b-c.example`),
			)
			.map(normalizeEmail)
			.filter(isEmail);
		await fc.assert(
			fc.asyncProperty(address, async (recipient) => {
				const { recipients, headers } = await sent(recipient);
				expect(recipients).toHaveLength(1);
				expect(Object.keys(headers)).toEqual(Object.keys(usual.headers));
				expect({ ...headers, to: "", "content-type": "" }).toEqual({
					...usual.headers,
					to: "",
					"content-type": "",
				});
			}),
		);
	});
});

it("escapes its texts, whatever they contain", async () => {
	const attack = `<img src=x onerror=alert(1)>"><script>alert(1)</script>`;
	const html = await emailHtml({
		name: "Ensemble",
		look: shippedLook,
		language: "en",
		subject: attack,
		preview: attack,
		title: `*${attack}*`,
		text: attack,
		facts: [{ label: attack, text: attack }],
		note: attack,
		button: { label: attack, url: `https://ensemble.example/?${attack}` },
		footer: {
			why: attack,
			links: [{ label: attack, url: `https://ensemble.example/${attack}` }],
			address: attack,
		},
	});
	expect(html).not.toMatch(/<script|<img/);
	expect(html).not.toMatch(/href="[^"]*"[^ >]/);
});
