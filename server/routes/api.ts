import { OpenAPIHono } from "@hono/zod-openapi";
import { type Context, Hono } from "hono";
import { unfinishedApi, workingCopiesApi } from "#app/content/drafts/working-copies.api.server.ts";
import { onDevice } from "#app/content/storage/last-save.server.ts";
import { waitingApi } from "#app/features/admin-shell/waiting/waiting.api.server.ts";
import { leadBackToForm } from "#app/features/applications/filling/photograph-redirect.server.ts";
import { articlePreviewApi, previewLinksApi } from "#app/features/articles/api/article-preview.api.server.ts";
import {
	articleListsApi,
	articlesApi,
	correctionsApi,
} from "#app/features/articles/api/articles.api.server.ts";
import { articleDrafts } from "#app/features/articles/working-copy.ts";
import { auditApi } from "#app/features/audit/audit.api.server.ts";
import { recordOperations } from "#app/features/audit/record-operations.server.ts";
import { authorsApi } from "#app/features/authors/api/authors.api.server.ts";
import { backupsApi, heldMailsApi } from "#app/features/backups/backups.api.server.ts";
import { copiesApi } from "#app/features/backups/copies.api.server.ts";
import { outsideImagesApi } from "#app/features/backups/outside-images.api.server.ts";
import { pagesApi } from "#app/features/custom-pages/api/pages.api.server.ts";
import { pageDrafts } from "#app/features/custom-pages/working-copy.ts";
import { deletedApi } from "#app/features/deleted/deleted.api.server.ts";
import { eventsApi } from "#app/features/events/api/events.api.server.ts";
import { eventDrafts } from "#app/features/events/working-copy.ts";
import { factsApi } from "#app/features/facts/facts.api.server.ts";
import { owedResultsApi } from "#app/features/feedback/api/owed-results.api.server.ts";
import { guestMailsApi } from "#app/features/guest-mails/api/guest-mails.api.server.ts";
import { guestsApi, seatingsApi } from "#app/features/guests/api/guests.api.server.ts";
import { guestImportsApi } from "#app/features/guests/importing/guest-imports.api.server.ts";
import { keysApi } from "#app/features/keys/keys.api.server.ts";
import type { PasskeyCeremonies } from "#app/features/keys/passkey-ceremonies.server.ts";
import { passkeysApi } from "#app/features/keys/passkeys.api.server.ts";
import { letterSendingApi } from "#app/features/letters/api/letter-sending.api.server.ts";
import { lettersApi } from "#app/features/letters/api/letters.api.server.ts";
import { lookApi } from "#app/features/look/look.api.server.ts";
import { mediaApi } from "#app/features/media/api/media.api.server.ts";
import { joinUses, keptUses } from "#app/features/media/image-uses.ts";
import { importsApi } from "#app/features/newsletter/importing/imports.api.server.ts";
import { newsletterApi } from "#app/features/newsletter/signup/newsletter.api.server.ts";
import { subscribersApi } from "#app/features/newsletter/subscribers/subscribers.api.server.ts";
import { paymentMailsApi } from "#app/features/payments/api/payment-mails.api.server.ts";
import { paymentsApi } from "#app/features/payments/api/payments.api.server.ts";
import { bankApi } from "#app/features/payments/bank/bank.api.server.ts";
import { arrivalsApi, hostListApi } from "#app/features/people/host-list.api.server.ts";
import { invitationPasskeysApi } from "#app/features/people/invitation-passkeys.api.server.ts";
import { invitationsApi } from "#app/features/people/invitations.api.server.ts";
import { peopleApi } from "#app/features/people/people.api.server.ts";
import { redirectsApi } from "#app/features/redirects/redirects.api.server.ts";
import { confirmApi } from "#app/features/session/confirm.api.server.ts";
import { refuseListedCode } from "#app/features/session/listed-codes.server.ts";
import { countingAsked, passkeySignInApi } from "#app/features/session/passkey-sign-in.api.server.ts";
import { type Access, accessRules, isOpenTo } from "#app/features/session/require-administrator.server.ts";
import { requireKey, requireRecentKey } from "#app/features/session/require-key.server.ts";
import { sessionApi } from "#app/features/session/session.api.server.ts";
import {
	deviceCookie,
	deviceName,
	type SessionCookie,
	sessionCookie,
} from "#app/features/session/session-cookie.server.ts";
import { anybody, type SignIn, signingIn } from "#app/features/session/signing-in.server.ts";
import { settingsApi } from "#app/features/settings/settings.api.server.ts";
import { stateApi } from "#app/features/state/state.api.server.ts";
import { consentsApi } from "#app/features/texts/api/consents.api.server.ts";
import { draftLinkApi } from "#app/features/texts/api/draft-link.api.server.ts";
import { type EditedPages, editedPageApi } from "#app/features/texts/api/edited-page.api.server.ts";
import { textPublicationsApi } from "#app/features/texts/api/text-publications.api.server.ts";
import { textsApi } from "#app/features/texts/api/texts.api.server.ts";
import { translationApi } from "#app/features/texts/api/translation.api.server.ts";
import { visitReportApi } from "#app/features/visits/visit-report.api.server.ts";
import { visitsApi } from "#app/features/visits/visits.api.server.ts";
import type { Site } from "#server/composition/compose-site.ts";
import { imageReplacement, imageUsers } from "#server/composition/image-replacement.ts";
import { erasing, listing, restoring } from "#server/composition/restoring.ts";
import { textParts } from "#server/composition/site-texts.ts";
import type { Stores } from "#server/composition/stores.ts";
import { contentAreaOrigin } from "#server/delivery/content-area-origin.ts";
import { clientAddress } from "#server/middleware/client-ip.ts";
import { refuseWrongMethods } from "#server/middleware/methods.ts";
import {
	guardLargeBodies,
	limitBodies,
	refuseNul,
	requireMediaType,
} from "#server/middleware/request-bodies.ts";
import { limitSearches } from "#server/middleware/search-limit.ts";
import { sampleContentOf } from "#server/seed/sample-content.ts";
import { applicationApis } from "./application-apis.ts";
import { addDocument } from "./openapi.ts";

type Pages = {
	editedPages: EditedPages;
	/** Returns whether the site answers a path with something else than that there is nothing. */
	isAnswered: (path: string) => Promise<boolean>;
};

/** Every endpoint, behind the middleware that all of them share. */
export function siteApi(site: Site, pages: Pages): Hono {
	const cookie = sessionCookie(site.config.adminUrl);
	const { answers } = contentAreaOrigin(site.config);
	const access = accessRules(site.stores.sessions, { cookie, answers }, requireKey(site.stores.secondLook));
	const endpoints = composeEndpoints(site, { access, cookie }, pages);

	const api = new Hono();
	api.use("/api/*", async (context, next) => {
		await site.services.accessReady;
		await next();
		context.header("Cache-Control", "no-store");
	});
	api.use("/api/*", async ({ req }, next) =>
		req.method === "GET" ? next() : onDevice(await deviceName(req.header("User-Agent")), next),
	);
	api.use("/api/*", recordOperations({ ...site.services.audit, personOf, deviceName }));
	api.use("/api/*", refuseWrongMethods(endpoints));
	api.use("/api/*", leadBackToForm);
	api.use("/api/*", guardLargeBodies(access.to("own").administratorOnly.middleware));
	api.use("/api/*", limitBodies);
	api.use("/api/*", requireMediaType);
	api.use("/api/*", refuseNul);
	api.route("/", endpoints);
	return api;
}

/** Returns the person who is signed in. */
function personOf(context: Context) {
	return context.get("sessionId") === undefined ? null : context.get("person");
}

type Parts = Site & {
	access: Access;
	cookie: SessionCookie;
	pages: Pages;
	clientOf(context: Context): string;
};

function composeEndpoints(
	site: Site,
	{ access, cookie }: { access: Access; cookie: SessionCookie },
	pages: Pages,
): OpenAPIHono {
	const clientOf = (context: Context) => clientAddress(context, site.config.trustProxy);
	const parts: Parts = { ...site, access, cookie, pages, clientOf };
	const endpoints = new OpenAPIHono();
	for (const list of ["/api/blog-posts", "/api/events"]) {
		endpoints.use(list, limitSearches(site.limits.search, access.to("own"), clientOf));
	}
	for (const api of [
		...contentApis(parts),
		...eveningApis(parts),
		...applicationApis(parts),
		...ownerApis(parts),
		...accessApis(parts),
		...readerApis(parts),
		...keepingApis(parts),
		...letterApis(parts),
		...textApis(parts),
	]) {
		endpoints.route("/", api);
	}
	addDocument(endpoints, parts);
	return endpoints;
}

function contentApis({ stores, services, access, config }: Parts): OpenAPIHono[] {
	const { articles, articleCopies, eventCopies, pageCopies } = stores;
	return [
		articleListsApi(articles, access.to("articles")),
		articlesApi(articles, access.to("articles")),
		correctionsApi(articles.corrections, access.to("articles")),
		workingCopiesApi(articleDrafts, articleCopies, access.to("articles"), deviceName),
		workingCopiesApi(eventDrafts, eventCopies, access.to("events"), deviceName),
		workingCopiesApi(pageDrafts, pageCopies, access.to("pages"), deviceName),
		unfinishedApi(
			(context) => [
				...(isOpenTo(context, "articles") ? [articleCopies] : []),
				...(isOpenTo(context, "events") ? [eventCopies] : []),
				...(isOpenTo(context, "pages") ? [pageCopies] : []),
			],
			access.to("overview"),
		),
		authorsApi(stores.authors, access.to("authors")),
		pagesApi(stores.customPages, access.to("pages")),
		previewLinksApi(stores.previewLinks, access.to("articles"), config.siteUrl),
		articlePreviewApi(articles, services.readTexts, access.to("articles")),
	];
}

function eveningApis({ stores, services, access }: Parts): OpenAPIHono[] {
	return [
		eventsApi(
			{ ...stores.events, remove: services.erasures.removeEvent },
			access.to("events"),
			services.readTexts,
		),
		seatingsApi(stores, access.to("guests")),
		guestsApi({ ...stores.guests, forget: services.erasures.forgetGuest }, access.to("guests")),
		owedResultsApi(stores.feedback, access.to("guests")),
		guestMailsApi(services.guestMails.service, access.to("guests")),
		guestImportsApi(stores.guests, access.to("guests")),
		paymentsApi(stores.payments, access.to("payments")),
		paymentMailsApi(stores.paymentMails, services.paymentMails, access.to("payments")),
		bankApi(stores.bank, access.to("payments")),
		hostListApi(stores.hostList, access.to("guestList")),
		arrivalsApi(stores.hostList, access.to("guests")),
	];
}

function ownerApis({ stores, services, limits, config, access, pages }: Parts) {
	const { siteUrl } = config;
	const { prepare: prepareLogo } = services.pictures.logos;
	return [
		settingsApi({ settings: stores.settings, set: services.members.set }, access.to("settings")),
		redirectsApi(
			{ redirects: stores.redirects, isAnswered: pages.isAnswered, siteUrl },
			access.to("settings"),
		),
		factsApi(
			stores.facts,
			{
				findSample: sampleContentOf(stores),
				findImageSize: stores.media.findSize,
				requireRecentKey: requireRecentKey(stores.secondLook),
			},
			access.to("facts"),
		),
		lookApi({ ...stores.look, prepareLogo, countUpload: limits.upload }, access.to("look")),
	];
}

/** Returns the endpoints of signing in, and of the keys and sessions of whoever did. */
function accessApis({ stores, services, limits, config, access, cookie, clientOf }: Parts) {
	const { ceremonies, checkSecond } = services.keys;
	const { sessions } = stores;
	const signInParts = {
		limit: limits.signIn,
		clientOf,
		deviceCookie: deviceCookie(config.adminUrl),
		sessionCookie: cookie,
		checkSecondKey: checkSecond,
	};
	const countAsked = countingAsked(limits.passkeys, clientOf);
	const signIn = signingIn(sessions, access, signInParts);
	const own = {
		...stores,
		ceremonies,
		cookie,
		relyingParty: ceremonies.relyingParty,
		holderOf: (context: Context) => {
			const { id, name } = context.get("person");
			return { id, name: name || "administrator" };
		},
		nameOf: deviceName,
		readSiteName: async () => (await services.readTexts()).values.name,
	};
	return [
		sessionApi(sessions, access, { ...signInParts, hasCode: stores.ownKeys.hasCode }),
		passkeySignInApi(sessions, { ...signInParts, signIn, proofs: ceremonies, countAsked }),
		peopleApi(
			{
				...stores,
				people: { ...stores.people, remove: services.erasures.removePerson },
				listEnded: services.audit.listEndedHosts,
			},
			access.to("people"),
		),
		...acceptingApis(stores, { ...own, signIn, countAsked }),
		confirmApi({ ...signInParts, ...own, sessions, proofs: ceremonies }, access.to("own")),
		keysApi(own, access.to("own")),
		passkeysApi(own, access.to("own")),
	];
}

type Accepting = {
	ceremonies: PasskeyCeremonies;
	signIn: SignIn;
	cookie: SessionCookie;
	countAsked(context: Context): Promise<void>;
	readSiteName(): Promise<string>;
	nameOf: typeof deviceName;
};

/** Returns the endpoints of the invitation page: the link is used up by a code, or by a passkey. */
function acceptingApis(
	{ people, passkeys, sessions }: Pick<Stores, "people" | "passkeys" | "sessions">,
	{ ceremonies, signIn, readSiteName, nameOf, ...parts }: Accepting,
) {
	return [
		invitationsApi({
			findInvited: people.findInvited,
			async accept(context, { token, code, stay }) {
				await refuseListedCode(code, "code");
				return signIn(context, anybody, (device) =>
					people.accept(token, code, (transaction, personId) =>
						sessions.openSession(transaction, personId, device, { stay }),
					),
				);
			},
		}),
		invitationPasskeysApi({
			...parts,
			findHolder: people.findHolder,
			begin: async (holder) => ceremonies.beginCreation(holder, await readSiteName(), { replaces: true }),
			accept: (context, holder, { token, stay, ...creation }) =>
				signIn(context, anybody, async (device) => {
					const name = creation.name ?? (await nameOf(context.req.header("User-Agent"))) ?? undefined;
					const made = await ceremonies.finishCreation(holder, { ...creation, name });
					return people.acceptWithoutCode(token, async (transaction, personId) => {
						await passkeys.addWithin(transaction, personId, made);
						return sessions.openSession(transaction, personId, device, { stay });
					});
				}),
		}),
	];
}

function readerApis({ stores, services, limits, access, config, clientOf }: Parts): OpenAPIHono[] {
	const { siteUrl } = config;
	const { subscribersList: list, invitations, readers, imports } = stores;
	const { erasures, clock, log, visitCounter: counter } = services;
	return [
		newsletterApi(services.takeSignUp, clientOf),
		visitsApi({ counter, siteUrl, countBeacon: limits.beacon, clientOf }),
		visitReportApi(services.visitReports, access.to("visits")),
		subscribersApi({ list, erasures, invitations, readers, siteUrl }, access.to("readers")),
		importsApi({ imports, clock, log }, access.to("readers")),
	];
}

/** Returns the endpoints on the site's safety, and on what waits for the owner. */
function keepingApis({ stores, services, access }: Parts): OpenAPIHono[] {
	const deletion = { list: listing(stores), restore: restoring(stores), erase: erasing(stores) };
	const lists = { erased: services.erasures.list, unsubscribed: stores.unsubscribed.list };
	const readWaiting = async () => {
		const [waiting, tablesToTell, tableAnswers, applications] = await Promise.all([
			stores.waiting.read(),
			stores.guests.guestsToTell(),
			stores.guests.listAnswers(),
			services.applications.reminders.count(),
		]);
		return { ...waiting, tablesToTell, tableAnswers, ...applications };
	};
	return [
		deletedApi(deletion, access.to("overview")),
		backupsApi(services.backups.service, lists, access.to("backups")),
		copiesApi(services.copies.service, access.to("backups")),
		outsideImagesApi(services.reportOutsideImages, access.to("backups")),
		heldMailsApi(services.heldMails, access.to("backups")),
		auditApi({ records: stores.audit, isOwnerTold: services.audit.isOwnerTold }, access.to("audit")),
		stateApi(services.state.read, access.to("settings")),
		waitingApi(readWaiting, access.to("overview")),
	];
}

/** The letters, and the images of these and of everything else. */
function letterApis({ stores, services, limits, access }: Parts): OpenAPIHono[] {
	const { service, announce } = services.letters;
	const { letters, deliveries, returns } = stores;
	const readUses = joinUses(imageUsers(stores).map(({ listImageUses }) => listImageUses));
	const findUses = keptUses(readUses, services.databaseVersion);
	const { intake } = services.pictures;
	const replace = imageReplacement(stores);
	return [
		lettersApi(letters, service, access.to("letters")),
		letterSendingApi(
			{ letters, deliveries, returns, service, onStep: announce },
			{ writing: access.to("letters"), sending: access.to("sending") },
		),
		mediaApi(stores.media, access.to("images"), {
			...{ findUses, listLost: services.listLostImages, countUpload: limits.upload, intake, replace },
		}),
	];
}

function textApis({ stores, services, access, config, pages }: Parts): OpenAPIHono[] {
	const texts = textParts(stores, services.readTexts);
	return [
		textsApi(texts, access.to("texts")),
		textPublicationsApi(texts, access.to("texts")),
		translationApi(texts, access.to("texts")),
		draftLinkApi(stores.draftLinks, access.to("texts"), config.siteUrl),
		editedPageApi(texts, stores.consents, access.to("texts"), pages.editedPages),
		consentsApi(
			texts,
			stores.consents,
			{ consents: access.to("consents"), texts: access.to("texts") },
			services.clock,
		),
	];
}
