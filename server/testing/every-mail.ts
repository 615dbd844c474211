import PostalMime from "postal-mime";
import sharp from "sharp";
import { onTestFinished } from "vitest";
import { blankDraft, contentOf } from "#app/content/draft.ts";
import { answeredStates } from "#app/features/applications/inbox/inbox.ts";
import { articleFields, articleInput } from "#app/features/articles/article.ts";
import type { GuestMailKind } from "#app/features/guest-mails/guest-mail.ts";
import { articlePlace } from "#app/features/letters/letter-parts.ts";
import { imageUrlOf } from "#app/features/media/media.ts";
import { ownerId } from "#app/site/roles.ts";
import type { Language } from "#app/site/site-config.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { openScriptedSmtp } from "#platform/testing/scripted-smtp.ts";
import { noticeOfUnsaved } from "#server/composition/owner-mail.ts";
import { openMailing } from "#server/jobs/mail.ts";
import { mailsToApplicant } from "./application-mails.ts";
import { someApplication } from "./applications.ts";
import { openSender } from "./letters.ts";
import { addReaders, readerLanguage, readerToken, wholeLetter } from "./readers.ts";
import { dinner, anna as guest } from "./table-of-guests.ts";
import { type TestSiteOptions, testSite } from "./test-site.ts";

export const siteUrl = "https://ensemble.example";
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** The sender is of the domain of the site, as an operator would have it. */
const mailFrom = "Ensemble <hello@ensemble.example>";

/** A mail as a mail server took it: what it is, to whom, its source and what a parser reads there. */
export type SentMail = Awaited<ReturnType<typeof everyMail>>["mails"][number];

export type MailedSite = Awaited<ReturnType<typeof testSite>>;

type Days = Pick<TestSiteOptions, "build"> & {
	/** Actions of the owner before anything else. */
	begin?(site: MailedSite): Promise<void>;
	/** Called with each mail once it was sent. */
	onMail?(text: string, site: MailedSite): Promise<void>;
};

/**
 * One of every mail that the site writes in a language, as a real mail server took them, in the
 * order of a reader's, an owner's and a guest's days.
 */
export async function everyMail(language: Language, { build, begin, onMail }: Days = {}) {
	const time = movableClock();
	const smtp = await openScriptedSmtp();
	onTestFinished(smtp.close);
	const pages = build === undefined ? {} : { build };
	const site = await testSite({ clock: time.clock, siteUrl, smtpUrl: smtp.url, ...pages });
	await begin?.(site);
	const { stores, folder } = site;
	const { services } = site.site;
	const { readTexts } = services;
	const settings = {
		smtpUrl: smtp.url,
		mailFrom,
		mailRate: undefined,
		dkim: undefined,
		dataDir: folder,
		siteUrl,
		adminUrl: siteUrl,
	};
	const worker = openMailing({
		environment: settings,
		stores,
		readTexts,
		writeGuestMail: services.guestMails.service.write,
		writePaymentMail: services.paymentMails.write,
		applications: services.applications,
		filling: services.filling,
		endHosts: services.endHosts,
		clock: time.clock,
		log: services.log,
	});
	const sender = openSender(site, { clock: time.clock, smtpUrl: smtp.url, mailFrom });
	const mails: { kind: string; to: string; source: string; mail: Awaited<ReturnType<typeof read>> }[] = [];

	async function sendDue(): Promise<void> {
		await worker.runDue();
		await sender.runDue();
	}

	/** Sends what is due. @returns the text of the first mail of it. */
	async function leavesText(kind: string, send = sendDue): Promise<string> {
		const before = smtp.taken.length;
		await send();
		const [taken] = smtp.taken.slice(before);
		if (taken === undefined) throw new Error(`No ${kind} left`);
		const mail = await read(taken.source);
		mails.push({ ...taken, kind, mail });
		await onMail?.(mail.text ?? "", site);
		time.advance(10 * minuteMs);
		return mail.text ?? "";
	}

	/** Sends what is due. @returns the secret of the link in the mail, if it has one. */
	async function leaves(kind: string, send = sendDue): Promise<string> {
		const text = await leavesText(kind, send);
		return /(?:(?:confirm|address)\?token|\?link)=([\w-]+)/.exec(text)?.[1] ?? "";
	}

	const email = `reader@${language}.example`;
	await site.send("POST", "/api/newsletter", { email, language, page: "/blog" });
	await stores.confirmations.confirm(await leaves("confirmation"));
	await leaves("welcome");
	await stores.invitations.add({ email: `friend@${language}.example`, language });
	await leaves("invitation");

	await addReaders(site.database, 2);
	const index = [0, 1].find((one) => readerLanguage(one) === language) ?? 0;
	await stores.readerLinks.ask(readerToken(index));
	const link = await leaves("settings");
	await stores.readerLinks.change(link, { language, email: `moved@${language}.example` });
	await stores.readerLinks.proveAddress(await leaves("address"));
	await leaves("moved");

	const seated = await tableWithGuest(site, language);
	const order = async (
		kind: GuestMailKind,
		{ tableId, guestId }: { tableId: string; guestId: string } = seated,
	) => {
		const note = `https://maps.example/${"a".repeat(90)}`;
		await services.guestMails.service.send(tableId, { kind, note, guestIds: [guestId] });
		await leaves(`table: ${kind}`);
	};
	await order("invitation");
	await seated.become("confirmed");
	await order("confirmation");
	await order("waiting", { tableId: seated.tableId, guestId: await seated.addWaiting() });
	await order("change");
	await ofMoney(site, seated.tableId, leaves);
	const other = await tableWithGuest(site, language);
	await other.become("confirmed");
	await stores.events.update(other.tableId, { ...dinner, state: "cancelled", version: other.version });
	await order("cancellation", other);
	await stores.events.update(other.tableId, { ...dinner, version: other.version + 1 });
	await order("backOn", other);
	await stores.events.update(other.tableId, { ...dinner, state: "postponed", version: other.version + 2 });
	await order("postponement", other);
	const third = await stores.events.create(dinner);
	const placed = { tableId: third.id, version: (await stores.guests.get(other.guestId)).version };
	const { id: guestId } = await stores.guests.move(other.guestId, placed);
	await order("moved", { tableId: third.id, guestId });

	const { applications, masters } = services;
	for (const state of answeredStates) {
		const id = await someApplication({ db: site.database.db, masters }, { language, state: "read" });
		const mail = await applications.mails.preview(id, { state });
		await applications.store.move(id, { state, version: 1, mail }, ownerId);
		await leaves(`answer to an application: ${state}`);
	}

	await mailsToApplicant(site, language, leavesText);

	const draft = await stores.letters.create({ ...wholeLetter, ...(await everyPart(stores)) });
	await leaves("letter to look at", () =>
		services.letters.service.sendTest(draft.id, `owner@${language}.example`, language),
	);
	const sending = { version: draft.version, audience: language, sendAt: null };
	await services.letters.service.send(draft.id, sending);
	await leaves("letter");

	const form = `https://forms.agency.test/${language}`;
	const stored = await stores.facts.find();
	const facts = { ...stored.facts, email: "owner@agency.example", apply: { en: form, fr: form } };
	await stores.facts.save(facts, stored.version);
	await stores.sessions.ensureAccessCode(site.accessCode);
	await site.app.request("/api/admin/login", {
		method: "POST",
		headers: { "Content-Type": "application/json", Cookie: `language=${language}` },
		body: JSON.stringify({ password: site.accessCode }),
	});
	await leaves("new device to the owner");
	for (const isAccepted of [true, false]) {
		const { id } = await stores.guests.add(third.id, {
			...guest,
			email: `${isAccepted}@example.com`,
			state: "invited",
		});
		const link = await stores.guestLinks.open(id, "invitation", "2090-01-01T00:00:00.000Z");
		await services.guestMails.invitations.answer(link, isAccepted);
		await leaves(`answer of a guest, to the owner: ${isAccepted ? "accepted" : "declined"}`);
		if (isAccepted) await stores.guests.remove(id);
	}
	const evening = await site.database.db.selectFrom("events").select("id").executeTakeFirstOrThrow();
	for (const role of ["editor", "host"] as const) {
		const eventId = role === "host" ? evening.id : null;
		await stores.people.invite({ name: "Camille", email: `${role}@agency.example`, role, eventId, language });
		await leaves(`invitation of a person: ${role}`);
	}
	time.advance(15 * dayMs);
	await leaves("reminder to the owner");

	const waiting = await someApplication({ db: site.database.db, masters }, { language, state: "read" });
	await applications.store.remindAt(waiting, time.clock().toISOString());
	time.advance(60 * minuteMs);
	await leaves("applications that wait, to the owner");

	for (let look = 0; look < 2; look += 1) {
		time.advance(60 * minuteMs);
		const due = await stores.formLinks.takeDue([form]);
		const answer = { kind: "answered", status: 404 } as const;
		await stores.formLinks.record(
			due.map((held) => ({ ...held, answer })),
			facts.email,
		);
	}
	await leaves("dead forms to the owner");

	const { sessions } = stores;
	const unsaved = noticeOfUnsaved({ settings, sessions, readTexts, clock: time.clock });
	for (const reason of ["replaced", "damaged", "full", "unwritable"] as const) {
		const { signal } = new AbortController();
		await leaves(`nothing is saved, to the owner: ${reason}`, () => unsaved(reason, signal));
	}

	const until = (day: string) => time.advance(Date.parse(`${day}T08:00:00.000Z`) - time.clock().getTime());
	until("2026-02-12");
	await order("reminder");
	until("2026-02-15");
	await seated.become("came");
	await order("feedback");
	for (const [day, visits] of [
		["2026-02-03", 12],
		["2026-02-20", 31],
	] as const) {
		const seen = { language, openings: 2 * visits, visits, narrow: visits };
		await stores.visits.add({
			day,
			seen: [
				{ ...seen, page: "/", source: "search/Google" },
				{ ...seen, page: "/blog", source: "unknown" },
			],
			outcomes: [{ page: "/", language, source: "unknown", outcome: "application", count: 2 }],
		});
	}
	until("2026-03-01");
	await leaves("visits to the owner");
	await order("results");
	await worker.stop();
	return { ...site, mails };
}

function read(source: string) {
	return PostalMime.parse(source);
}

/** Writes the mails about paying for a seat, and of a payment that was noted by mistake. */
async function ofMoney(
	{ stores: { payments, paymentMails } }: Pick<MailedSite, "stores">,
	tableId: string,
	leaves: (kind: string) => Promise<string>,
): Promise<void> {
	const [owing] = (await payments.read(tableId)).accounts;
	if (owing === undefined) throw new Error("Nobody owes a seat");
	const { id, version } = owing;
	await paymentMails.remind(id, "mail");
	await leaves("reminder to pay");
	const paid = { amount: 100_000, day: "2026-01-15", way: "juice" } as const;
	const noted = await payments.click(id, { kind: "payment", version, ...paid });
	await paymentMails.mailReceipt(id, noted.version);
	await leaves("receipt");
	const taken = { kind: "correction", version: noted.version, position: noted.version } as const;
	await paymentMails.mailReceipt(id, (await payments.click(id, taken)).version);
	await leaves("credit note");
}

/** A table on 14 February with one who applied. */
async function tableWithGuest(
	{ stores: { events, guests } }: Pick<MailedSite, "stores">,
	language: Language,
) {
	const { id: tableId, version } = await events.create(dinner);
	const { id: guestId } = await guests.add(tableId, { ...guest, language, state: "applied" });
	const become = async (state: "confirmed" | "came") => {
		const { version } = await guests.get(guestId);
		await guests.setState(guestId, { state, version });
	};
	/** Adds somebody who waits for a seat. @returns their id. */
	const addWaiting = async () => {
		const waits = { ...guest, language, email: `waiting@${language}.example`, state: "waiting" } as const;
		return (await guests.add(tableId, waits)).id;
	};
	return { tableId, version, guestId, become, addWaiting };
}

/** Returns a letter with one of each kind of part, in both languages. */
async function everyPart({ articles, media }: MailedSite["stores"]) {
	const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#345" } })
		.webp()
		.toBuffer();
	const imageUrl = imageUrlOf(await media.add({ bytes, width: 60, height: 40 }));
	const article = contentOf(articleFields, blankDraft(articleFields));
	const { id } = await articles.saving.create({
		...article,
		title: "An evening by the sea",
		slug: "an-evening-by-the-sea",
		excerpt: "What we saw there.",
		content: "A long text.",
		category: "Evenings",
		imageUrl,
		imageAlt: "A table",
		published: true,
	});
	const french = { title: "Un soir au lagon", excerpt: "Ce que nous y avons vu.", content: "Un texte." };
	const alone = await articles.saving.create(articleInput.parse({ fr: french, published: true }));
	const own = {
		content: `Look: ![A lamp](${imageUrl})\n\n[The tables](/events/singlessocials)`,
		quote: "We laughed all evening.",
		imageAlt: "A table",
	};
	return {
		...own,
		imageUrl,
		fr: wholeLetter.fr && { ...wholeLetter.fr, ...own },
		parts: ["words", articlePlace(id), articlePlace(alone.id), "picture", "quote", "tables"],
	};
}
