import { createHash } from "node:crypto";
import { expect, it } from "vitest";
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

const dayMs = 24 * 60 * 60_000;

it("dates the privacy policy anew whenever it changes", () => {
	const texts = languages.map((language) => dictionaries[language].legal.privacy);
	const print = createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 12);
	expect({ privacyUpdated, print }).toEqual({ privacyUpdated: "2026-11-22", print: "770d32f30e42" });
});

it.each(languages)("says how long guests, addresses and records of mails are stored (%s)", (language) => {
	expect(mailsStayMs).toBe(mailRecordDays * dayMs);
	const sections = JSON.stringify(defaultTexts.open(language, "legal")("privacy.sections"));
	const periods = [...sections.matchAll(/(\d+) (?:days|jours)/g)];
	expect(periods.map(([, count]) => Number(count))).toEqual([guestDays, confirmationDays, mailRecordDays]);
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
