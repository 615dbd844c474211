import type { Migration } from "kysely/migration";
import * as baseline from "./0001-baseline.ts";
import * as slugsOfTranslations from "./0002-slugs-of-translations.ts";
import * as indexNow from "./0003-indexnow.ts";
import * as redirects from "./0004-redirects.ts";
import * as contentLinks from "./0005-content-links.ts";
import * as histories from "./0006-histories.ts";
import * as noPersonOfOlderSites from "./0007-no-person-of-older-sites.ts";
import * as placesOfLinks from "./0008-places-of-links.ts";
import * as visits from "./0009-visits.ts";
import * as captions from "./0010-captions.ts";
import * as visitMails from "./0011-visit-mails.ts";
import * as people from "./0012-people.ts";
import * as visitDetails from "./0013-visit-details.ts";
import * as arrivals from "./0014-arrivals.ts";
import * as savedBy from "./0015-saved-by.ts";
import * as applications from "./0016-applications.ts";
import * as makersOfLinks from "./0017-makers-of-links.ts";
import * as payments from "./0018-payments.ts";
import * as whereAndHow from "./0019-where-and-how.ts";
import * as imagesByDay from "./0020-images-by-day.ts";
import { stepsBefore1 } from "./steps-before-1.ts";

/** A migration that may stand for older ones, which the program no longer has. */
export type Step = Migration & {
	replaces?: {
		/** A database that has had all of them counts as one that has had this one. */
		names: readonly string[];
		/** The last version that reads a database which has had some of them alone. */
		lastVersion: string;
	};
};

/**
 * Every migration under its number, for both engines. One that has landed is never edited: add the
 * next. Each only adds, since processes of the version before go on beside it.
 */
export const migrations: Record<string, Step> = {
	"0001-baseline": { ...baseline, replaces: { names: stepsBefore1, lastVersion: "0.1.0" } },
	"0002-slugs-of-translations": slugsOfTranslations,
	"0003-indexnow": indexNow,
	"0004-redirects": redirects,
	"0005-content-links": contentLinks,
	"0006-histories": histories,
	"0007-no-person-of-older-sites": noPersonOfOlderSites,
	"0008-places-of-links": placesOfLinks,
	"0009-visits": visits,
	"0010-captions": captions,
	"0011-visit-mails": visitMails,
	"0012-people": people,
	"0013-visit-details": visitDetails,
	"0014-arrivals": arrivals,
	"0015-saved-by": savedBy,
	"0016-applications": applications,
	"0017-makers-of-links": makersOfLinks,
	"0018-payments": payments,
	"0019-where-and-how": whereAndHow,
	"0020-images-by-day": imagesByDay,
};
