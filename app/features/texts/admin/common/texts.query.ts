import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { apiRequest, download } from "#app/api-client/client.ts";
import type { DraftLink, DraftLinkState } from "#app/features/texts/draft-link.ts";
import type { EditedPage, EditedPageInput } from "#app/features/texts/edited-page.ts";
import { type SampleQuotes, sampleQuotesPath } from "#app/features/texts/sample-quotes.ts";
import type { SavedChange, TextChange, TextList, TextName } from "#app/features/texts/site-text.ts";
import type { ConsentInput, TestimonialConsent } from "#app/features/texts/testimonial.ts";
import {
	publicationsOfPage,
	type TextPublication,
	type Undone,
} from "#app/features/texts/text-publication.ts";
import type { TranslationAnswer, TranslationInput } from "#app/features/texts/translation.ts";
import { orderLanguage } from "#app/i18n/list-order.ts";
import type { OtherLanguage } from "#app/site/site-config.ts";

/** Every text of the site with the draft of the next publication. */
export const textsQuery = queryOptions<TextList>({ queryKey: ["/api/admin/texts"] });

const publications = "/api/admin/text-publications";

/** The publications, the newest first, page by page. */
export const publicationsQuery = infiniteQueryOptions({
	queryKey: [publications],
	queryFn: ({ pageParam, signal }) =>
		apiRequest<TextPublication[]>("GET", publications + pageParam, undefined, signal),
	initialPageParam: "",
	getNextPageParam: (page) => {
		const last = page.length < publicationsOfPage ? undefined : page.at(-1);
		return last && `?after=${last.id}`;
	},
});

/** A page as it would be with the draft. `revision` is that of the draft. */
export function editedPageQuery({ view, language }: EditedPageInput, revision: number) {
	return queryOptions<EditedPage>({
		queryKey: ["/api/admin/texts/page", view, language, revision],
		queryFn: ({ signal }) => apiRequest("POST", "/api/admin/texts/page", { view, language }, signal),
		placeholderData: keepPreviousData,
	});
}

/** Writes one text into the draft. */
export function saveChange(change: TextChange): Promise<SavedChange> {
	return apiRequest("PUT", "/api/admin/texts/draft", change);
}

/** Forgets the draft that was looked at. */
export function discardDraft(revision: number): Promise<void> {
	return apiRequest("DELETE", `/api/admin/texts/draft?revision=${revision}`);
}

/** The private link to the site with its draft, if there is one. */
export const draftLinkQuery = queryOptions<DraftLinkState>({ queryKey: ["/api/admin/texts/draft-link"] });

export function createDraftLink(): Promise<DraftLink> {
	return apiRequest("POST", "/api/admin/texts/draft-link");
}

export function endDraftLink(): Promise<void> {
	return apiRequest("DELETE", "/api/admin/texts/draft-link");
}

/** Makes the draft that was looked at public. */
export function publishDraft(revision: number): Promise<TextPublication> {
	return apiRequest("POST", "/api/admin/text-publications", { revision });
}

/** Takes back a publication, or the texts of it that are named. */
export function undoPublication({ id, texts }: { id: string; texts?: TextName[] }): Promise<Undone> {
	return apiRequest("POST", `/api/admin/text-publications/${id}/undo`, { texts });
}

/** The consents to being quoted. */
export const consentsQuery = queryOptions<TestimonialConsent[]>({
	queryKey: ["/api/admin/testimonial-consents"],
});

/** The testimonials that visitors read as samples. */
export const sampleQuotesQuery = queryOptions<SampleQuotes[]>({ queryKey: [sampleQuotesPath] });

/** Records who agreed to a testimonial as it reads in the draft. */
export function recordConsent({
	entry,
	...consent
}: ConsentInput & { entry: string }): Promise<TestimonialConsent> {
	return apiRequest("PUT", `/api/admin/testimonial-consents/${entry}`, consent);
}

/** Forgets a consent that was withdrawn. */
export function withdrawConsent(entry: string): Promise<void> {
	return apiRequest("DELETE", `/api/admin/testimonial-consents/${entry}`);
}

/** Every text as a file for a translator. */
export function exportTranslation(language: OtherLanguage): Promise<Blob> {
	return download(`/api/admin/texts/translation?language=${language}`);
}

/** Writes a translator's file into the draft, unless something in it is broken or to be decided. */
export function importTranslation(input: TranslationInput): Promise<TranslationAnswer> {
	return apiRequest("POST", "/api/admin/texts/translation", input);
}

/** The same list with what the server has taken into the draft. */
export function withSaved(
	list: TextList,
	{ key, language }: TextName,
	{ draft, revision }: SavedChange,
): TextList {
	const texts = list.texts.map((text) =>
		text.key === key
			? { ...text, languages: { ...text.languages, [language]: { ...text.languages[language], draft } } }
			: text,
	);
	const lists = list.lists.map((one) =>
		one.key === key && language === orderLanguage ? { ...one, order: { ...one.order, draft } } : one,
	);
	return { ...list, texts, lists, revision };
}
