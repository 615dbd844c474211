import type { Language } from "#app/site/site-config.ts";
import { mailsOfAnsweredApplications, mailsToApplicant } from "./applicant-mails.ts";
import { mailsAroundEvening, mailsBeforeEvening, order } from "./guest-mails.ts";
import { mailsOfLetter } from "./letter-mails.ts";
import { type DaysOptions, openMailedDays } from "./mailed-days.ts";
import { mailOfVisits, mailsToOwner } from "./owner-mails.ts";
import { mailsToReaders } from "./reader-mails.ts";

/** A mail as a mail server took it: what it is, to whom, its source and what a parser reads there. */
export type SentMail = Awaited<ReturnType<typeof everyMail>>["mails"][number];

/**
 * One of every mail that the site writes in a language, as a real mail server took them, in the
 * order of a reader's, an owner's and a guest's days.
 */
export async function everyMail(language: Language, options: DaysOptions = {}) {
	const days = await openMailedDays(language, options);
	await mailsToReaders(days);
	const { seated, moved } = await mailsBeforeEvening(days);
	await mailsOfAnsweredApplications(days);
	await mailsToApplicant(days);
	await mailsOfLetter(days);
	await mailsToOwner(days, moved.tableId);
	await mailsAroundEvening(days, seated);
	await mailOfVisits(days);
	await order(days, "results", seated);
	await days.stop();
	return { ...days.site, mails: days.mails };
}
