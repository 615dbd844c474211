import type { Language, OtherLanguage } from "#app/site/site-config.ts";
import type { ErrorCode } from "#platform/api/error-codes.ts";
import { admin as adminEn } from "./en/admin.ts";
import { answerMail as answerMailEn } from "./en/answer-mails.ts";
import * as applicationEn from "./en/application.ts";
import { blog as blogEn } from "./en/blog.ts";
import { busy as busyEn } from "./en/busy.ts";
import { consent as consentEn } from "./en/consent.ts";
import { errors as errorsEn } from "./en/errors.ts";
import { exported as exportedEn } from "./en/export.ts";
import { favicon as faviconEn } from "./en/favicon.ts";
import * as feedbackEn from "./en/feedback.ts";
import * as guestMailsEn from "./en/guest-mails.ts";
import { home as homeEn } from "./en/home.ts";
import { howItWorks as howItWorksEn } from "./en/how-it-works.ts";
import { imported as importedEn } from "./en/import.ts";
import { legal as legalEn } from "./en/legal.ts";
import * as lettersEn from "./en/letters.ts";
import { navigation as navigationEn } from "./en/navigation.ts";
import { network as networkEn } from "./en/network.ts";
import * as newsletterEn from "./en/newsletter.ts";
import { paymentMail as paymentMailEn } from "./en/payment-mails.ts";
import { rebrand as rebrandEn } from "./en/rebrand.ts";
import { socials as socialsEn } from "./en/socials.ts";
import { table as tableEn } from "./en/table.ts";
import * as errorMessagesFr from "./error-messages.fr.ts";
import * as fieldMessagesFr from "./field-messages.fr.ts";
import { admin as adminFr } from "./fr/admin.ts";
import { answerMail as answerMailFr } from "./fr/answer-mails.ts";
import * as applicationFr from "./fr/application.ts";
import { blog as blogFr } from "./fr/blog.ts";
import { busy as busyFr } from "./fr/busy.ts";
import { consent as consentFr } from "./fr/consent.ts";
import { errors as errorsFr } from "./fr/errors.ts";
import { exported as exportedFr } from "./fr/export.ts";
import { favicon as faviconFr } from "./fr/favicon.ts";
import * as feedbackFr from "./fr/feedback.ts";
import * as guestMailsFr from "./fr/guest-mails.ts";
import { home as homeFr } from "./fr/home.ts";
import { howItWorks as howItWorksFr } from "./fr/how-it-works.ts";
import { imported as importedFr } from "./fr/import.ts";
import { legal as legalFr } from "./fr/legal.ts";
import * as lettersFr from "./fr/letters.ts";
import { navigation as navigationFr } from "./fr/navigation.ts";
import { network as networkFr } from "./fr/network.ts";
import * as newsletterFr from "./fr/newsletter.ts";
import { paymentMail as paymentMailFr } from "./fr/payment-mails.ts";
import { rebrand as rebrandFr } from "./fr/rebrand.ts";
import { socials as socialsFr } from "./fr/socials.ts";
import { table as tableFr } from "./fr/table.ts";
import type { WithoutVariants } from "./variants.ts";

const english = {
	admin: adminEn,
	answerMail: answerMailEn,
	blog: blogEn,
	consent: consentEn,
	errors: errorsEn,
	favicon: faviconEn,
	home: homeEn,
	howItWorks: howItWorksEn,
	legal: legalEn,
	navigation: navigationEn,
	network: networkEn,
	...newsletterEn,
	...lettersEn,
	...feedbackEn,
	...guestMailsEn,
	paymentMail: paymentMailEn,
	...applicationEn,
	rebrand: rebrandEn,
	socials: socialsEn,
	table: tableEn,
	busy: busyEn,
};

/** English gives the shape, and the dictionaries of every other language satisfy it. */
type ShippedDictionaries = typeof english;

/** The dictionaries of a page by name. */
export type Dictionaries = WithoutVariants<ShippedDictionaries>;

const french: ShippedDictionaries = {
	admin: adminFr,
	answerMail: answerMailFr,
	blog: blogFr,
	consent: consentFr,
	errors: errorsFr,
	favicon: faviconFr,
	home: homeFr,
	howItWorks: howItWorksFr,
	legal: legalFr,
	navigation: navigationFr,
	network: networkFr,
	...newsletterFr,
	...lettersFr,
	...feedbackFr,
	...guestMailsFr,
	paymentMail: paymentMailFr,
	...applicationFr,
	rebrand: rebrandFr,
	socials: socialsFr,
	table: tableFr,
	busy: busyFr,
};

/**
 * The shipped texts, with marks in place of facts. Only the server holds every language: a page
 * gets its own.
 */
export const dictionaries: Record<Language, ShippedDictionaries> = { en: english, fr: french };

/** The words of an export, which no visitor of the site reads: they are not the owner's to change. */
export const exportedTexts: Record<Language, typeof exportedEn> = { en: exportedEn, fr: exportedFr };

/** The words in which a command tells the owner of an import. */
export const importedTexts: Record<Language, typeof importedEn> = { en: importedEn, fr: importedFr };

/** The API's messages in each other language: in English they stand where they are thrown. */
export const translatedErrors: Record<
	OtherLanguage,
	{
		errorMessages: Record<ErrorCode, string>;
		fieldMessages: Readonly<Record<string, string>>;
		fieldError: string;
	}
> = {
	fr: { ...errorMessagesFr, ...fieldMessagesFr },
};

declare const names: unique symbol;

/**
 * The named dictionaries on their way from a loader to its page, as JSON: React Router handles one
 * string faster than hundreds.
 */
export type SerializedTexts<Name extends keyof Dictionaries = keyof Dictionaries> = string & {
	[names]: Name;
};
