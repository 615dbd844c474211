import { noticeOfUnsaved } from "#server/composition/owner-mail.ts";
import { someApplication } from "#server/testing/applications.ts";
import { anna } from "#server/testing/table-of-guests.ts";
import type { MailedDays } from "./mailed-days.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Sends the mails to the owner of two weeks, from the first sign-in on. */
export async function mailsToOwner(days: MailedDays, tableId: string): Promise<void> {
	const ownForm = await mailOfSignIn(days);
	await mailsOfAnswers(days, tableId);
	await mailsToPeople(days);
	days.time.advance(15 * dayMs);
	await days.leaves("reminder to the owner");
	await mailOfWaiting(days);
	await mailOfDeadForms(days, ownForm);
	await mailsOfNothingSaved(days);
}

/** Sends the mail about the visits of February. */
export async function mailOfVisits({ site, language, leaves, until }: MailedDays): Promise<void> {
	for (const [day, visits] of [
		["2026-02-03", 12],
		["2026-02-20", 31],
	] as const) {
		const seen = { language, openings: 2 * visits, visits, narrow: visits };
		await site.stores.visits.add({
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
}

/** Signs the owner in for the first time. @returns the address of their forms, and their own. */
async function mailOfSignIn({ site, language, leaves }: MailedDays) {
	const { stores, accessCode } = site;
	const form = `https://forms.agency.test/${language}`;
	const email = "owner@agency.example";
	const stored = await stores.facts.find();
	await stores.facts.save({ ...stored.facts, email, apply: { en: form, fr: form } }, stored.version);
	await stores.sessions.ensureAccessCode(accessCode);
	await site.app.request("/api/admin/login", {
		method: "POST",
		headers: { "Content-Type": "application/json", Cookie: `language=${language}` },
		body: JSON.stringify({ password: accessCode }),
	});
	await leaves("new device to the owner");
	return { form, email };
}

async function mailsOfAnswers({ site, leaves }: MailedDays, tableId: string): Promise<void> {
	const { guests, guestLinks } = site.stores;
	for (const isAccepted of [true, false]) {
		const { id } = await guests.add(tableId, {
			...anna,
			email: `${isAccepted}@example.com`,
			state: "invited",
		});
		const link = await guestLinks.open(id, "invitation", "2090-01-01T00:00:00.000Z");
		await site.site.services.guestMails.invitations.answer(link, isAccepted);
		await leaves(`answer of a guest, to the owner: ${isAccepted ? "accepted" : "declined"}`);
		if (isAccepted) await guests.remove(id);
	}
}

/** Invites an editor, and the host of an evening. */
async function mailsToPeople({ site, language, leaves }: MailedDays): Promise<void> {
	const evening = await site.database.db.selectFrom("events").select("id").executeTakeFirstOrThrow();
	for (const role of ["editor", "host"] as const) {
		const eventId = role === "host" ? evening.id : null;
		const email = `${role}@agency.example`;
		await site.stores.people.invite({ name: "Camille", email, role, eventId, language });
		await leaves(`invitation of a person: ${role}`);
	}
}

async function mailOfWaiting({ site, language, time, leaves }: MailedDays): Promise<void> {
	const { applications, masters } = site.site.services;
	const waiting = await someApplication({ db: site.database.db, masters }, { language, state: "read" });
	await applications.store.remindAt(waiting, time.clock().toISOString());
	time.advance(60 * minuteMs);
	await leaves("applications that wait, to the owner");
}

async function mailOfDeadForms(
	{ site, time, leaves }: MailedDays,
	{ form, email }: { form: string; email: string },
): Promise<void> {
	const { formLinks } = site.stores;
	for (let look = 0; look < 2; look += 1) {
		time.advance(60 * minuteMs);
		const due = await formLinks.takeDue([form]);
		const answer = { kind: "answered", status: 404 } as const;
		await formLinks.record(
			due.map((held) => ({ ...held, answer })),
			email,
		);
	}
	await leaves("dead forms to the owner");
}

async function mailsOfNothingSaved({ site, settings, time, leaves }: MailedDays): Promise<void> {
	const { readTexts } = site.site.services;
	const { sessions } = site.stores;
	const unsaved = noticeOfUnsaved({ settings, sessions, readTexts, clock: time.clock });
	for (const reason of ["replaced", "damaged", "full", "unwritable"] as const) {
		const { signal } = new AbortController();
		await leaves(`nothing is saved, to the owner: ${reason}`, () => unsaved(reason, signal));
	}
}
