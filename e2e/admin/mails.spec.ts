import type { Page } from "@playwright/test";
import type { Administrator } from "#e2e/support/administrator.ts";
import { axeFindings } from "#e2e/support/axe.ts";
import { awaitMail, expect, linkTo, test } from "#e2e/support/mail-fixtures.ts";
import { confirm, subscribe } from "#e2e/support/subscribers-screen.ts";
import { isLong } from "#platform/testing/long-tests.ts";
import type { SmtpInbox } from "#platform/testing/smtp-inbox.ts";

test.use({ siteEnvironment: { TRUST_PROXY: "true" } });

const languages = ["en", "fr"] as const;
type Language = (typeof languages)[number];
/** One of each look: with nothing but words, with facts, and with everything. */
const judged = ["welcome", "table: invitation", "letter"];
/** An address as long as one of a map, which breaks nowhere. */
const long = `https://maps.example/${"abc".repeat(40)}`;

test("every mail fits a phone of 320 px, and its colours stay readable in the dark", async ({
	page,
	inbox,
	administrator,
}) => {
	test.setTimeout(60_000);
	for (const language of isLong ? languages : (["fr"] as const)) {
		const mails = {
			...(await readerMails(page, inbox, language)),
			...(await guestMails(administrator, language)),
			letter: await letter(administrator, language),
		};
		for (const [kind, html] of Object.entries(mails)) {
			expect(html, kind).toContain("</h1>");
			await page.setContent(html);
			for (const width of [320, 600]) {
				await page.setViewportSize({ width, height: 700 });
				const wide = await page.evaluate(() => document.documentElement.scrollWidth);
				expect.soft(wide, `${kind} (${language}) at ${width} px`).toBe(width);
			}
			if (language !== "fr" || !judged.includes(kind)) continue;
			for (const colorScheme of ["light", "dark"] as const) {
				await page.emulateMedia({ colorScheme });
				const findings = await axeFindings(page, ["serious", "critical"]);
				expect.soft(findings, `${kind}, ${colorScheme}`).toEqual([]);
			}
		}
	}
});

/** Returns the mails to a reader, from the confirmation on. */
async function readerMails(page: Page, inbox: SmtpInbox, language: Language) {
	const email = `looks-${language}@example.com`;
	const fresh = `${"a-very-long-name-".repeat(3)}${language}@example.com`;
	await confirm(page, ...(await subscribe(page, inbox, language, email)));
	const welcome = await awaitMail(inbox, email, 2);
	await confirm(page, linkTo(welcome, "/newsletter/settings"));
	const settings = await awaitMail(inbox, email, 3);
	const form = { language, email: fresh };
	await page.request.post(linkTo(settings, "/newsletter/settings"), { form });
	const address = await awaitMail(inbox, fresh);
	await confirm(page, linkTo(address, "/newsletter/address"));
	const moved = await awaitMail(inbox, email, 4);
	const [confirmation] = inbox.mails.filter(({ to }) => to.includes(email));
	return {
		confirmation: confirmation?.html ?? "",
		...{ welcome: welcome.html, settings: settings.html, address: address.html, moved: moved.html },
	};
}

/** Returns the mails to a guest, with words of the owner that hardly fit. */
async function guestMails(administrator: Administrator, language: Language) {
	const table = { title: "Lagoon Dinner", calendarDate: "2099-02-14", startTime: "18:30", tableSize: 4 };
	const { id } = await administrator.request<{ id: string }>("POST", "/api/events", table);
	const path = `/api/admin/events/${id}`;
	const guest = { firstName: "Anna", email: "anna@example.com", age: 34, gender: "woman", language };
	const { id: guestId } = await administrator.request<{ id: string }>(
		"POST",
		`/api/admin/tables/${id}/guests`,
		guest,
	);
	const mails: Record<string, string> = {};
	for (const kind of ["invitation", "confirmation", "change"]) {
		const asked = { kind, guestId, note: long };
		const { html } = await administrator.request<{ html: string }>("POST", `${path}/mails/preview`, asked);
		mails[`table: ${kind}`] = html;
	}
	return mails;
}

/** A letter with one of every part, whose words hardly fit. */
async function letter(administrator: Administrator, language: Language): Promise<string> {
	const path = "/api/admin/letters";
	type Draft = { id: string; version: number; parts: string[] };
	const { id, parts, version } = await administrator.request<Draft>("POST", path, {});
	await administrator.request("PUT", `${path}/${id}`, {
		version,
		subject: `Two tables ${"x".repeat(60)}`,
		greeting: "Dear readers,",
		content: `# Big\n\n${long}\n\n[words](${long})\n\n- one\n\n> ${"q".repeat(80)}`,
		quote: "y".repeat(80),
		quoteSource: "A guest",
		parts: [...parts, "quote"],
	});
	type Preview = { editions: { language: string; html: string }[] };
	const preview = await administrator.request<Preview>("GET", `${path}/${id}/preview`);
	return preview.editions.find((edition) => edition.language === language)?.html ?? "";
}
