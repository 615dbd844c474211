import { expect } from "@playwright/test";
import type { ReceivedMail } from "#platform/testing/smtp-inbox.ts";
import type { Hand } from "../hand.ts";
import type { TableJourney } from "./journey.ts";
import { mailOf, type Person } from "./people.ts";

/** Words that no page and no mail of a brunch with a price may have. */
const untrue = /soirée|\{\{|undefined|NaN|Rs 0(?![\d,])|ne fonctionne plus/;

const words = `document.querySelector("main").innerText.replace(/\\s+/g, " ")`;

const waits = { intervals: [20, 50, 100], timeout: 20_000 };

function plain(text: string): string {
	return text.replace(/\s+/g, " ");
}

/** Waits until a page says all of these sentences, and looks whether it says anything that is not true of a brunch. */
export async function says(hand: Hand, ...sentences: string[]): Promise<void> {
	// A page that is just being left cannot be read.
	const read = () => hand.evaluate<string>(words).catch(String);
	for (const sentence of sentences) await expect.poll(read, waits).toContain(sentence);
	expect(await read()).not.toMatch(untrue);
}

/** Waits for the newest mail to somebody whose subject begins so. @returns its plain text, in single spaces, and itself. */
export async function mailTo(
	{ inbox }: TableJourney,
	person: Person,
	subject: string,
): Promise<ReceivedMail & { words: string }> {
	const find = () =>
		inbox.mails.findLast(
			(mail) => mail.to.includes(mailOf(person)) && plain(mail.headers.subject ?? "").startsWith(subject),
		);
	await expect.poll(find, { ...waits, message: `${person}: ${subject}` }).toBeDefined();
	const mail = find();
	if (mail === undefined) throw new Error(`No mail “${subject}” to ${person}`);
	return { ...mail, words: plain(mail.text) };
}

/** Expects that a mail says all of these, in its text and its HTML alike, and nothing that is not true of a brunch. */
export function expectMail(mail: ReceivedMail & { words: string }, ...sentences: string[]): void {
	const html = plain(
		mail.html
			.replace(/<[^>]*>/g, " ")
			.replaceAll("&#x27;", "'")
			.replaceAll("&nbsp;", " "),
	);
	for (const sentence of sentences) {
		expect(mail.words).toContain(sentence);
		expect(html).toContain(sentence);
	}
	expect(mail.words).not.toMatch(untrue);
	expect(html).not.toMatch(untrue);
}
