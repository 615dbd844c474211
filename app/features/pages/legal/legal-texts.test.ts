import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { apartMonths } from "#app/features/guests/storage/guests.fitting.server.ts";
import { confirmationMs } from "#app/features/newsletter/confirmation.ts";
import { pauseMonths } from "#app/features/newsletter/leaving.ts";
import { addressLinkMs } from "#app/features/newsletter/newsletter.ts";
import { receiptYears } from "#app/features/payments/receipt.ts";
import { monthsByDay } from "#app/features/visits/visit.ts";
import { dictionaries } from "#app/i18n/dictionaries.server.ts";
import { defaultTexts } from "#app/i18n/site-texts.server.ts";
import {
	confirmationDays,
	guestDays,
	languages,
	mailRecordDays,
	privacyUpdated,
} from "#app/site/site-config.ts";
import { mailsStayMs } from "#platform/mail/mail-queue.ts";
import { retainedArchives } from "#server/backup/archive-folder.ts";

const dayMs = 24 * 60 * 60_000;

it("updates the day of the privacy policy whenever it changes", () => {
	const texts = languages.map((language) => dictionaries[language].legal.privacy);
	const print = createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 12);
	expect({ privacyUpdated, print }).toEqual({ privacyUpdated: "2026-11-28", print: "2d1738566b29" });
});

it.each(languages)(
	"the privacy policy says for how many months visits are counted by day (%s)",
	(language) => {
		const { paragraphs } = defaultTexts.open(language, "legal")("privacy.counting");
		const periods = [...paragraphs.join().matchAll(/(\d+) (?:months|mois)/g)];
		expect(periods.map(([, count]) => Number(count))).toEqual([monthsByDay]);
	},
);

it.each(languages)(
	"the privacy policy says how long guests, addresses and records of mails are stored (%s)",
	(language) => {
		expect(mailsStayMs).toBe(mailRecordDays * dayMs);
		const sections = JSON.stringify(defaultTexts.open(language, "legal")("privacy.sections"));
		const periods = [...sections.matchAll(/(\d+) (?:days|jours)/g)];
		expect(confirmationMs).toBe(confirmationDays * dayMs);
		expect(periods.map(([, count]) => Number(count))).toEqual([
			...[confirmationDays, guestDays, confirmationDays, mailRecordDays],
		]);
	},
);

it.each([
	[
		"en",
		["for six months a scrambled code", "pause for three months", "kept for a day", "within thirteen months"],
	],
	[
		"fr",
		[
			...["pendant six mois, une empreinte codée", "une pause de trois mois", "est conservée une journée"],
			"au bout de treize mois au plus",
		],
	],
] as const)("says in words what the code does in months and days (%s)", (language, periods) => {
	expect({ apartMonths, pauseMonths, addressLinkMs }).toEqual({
		...{ apartMonths: 6, pauseMonths: 3, addressLinkMs: dayMs },
	});
	const monthly = Array.from({ length: 30 }, (_, place) => {
		const day = new Date(Date.UTC(2026, 10 - place, 15));
		return { writtenAt: day.toISOString() };
	});
	const november = new Date(Date.UTC(2026, 10, 15));
	expect(retainedArchives(monthly, november).length).toBe(12);
	// Made every other month, one of twelve months ago stays, and none of fourteen.
	const rare = monthly.filter((_, place) => place % 2 === 0);
	expect(retainedArchives(rare, november).length).toBe(7);
	const sections = JSON.stringify(defaultTexts.open(language, "legal")("privacy.sections"));
	for (const period of periods) expect(sections).toContain(period);
});

it.each([
	["en", "for seven years after the year"],
	["fr", "sept ans après l’année"],
] as const)("says how long a receipt is kept (%s)", (language, period) => {
	expect(receiptYears).toBe(7);
	expect(JSON.stringify(defaultTexts.open(language, "legal")("privacy.sections"))).toContain(period);
});

it.each(languages)(
	"states the minimum age in the privacy policy and in the legal notice (%s)",
	(language) => {
		const t = defaultTexts.open(language, "legal");
		const age = new RegExp(`\\b${defaultTexts.values.minimumAge}\\b`);
		expect(JSON.stringify(t("privacy.sections"))).toMatch(age);
		expect(JSON.stringify(t("notice.sections"))).toMatch(age);
	},
);
