import { photographFaults } from "#app/features/applications/filling/photographs.ts";
import { photographIntent } from "#app/features/applications/public/field-names.ts";
import { formIds } from "#app/features/forms/form.ts";
import { questionSchemas } from "#app/features/forms/question.ts";
import { localizePath } from "#app/i18n/language.ts";
import { languages } from "#app/site/site-config.ts";
import { askForPhotograph, phonePhotograph, sendFile } from "#server/testing/applicant-photographs.ts";
import { linkIn, openApplying } from "#server/testing/applying.ts";
import { someTable } from "#server/testing/guests.ts";
import { keysOf, publishMarks, shownIn } from "./marks.ts";

type Applying = Awaited<ReturnType<typeof openApplying>>;
type Visitor = ReturnType<Applying["browse"]> & { open(path: string): Promise<void>; prefix: string };

/** A question of each kind whose answers can be wrong, with a wrong one. */
const wrongAnswers: [question: object, answer: string][] = [
	[{ kind: "short" }, ""],
	[{ kind: "short" }, "W".repeat(300)],
	[{ kind: "one", options: ["A", "B"] }, ""],
	[{ kind: "several", options: ["A", "B"] }, ""],
	[{ kind: "number" }, "many"],
	[{ kind: "number", least: 5, most: 9 }, "4"],
	[{ kind: "number", least: 5, most: 9 }, "10"],
	[{ kind: "day" }, "31/31/1990"],
	[{ kind: "day", purpose: "born" }, "01/01/2025"],
	[{ kind: "telephone" }, "x"],
	[{ kind: "mail" }, "x"],
	[{ kind: "consent" }, ""],
	[{ kind: "photograph" }, ""],
];

/** All that applicants are told in every language, on the forms of the site and by mail. */
export async function walkApplicants(begin: (site: Pick<Applying, "stores">) => Promise<void>) {
	const site = await openApplying();
	await publishMarks(site.stores, keysOf("applicants"));
	await begin(site);
	const wrong = await openOtherForms(site);
	const { id: picture } = await askForPhotograph(site);
	const table = await someTable(site.stores);
	const pages: string[] = [];
	const mails: Awaited<ReturnType<Applying["mails"]>> = [];
	for (const [place, language] of languages.entries()) {
		const prefix = localizePath("/", language).replace(/\/$/, "");
		const visitor = (number: number): Visitor => {
			const browser = site.browse(`203.0.113.${10 * (place + 1) + number}`, prefix);
			const keep = async <Page extends { html: string }>(page: Promise<Page>) => {
				const read = await page;
				pages.push(shownIn(read.html));
				return read;
			};
			return {
				...{ ...browser, prefix },
				go: (...args) => keep(browser.go(...args)),
				send: (...args) => keep(browser.send(...args)),
				step: (...args) => keep(browser.step(...args)),
				finish: (...args) => keep(browser.finish(...args)),
				open: async (path) => void (await keep(browser.go(`${prefix}${path}`))),
			};
		};
		const readMails = async () => {
			const written = await site.mails();
			mails.push(...written);
			return linkIn(written.at(-1));
		};
		await readForms(visitor(0), table.id);
		await answerWrongly(visitor(1), wrong);
		await choosePhotograph(visitor(5), picture);
		await continueAndErase(site, visitor(2), readMails);
		await sendWithoutScripts(site, visitor(3), readMails, `bea@${language}.example`);
		await askWhatIsHeld(visitor(4), readMails, `bea@${language}.example`);
	}
	return { pages, mails };
}

/** Opens all forms, with questions of their own. @returns wrong answers to those of the network's. */
async function openOtherForms({ stores }: Applying): Promise<Map<string, string>> {
	const add = (input: object) => stores.questions.create(questionSchemas.schemas.input.parse(input));
	const wrong = new Map<string, string>();
	for (const [question, answer] of wrongAnswers) {
		const { id } = await add({ form: "network", label: "A question", isRequired: true, ...question });
		wrong.set(id, answer);
	}
	await add({ form: "socials", label: "Your name" });
	await add({ form: "referral", label: "Their name" });
	await add({ form: "referral", kind: "consent", label: "You may say that it was me" });
	for (const form of formIds) await stores.forms.setState(form, "open");
	const [kept] = await stores.keeping.list();
	if (kept)
		await stores.keeping.save(kept.form, { version: kept.version, declinedMonths: 1, unfinishedDays: 1 });
	return wrong;
}

/** Reads every form, the pages after it, and what the privacy page says of it. */
async function readForms({ open, go, send, path, prefix }: Visitor, table: string): Promise<void> {
	for (const form of formIds) await open(`/apply/${form}`);
	await open(`/apply/socials?table=${table}`);
	await open("/privacy-policy");
	const referral = `${prefix}/apply/referral`;
	const page = await go(referral);
	const asked = [...page.html.matchAll(/name="asked" value="([^"]+)"/g)].map(([, id = ""]) => id);
	await send(`${referral}?step=1`, { intent: "next", begun: "0", asked, [`answer-${asked[0]}`]: "Priya" });
	await open("/apply/referral?step=review");
	for (const step of ["sent", "confirm", "erased"]) await open(`/apply/referral?step=${step}`);
	for (const step of ["sent", "unmailed"]) await go(`${path}?step=${step}`);
	// A page that was open while its application was erased elsewhere.
	await send(`${path}?step=2`, { intent: "next", begun: "1", asked: [] });
}

async function answerWrongly({ send, prefix }: Visitor, wrong: ReadonlyMap<string, string>): Promise<void> {
	const answers = [...wrong].map(([id, answer]) => [`answer-${id}`, answer]);
	const fields = { intent: "next", begun: "0", asked: [...wrong.keys()], ...Object.fromEntries(answers) };
	await send(`${prefix}/apply/network?step=1`, fields);
}

/** Chooses a photograph, after a step that leads to where it is chosen without scripts. */
async function choosePhotograph(visitor: Visitor, question: string): Promise<void> {
	const { go, step, send, path, prefix } = visitor;
	await go(path);
	// This application has an address of its own, as one application is held of Anna.
	await step(1, { "First name": "Clara", Email: "clara@example.com", Smoke: "No" });
	const lead = await send(`${path}?step=2`, { intent: photographIntent(question), begun: "1", asked: [] });
	const page = lead.headers.get("Location") ?? "";
	await go(page);
	for (const fault of photographFaults) await go(`${page}&fault=${fault}`);
	const language = prefix === "" ? "en" : "fr";
	const sent = await sendFile(visitor, question, await phonePhotograph(), { language });
	await go((sent.headers.get("Location") ?? "").replace(/#.*/, ""));
	await go(page);
	await send(page, { intent: "remove" });
}

type ReadMails = () => Promise<string>;

/** Continues by a mailed link, one of too many, and erases all. */
async function continueAndErase(site: Applying, visitor: Visitor, readMails: ReadMails): Promise<void> {
	const { go, send, step, path, prefix } = visitor;
	await go(path);
	const smokes = prefix === "" ? "Yes" : "Oui";
	const more = await step(1, { "First name": "Anna", Email: "anna@example.com", Smoke: smokes });
	await go(more.headers.get("Location") ?? "");
	await go(`${path}?step=2`);
	await go(`${path}?step=review`);
	const ask = (email: string) => send(`${path}?step=1`, { intent: "resume", email });
	await ask("anna@");
	const asked = await ask("anna@example.com");
	await go(asked.headers.get("Location") ?? "");
	const link = await readMails();
	await go(link);
	await send(`${path.replace("membership", "held")}`, { email: "anna@example.com" });
	await go(await readMails());
	for (let time = 0; time < 3; time += 1) await ask("anna@example.com");
	await send(link, { intent: "erase" });
	await go(`${link}?done=erased`);
	await go(link);
	site.later();
}

/** Sends a form, first with a proof that does not count, and confirms it by the mail. */
async function sendWithoutScripts(
	site: Applying,
	{ go, step, finish, send, path }: Visitor,
	readMails: ReadMails,
	email: string,
): Promise<void> {
	await go(path);
	await step(1, { "First name": "Bea", Email: email, Smoke: "No" });
	await step(2, { Story: "", Consent: "yes" });
	await go(`${path}?step=review`);
	site.later();
	await finish({ proof: "wrong" });
	await finish();
	const link = await readMails();
	await go(link);
	await send(link, { intent: "confirm" });
	await go(link);
	await readMails();
}

/** Asks for what is held until that is too often, and reads it. */
async function askWhatIsHeld(
	{ go, send, open, prefix }: Visitor,
	readMails: ReadMails,
	email: string,
): Promise<void> {
	const path = `${prefix}/apply/held`;
	await open("/apply/held");
	await open("/apply/held?done=asked");
	await send(path, { email: "bea@" });
	await send(path, { email });
	await go(await readMails());
	for (let time = 0; time < 5; time += 1) await send(path, { email });
	// What was ordered meanwhile is not the next one's mail.
	await readMails();
}
