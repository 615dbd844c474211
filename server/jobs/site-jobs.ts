import { mailPace } from "#app/features/letters/storage/mail-pace.server.ts";
import { openImageFiles } from "#app/features/media/storage/image-files.server.ts";
import { isOn, searchSettings } from "#app/features/settings/search-settings.ts";
import { updateNotices } from "#app/features/state/update-notice.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import type { Environment } from "#platform/environment.ts";
import type { Log } from "#platform/log/log.ts";
import { reportMailboxes } from "#platform/mail/report-mailboxes.ts";
import type { Site } from "#server/composition/compose-site.ts";
import { readLastUpdate } from "#server/composition/last-update.ts";
import { noticeOfUnsaved } from "#server/composition/owner-mail.ts";
import { contentKinds } from "#server/composition/stores.ts";
import { businessDay } from "#server/delivery/business-day.ts";
import { remakeOutdatedHtml } from "./article-html.ts";
import { watchDatabaseFile } from "./database-file.ts";
import { watchFormLinks } from "./form-links.ts";
import { checkOutsideImages } from "./image-checks.ts";
import { tellSearchEngines } from "./indexnow.ts";
import type { Job } from "./job.ts";
import { openLetterReturns } from "./letter-returns.ts";
import { openLetterSending } from "./letters.ts";
import { watchLinks } from "./links.ts";
import { openMailing } from "./mail.ts";
import { countMissed } from "./missed-addresses.ts";
import { backUpNightly } from "./nightly-backup.ts";
import { copyNightly } from "./nightly-copy.ts";
import { watchOpenFiles } from "./open-files.ts";
import { tidyOutsideImages } from "./outside-images.ts";
import { publishOnTime } from "./publication.ts";
import { purgeSharedCaches } from "./shared-caches.ts";
import { watchStoredWrites } from "./stored-writes.ts";
import { remindOfTables } from "./table-reminders.ts";
import { noteUnsubscribed } from "./unsubscribed-list.ts";
import { tellOfUpdate } from "./update-notice.ts";
import { writeVisits } from "./visits.ts";

type Parts = { environment: Environment; database: Database; site: Site; clock: Clock; log: Log };

/** Every job of the site by name. None is started yet. */
export function openJobs(parts: Parts) {
	const { environment, database, clock, log } = parts;
	const { stores, services } = parts.site;
	const { mailRate, bounceImapUrl: url } = environment;
	const { readTexts, guestMails, paymentMails, letters } = services;
	const { articles, customPages, deliveries, returns, visits, heldMails, tableReminders } = stores;
	const { service, mails, transport, onStarted } = letters;
	const pace = mailPace(database.db, clock, mailRate);
	const sending = { deliveries, startDue: service.startDue, mails, transport, pace, clock, log };
	const letterSending = openLetterSending(sending);
	onStarted(() => void letterSending.look());
	const writeGuestMail = guestMails.service.write;
	const writePaymentMail = paymentMails.write;
	const { endHosts, applications, applicationKeys } = services;
	// An exchange of the key that was broken off goes on, and a key that nothing needs any more goes.
	const chores = [...services.filling.chores, applicationKeys.settle, services.members.follow];
	const filling = { ...services.filling, chores };
	const mailing = openMailing({
		...{
			environment,
			stores,
			readTexts,
			writeGuestMail,
			writePaymentMail,
			applications,
			filling,
			endHosts,
			clock,
			log,
		},
	});
	const remakePages = customPages.remakeHtml;
	return {
		publication: publishOnTime(articles.schedule.publishDue, services.audit.record, log),
		mails: { ...mailing, look: mailing.runDue },
		tableReminders: remindOfTables({
			...{ orderDue: tableReminders.orderDue, record: services.audit.record, log },
			isHeld: heldMails.isWaiting,
		}),
		letters: letterSending,
		letterReports: openLetterReturns({
			...{ url, returns, clock, log },
			mailboxes: reportMailboxes(database.db, clock),
		}),
		visits: writeVisits({
			counter: services.visitCounter,
			visits,
			listPaths: services.listPaths,
			clock,
			log,
		}),
		...findabilityJobs(parts),
		...upkeepJobs(parts),
		articleHtml: remakeOutdatedHtml({ remakeHtml: articles.html.remake, remakePages, log }),
	} satisfies Record<string, Job>;
}

/** Jobs that ask and tell search engines, other sites behind links, and caches in front of the site. */
function findabilityJobs({ environment, database, site: { stores, services }, clock, log }: Parts) {
	const { siteUrl } = environment;
	return {
		missedAddresses: countMissed({ redirects: stores.redirects, log }),
		formLinks: watchFormLinks({
			...{ formLinks: stores.formLinks, siteUrl, log },
			findFacts: stores.facts.find,
			listOpen: stores.forms.listOpen,
			isHeld: stores.heldMails.isWaiting,
		}),
		contentLinks: watchLinks({
			...{ name: "a link of a text", siteUrl, log },
			takeDue: stores.contentLinks.takeDue,
			record: stores.contentLinks.record,
			isHeld: stores.heldMails.isWaiting,
		}),
		indexNow: tellSearchEngines({
			...{ indexNow: stores.indexNow, listPages: services.listPages, siteUrl, log },
			mayBeListed: services.mayBeListed,
			isWanted: async () => isOn(await stores.settings.find(searchSettings.indexNow)),
			isHeld: stores.heldMails.isWaiting,
			revision: database.revision,
			endpoint: environment.indexNowUrl,
		}),
		sharedCaches: purgeSharedCaches({
			access: environment.cdn?.purge,
			...{ revision: database.revision, kinds: contentKinds, day: businessDay(clock), log },
		}),
	} satisfies Record<string, Job>;
}

/** Jobs that keep the site’s data whole: backups, copies, and looks at its files. */
function upkeepJobs({ environment, database, site: { stores, services }, clock, log }: Parts) {
	const { backups, copies, readTexts } = services;
	const { sessions } = stores;
	const tellOwner = noticeOfUnsaved({ settings: environment, sessions, readTexts, clock });
	return {
		nightlyBackup: backUpNightly({ report: backups.report, backUp: backups.start, clock, log }),
		nightlyCopy: copyNightly({ copies, reportBackups: backups.report, clock, log }),
		databaseFile: watchDatabaseFile({ database, folder: environment.dataDir, log, tellOwner }),
		storedWrites: watchStoredWrites({
			...{ database, clock, log, tellOwner },
			tryWriting: stores.runningVersion.rewrite,
		}),
		unsubscribedList: noteUnsubscribed({
			...{ unsubscribed: stores.unsubscribed, clock, log },
			revision: database.revision,
			folder: environment.backupDir,
		}),
		openFiles: watchOpenFiles({ log }),
		updateNotice: tellOfUpdate({
			...{ readLastUpdate, findFacts: stores.facts.find, isHeld: stores.heldMails.isWaiting, log },
			notify: updateNotices(database.db, clock, {
				mails: stores.mails,
				ownerLanguage: sessions.lastLanguage,
			}),
		}),
		outsideImages: tidyOutsideImages({
			...{ db: database.db, files: openImageFiles(environment.imagePlace), clock, log },
		}),
		imageChecks: checkOutsideImages({
			...{ db: database.db, files: openImageFiles(environment.imagePlace), clock, log },
		}),
	} satisfies Record<string, Job>;
}
