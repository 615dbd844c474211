import { describe, expect, it } from "vitest";
import { defaultTexts } from "#app/i18n/site-texts.server.ts";
import type { OwnerMail } from "#app/mail/email-text.server.ts";
import { ownerMailWriter } from "./owner-mail.ts";

const siteUrl = "https://agency.test";
const example: OwnerMail = {
	subject: "Something happened",
	preview: "In short.",
	title: "Something *happened*",
	text: "This is what it was.",
	facts: [{ label: "A form", text: "No answer" }],
	button: { label: "See it", url: `${siteUrl}/admin` },
	why: "You own the site.",
};

const queued = (language: "en" | "fr") => ({
	...{ id: "one", recipient: "owner@agency.test", kind: "something", payload: "{}", language },
	...{ created_at: "2026-01-15T08:00:00.000Z", next_try_at: null, sent_at: null, tries: 0 },
	...{ last_error: null, unhurried: 0 as const },
});

describe("a mail to the owner", () => {
	it.each([
		["en", "See it:"],
		["fr", "See it\u00a0:"],
	] as const)("is in one envelope, in %s", async (language, label) => {
		const write = ownerMailWriter({ siteUrl, readTexts: async () => defaultTexts }, async () => example);
		const mail = await write(queued(language));
		expect(mail).toMatchObject({
			to: "owner@agency.test",
			subject: "Something happened",
			headers: { "Auto-Submitted": "auto-generated", "Content-Language": language },
			messageId: "one@agency.test",
			date: new Date("2026-01-15T08:00:00.000Z"),
		});
		const { name } = defaultTexts.facts(language);
		const end = `--\n\nYou own the site.\n\n${name}\n`;
		expect(mail?.text).toBe(
			`${name}\n\nSomething happened\n\nThis is what it was.\n\n` +
				`${label.replace("See it", "A form")} No answer\n\n${label}\n${siteUrl}/admin\n\n${end}`,
		);
		for (const words of ["This is what it was.", "No answer", `${siteUrl}/admin`, "You own the site."]) {
			expect(mail?.html).toContain(words);
		}
	});

	it("is not written where there is nothing to tell any more", async () => {
		const write = ownerMailWriter({ siteUrl, readTexts: async () => defaultTexts }, async () => undefined);
		expect(await write(queued("en"))).toBeUndefined();
	});
});
