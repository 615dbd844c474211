import { letterService } from "#app/features/letters/compose/letter-service.server.ts";
import { letterMails } from "#app/features/letters/mails/letter-mails.server.ts";
import { mediaPath, parseVariant } from "#app/features/media/media.ts";
import { factTexts } from "#app/features/texts/claims/claims.ts";
import { inEachLanguage, plainPath } from "#app/i18n/language.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { articleSlugOf, pageAt } from "#app/metadata/public-pages.ts";
import { customSlugAt } from "#app/site/custom-addresses.ts";
import { defaultLanguage } from "#app/site/site-config.ts";
import { undefinedIfMissing } from "#platform/api/api-error.ts";
import type { Clock } from "#platform/clock.ts";
import type { Environment } from "#platform/environment.ts";
import { countMembers } from "./site-texts.ts";
import type { Stores } from "./stores.ts";
import { letterTransport, type MailSettings, mailTransport, senderAddress } from "./transports.ts";

/** Articles that a new letter begins with, at most. */
const firstArticles = 8;

/** Files that a letter may link to beside pages and pictures. */
const otherFiles = ["/feed.xml", "/events.ics"];

type Parts = {
	stores: Stores;
	settings: MailSettings & Pick<Environment, "bounceAddress">;
	readTexts(): Promise<SiteTexts>;
	clock: Clock;
};

/** Makes letters ready, with what it takes from the other parts of the site. */
export function openLetterService({ stores, settings, readTexts, clock }: Parts) {
	const { letters, deliveries } = stores;
	const started = new Set<() => void>();
	const mails = letterMails({
		siteUrl: settings.siteUrl,
		readTexts,
		bounceAddress: settings.bounceAddress,
	});
	const announce = () => {
		for (const listener of started) listener();
	};
	const service = letterService({
		letters,
		countRecipients: deliveries.countRecipients,
		countPaused: deliveries.countPaused,
		mails,
		readFactTexts: async () => {
			const [{ values }, members] = await Promise.all([readTexts(), countMembers(stores)]);
			return inEachLanguage((language) => factTexts(values, language, members));
		},
		transport: mailTransport(settings, readTexts),
		siteUrl: settings.siteUrl,
		clock,
		onStarted: announce,
		sender: {
			address: () => senderAddress(settings, readTexts),
			siteHost: new URL(settings.siteUrl).hostname,
			hasServer: settings.smtpUrl !== undefined,
		},
		sources: letterSources(stores),
	});
	return {
		service,
		mails,
		/** The transport of letters. */
		transport: letterTransport(settings, readTexts),
		/** Says that a letter may have something to send. */
		announce,
		/** Calls back whenever a letter may have something to send. */
		onStarted: (listener: () => void) => void started.add(listener),
	};
}

type LetterSources = Parameters<typeof letterService>[0]["sources"];

/** The parts of the site that a letter shows, and may link to. */
function letterSources({ articles, customPages, events, letters, media }: Stores): LetterSources {
	/** Returns whether a link of a letter leads somewhere. */
	async function isThere(path: string): Promise<boolean> {
		const slug = articleSlugOf(path);
		if (slug !== undefined) return (await articles.texts.find(slug, defaultLanguage)) !== undefined;
		const page = pageAt(path);
		const ownSlug = path.split("/").at(-1) ?? "";
		if (page === "newsletter/letter") {
			return (await letters.findEdition(ownSlug, defaultLanguage)) !== undefined;
		}
		if (page === "table") return (await events.findTable(ownSlug)) !== undefined;
		if (path.startsWith(mediaPath)) {
			const picture = parseVariant(ownSlug);
			return picture !== undefined && (await media.findSize(picture.hash)) !== undefined;
		}
		const custom = customSlugAt(plainPath(path));
		if (page === undefined && custom !== undefined) {
			return (await customPages.findShown(custom, defaultLanguage)) !== undefined;
		}
		return page !== undefined || otherFiles.includes(plainPath(path));
	}

	return {
		findArticle: async (id) => {
			const found = await articles.reading.get(id).catch(undefinedIfMissing);
			return found?.published ? found : undefined;
		},
		isThere,
		listTables: events.listUpcoming,
		describeImage: media.findAlt,
		renderMarkdown: articles.rendering.renderDescribed,
		publishedSince: async (instant) => {
			const { entries } = await articles.reading.listSummaries({
				publishedOnly: true,
				limit: firstArticles,
			});
			return entries
				.filter(({ publishedAt }) => publishedAt !== null && publishedAt > (instant ?? ""))
				.map(({ id }) => id);
		},
	};
}
