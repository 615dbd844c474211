import type { Migration } from "kysely/migration";
import * as firstTables from "./0001-first-tables.ts";
import * as withdrawnEvents from "./0002-withdrawn-events.ts";
import * as articleSearch from "./0003-article-search.ts";
import * as newsletter from "./0004-newsletter.ts";
import * as configuredAccessCode from "./0005-configured-access-code.ts";
import * as describedMedia from "./0006-described-media.ts";
import * as writingSafety from "./0007-writing-safety.ts";
import * as forgottenSubscribers from "./0008-forgotten-subscribers.ts";
import * as articleLists from "./0009-article-lists.ts";
import * as searchIndex from "./0010-search-index.ts";
import * as rateLimits from "./0011-rate-limits.ts";
import * as listingIndex from "./0012-listing-index.ts";

import * as articleHtml from "./0013-article-html.ts";
import * as signInDevices from "./0014-sign-in-devices.ts";
import * as eventTexts from "./0016-event-texts.ts";
import * as mediaTexts from "./0017-media-texts.ts";
import * as articleTexts from "./0018-article-texts.ts";
import * as anyLanguage from "./0019-any-language.ts";
import * as realEvents from "./0020-real-events.ts";
import * as letters from "./0021-letters.ts";
import * as siteTexts from "./0022-site-texts.ts";
import * as siteFacts from "./0023-site-facts.ts";
import * as tablesToVisit from "./0024-tables-to-visit.ts";
import * as calendarSequence from "./0025-calendar-sequence.ts";
import * as guests from "./0026-guests.ts";
import * as readersAndConsents from "./0027-readers-and-consents.ts";
import * as leaving from "./0028-leaving.ts";
import * as lettersThatComeBack from "./0029-letters-that-come-back.ts";
import * as languageOfTheContentArea from "./0030-language-of-the-content-area.ts";
import * as guestMails from "./0031-guest-mails.ts";
import * as leadingTexts from "./0032-leading-texts.ts";
import * as feedback from "./0033-feedback.ts";
import * as testimonialConsents from "./0034-testimonial-consents.ts";
import * as deletedThings from "./0035-deleted-things.ts";
import * as formerLinks from "./0036-former-links.ts";
import * as footerLinks from "./0037-footer-links.ts";
import * as draftLinks from "./0038-draft-links.ts";
import * as draftsOfEvents from "./0040-drafts-of-events.ts";
import * as formLinks from "./0041-form-links.ts";
import * as focalPoints from "./0042-focal-points.ts";
import * as slugOfATranslation from "./0043-slug-of-a-translation.ts";
import * as changesOfEachText from "./0044-changes-of-each-text.ts";
import * as siteLook from "./0045-site-look.ts";
import * as imageNames from "./0046-image-names.ts";
import * as corrections from "./0047-corrections.ts";
import * as pages from "./0048-pages.ts";
import * as originalAddresses from "./0049-original-addresses.ts";
import * as authors from "./0050-authors.ts";
import * as correctionsThatWaited from "./0051-corrections-that-waited.ts";
import * as deviceNames from "./0052-device-names.ts";
import * as searchedArticles from "./0053-searched-articles.ts";
import * as memberCountOfTheSample from "./0054-member-count-of-the-sample.ts";
import * as daysOfArticles from "./0055-days-of-articles.ts";
import * as researchBalance from "./0056-research-balance.ts";
import * as changesOfEventTexts from "./0057-changes-of-event-texts.ts";
import * as whatGuestsKnow from "./0058-what-guests-know.ts";
import * as promisesRead from "./0059-promises-read.ts";
import * as unfinishedTexts from "./0060-unfinished-texts.ts";
import * as heldMails from "./0061-held-mails.ts";

/**
 * Every migration under its number, for both engines. One that has landed is never edited: add the
 * next.
 */
export const migrations: Record<string, Migration> = {
	"0001-first-tables": firstTables,
	"0002-withdrawn-events": withdrawnEvents,
	"0003-article-search": articleSearch,
	"0004-newsletter": newsletter,
	"0005-configured-access-code": configuredAccessCode,
	"0006-described-media": describedMedia,
	"0007-writing-safety": writingSafety,
	"0008-forgotten-subscribers": forgottenSubscribers,
	"0009-article-lists": articleLists,
	"0010-search-index": searchIndex,
	"0011-rate-limits": rateLimits,
	"0012-listing-index": listingIndex,
	"0013-article-html": articleHtml,
	"0014-sign-in-devices": signInDevices,
	"0016-event-texts": eventTexts,
	"0017-media-texts": mediaTexts,
	"0018-article-texts": articleTexts,
	"0019-any-language": anyLanguage,
	"0020-real-events": realEvents,
	"0021-letters": letters,
	"0022-site-texts": siteTexts,
	"0023-site-facts": siteFacts,
	"0024-tables-to-visit": tablesToVisit,
	"0025-calendar-sequence": calendarSequence,
	"0026-guests": guests,
	"0027-readers-and-consents": readersAndConsents,
	"0028-leaving": leaving,
	"0029-letters-that-come-back": lettersThatComeBack,
	"0030-language-of-the-content-area": languageOfTheContentArea,
	"0031-guest-mails": guestMails,
	"0032-leading-texts": leadingTexts,
	"0033-feedback": feedback,
	"0034-testimonial-consents": testimonialConsents,
	"0035-deleted-things": deletedThings,
	"0036-former-links": formerLinks,
	"0037-footer-links": footerLinks,
	"0038-draft-links": draftLinks,
	"0040-drafts-of-events": draftsOfEvents,
	"0041-form-links": formLinks,
	"0042-focal-points": focalPoints,
	"0043-slug-of-a-translation": slugOfATranslation,
	"0044-changes-of-each-text": changesOfEachText,
	"0045-site-look": siteLook,
	"0046-image-names": imageNames,
	"0047-corrections": corrections,
	"0048-pages": pages,
	"0049-original-addresses": originalAddresses,
	"0050-authors": authors,
	"0051-corrections-that-waited": correctionsThatWaited,
	"0052-device-names": deviceNames,
	"0053-searched-articles": searchedArticles,
	"0054-member-count-of-the-sample": memberCountOfTheSample,
	"0055-days-of-articles": daysOfArticles,
	"0056-research-balance": researchBalance,
	"0057-changes-of-event-texts": changesOfEventTexts,
	"0058-what-guests-know": whatGuestsKnow,
	"0059-promises-read": promisesRead,
	"0060-unfinished-texts": unfinishedTexts,
	"0061-held-mails": heldMails,
};
