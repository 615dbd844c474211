import { measurementIds } from "#app/features/analytics/analytics-events.ts";
import { applicationKeys } from "#app/features/applications/keys/application-key.server.ts";
import { masterKeys } from "#app/features/applications/master-keys.server.ts";
import type { HeldMailsAnswer } from "#app/features/backups/held-mails.ts";
import { openImageFiles } from "#app/features/media/storage/image-files.server.ts";
import { newsletterConfirmation, newsletterSignUp } from "#app/features/newsletter/signup/sign-up.server.ts";
import { listedPages } from "#app/features/seo/listed-pages.server.ts";
import { isOn, searchSettings } from "#app/features/settings/search-settings.ts";
import { entryVisitsOf } from "#app/features/visits/entry-visits.server.ts";
import { servedOutcomes } from "#app/features/visits/served-outcomes.server.ts";
import { visitCounter } from "#app/features/visits/visit-counter.server.ts";
import { visitRows } from "#app/features/visits/visit-file.server.ts";
import { visitReporter } from "#app/features/visits/visit-report.server.ts";
import { pathsOf } from "#app/metadata/public-pages.ts";
import { isEntryPage, pageIds, pages } from "#app/site/site-map.ts";
import { migrations } from "#migrations/index.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { isMigrated } from "#platform/database/migrate.ts";
import type { Environment } from "#platform/environment.ts";
import type { Log } from "#platform/log/log.ts";
import { openApplications } from "./applications.ts";
import { openAudit } from "./audit.ts";
import { openBackups } from "./backups.ts";
import { openCopies } from "./copies.ts";
import { notedErasures } from "./erasures.ts";
import { openFilling } from "./filling.ts";
import { openGuestMails } from "./guest-mails.ts";
import { openKeys } from "./keys.ts";
import { openLetterService } from "./letters.ts";
import { openLimits } from "./limits.ts";
import { lostImages } from "./lost-images.ts";
import { memberCount } from "./member-count.ts";
import { outsideImagesReport } from "./outside-images-report.ts";
import { openPaymentMails } from "./payments.ts";
import { openPictures } from "./pictures.ts";
import { openState } from "./site-state.ts";
import { openTexts } from "./site-texts.ts";
import type { Stores } from "./stores.ts";
import { mailboxOf, senderAddress } from "./transports.ts";

/** The paths of pages that are always there, in each language. */
const fixedPaths = pageIds
	.filter((page) => !isEntryPage(page))
	.flatMap((page) => Object.values(pathsOf(pages[page])));

type Options = {
	config: Environment;
	/** Its tables are up to date. */
	database: Database;
	/** The stores over this database. */
	stores: Stores;
	clock: Clock;
	log: Log;
	/** Decides which IP addresses pictures are fetched from; by default those of the internet. */
	isFetchable?: ((address: string) => boolean) | undefined;
};

/** The composed site: what API handlers, page loaders and jobs are built from. */
export type Site = ReturnType<typeof composeSite>;

/** Builds every part of the site once, over one database. Nothing listens and no job runs yet. */
export function composeSite({ config, database, stores, clock, log, isFetchable }: Options) {
	const { mode, siteUrl, adminUrl, trustProxy } = config;
	const limits = openLimits(database);
	const accessReady = takeConfiguredCode(stores, config.adminAccessCode);
	accessReady.catch((error: unknown) => log.error({ err: error }, "the access code could not be checked"));
	const measurement = measurementIds({ analytics: config.gaMeasurementId, pixel: config.metaPixelId });
	const { readTexts, knownTexts } = openTexts(stores, siteUrl);
	const masters = masterKeys({ dataDir: config.dataDir, variable: config.applicationsKey });
	const members = memberCount({ db: database.db, settings: stores.settings, clock, log });
	const { following } = members;
	const applications = openApplications({
		...{ db: database.db, masters, stores, readTexts, siteUrl, adminUrl, clock, following },
	});
	const noted = notedErasures({
		...{ ...stores, applications: applications.erasures },
		...{ backupDir: config.backupDir, log },
	});
	const erasures = { ...noted, eraseApplication: following(noted.eraseApplication) };
	const { refusal } = database;
	const audit = openAudit({ db: database.db, stores, clock, log });
	/** Erases what an applicant asks to have erased; what was never sent is nobody’s concern but theirs. */
	async function eraseForGood(id: string, wasSent: boolean): Promise<void> {
		const subject = await erasures.eraseApplication(id);
		if (wasSent) await audit.record({ action: "application-erased-by-applicant", subject });
	}
	const pictures = openPictures({ stores, storage: config, log, isFetchable });
	const filling = openFilling({
		...{ db: database.db, masters, stores, limits: limits.application, siteUrl, readTexts, clock },
		...{ eraseForGood, prepare: pictures.prepareOfApplicant },
	});
	/** Ends the access of hosts whose evening is over, and records it. */
	async function endHosts(): Promise<void> {
		for (const { name: subject } of await erasures.removeHosts())
			await audit.record({ action: "host-ended", subject });
	}
	const onWritten = (name: string) => audit.record({ action: "backup-written", subject: name });
	const noteErased = erasures.note;
	const backups = openBackups({ settings: config, clock, log, refusal, noteErased, onWritten });
	const imageFiles = openImageFiles(config.imagePlace);
	const listLostImages = lostImages({ db: database.db, files: imageFiles, clock, log });
	const copies = openCopies({
		...{ settings: config, db: database.db, clock, log, refusal },
		onStored: (name) => audit.record({ action: "copy-stored", subject: name }),
	});
	const mayBeListed = async () =>
		(await stores.facts.find()).openedAt !== null && isOn(await stores.settings.find(searchSettings.listing));
	const letters = openLetterService({ stores, settings: config, readTexts, clock });
	const counter = visitCounter(clock);
	const counted = servedOutcomes(counter, new URL(siteUrl).host);
	/** Lists the pages that search engines may list. */
	const listPages = () =>
		listedPages({
			readTexts,
			listArticles: stores.articles.syndication.listAddresses,
			listTables: stores.events.listTableAddresses,
			listAuthors: stores.authors.listAddresses,
			listLetters: stores.letters.listAddresses,
			listCustom: stores.customPages.listAddresses,
		});
	return {
		config: {
			mode,
			siteUrl,
			adminUrl,
			trustProxy,
			/** The shared cache in front, if there is one. */
			cdn: config.cdn,
			/** Null when no measuring tool is configured. */
			measurement,
		},
		stores,
		limits,
		services: {
			log,
			clock,
			/** The revision by which cached answers are known to be as before. */
			revision: database.revision,
			/** Returns a text that no two states of the whole database share. */
			databaseVersion: database.version,
			readTexts,
			knownTexts,
			/** Returns whether search engines may list the site: it is open, and its owner wants them to. */
			mayBeListed,
			listPages,
			/** Lists the paths of the pages that visitors can read, in each language. */
			listPaths: async () => [
				...fixedPaths,
				...(await listPages()).flatMap(({ paths }) => Object.values(paths)),
			],
			listLostImages,
			reportOutsideImages: outsideImagesReport({
				db: database.db,
				files: imageFiles,
				listLost: listLostImages,
			}),
			pictures,
			audit,
			backups,
			copies,
			state: openState({ settings: config, database, stores, backups, copies, mayBeListed, clock }),
			erasures,
			endHosts,
			/** The keys of the applications, which are not in the database. */
			masters,
			applicationKeys: applicationKeys(database.db, clock, masters),
			applications,
			filling,
			members,
			keys: openKeys({ db: database.db, stores, siteUrl: adminUrl, log, record: audit.record }),
			letters,
			heldMails: {
				find: stores.heldMails.find,
				answer: async (answer: HeldMailsAnswer) => {
					await stores.heldMails.answer(answer);
					stores.mails.wake();
					letters.announce();
				},
			},
			paymentMails: openPaymentMails({ stores, readTexts, siteUrl }),
			guestMails: openGuestMails({
				...{ stores, siteUrl, readTexts, clock },
				readSender: async () => mailboxOf(await senderAddress(config, readTexts)),
				onAnswered: counted.answer,
			}),
			takeSignUp: newsletterSignUp(stores.subscribers, limits.signUp, readTexts, counted.signUp),
			confirmSubscription: newsletterConfirmation(stores.confirmations, limits.signUp, counted.confirmation),
			visitCounter: counter,
			visitReports: openVisitReports(stores, clock),
			/** Settled once the configured access code is in force: no API request is answered before. */
			accessReady,
			isReady: async () =>
				database.refusal() === undefined && isMigrated(database, migrations).catch(() => false),
		},
	};
}

function openVisitReports({ visits, visitedEntries: entries }: Stores, clock: Clock) {
	return {
		report: visitReporter({ visits, entries, clock }),
		listRows: visitRows({ visits, clock }),
		listEntries: entryVisitsOf({ visits, entries }),
	};
}

/** Checking a code takes a third of a second: API requests wait for it, not pages. */
async function takeConfiguredCode({ sessions }: Stores, configured: string | undefined): Promise<void> {
	if (configured !== undefined) await sessions.ensureAccessCode(configured);
}
