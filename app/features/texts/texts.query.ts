import {
	infiniteQueryOptions,
	keepPreviousData,
	type QueryClient,
	queryOptions,
} from "@tanstack/react-query";
import { apiRequest, download } from "#app/api-client/client.ts";
import { orderLanguage } from "#app/i18n/list-order.ts";
import type { OtherLanguage } from "#app/site/site-config.ts";
import type { DraftLink, DraftLinkState } from "./draft-link.ts";
import type { EditedPage, EditedPageInput } from "./page-views.ts";
import { type SampleQuotes, sampleQuotesPath } from "./sample-quotes.ts";
import type { ListedText, SavedChange, TextChange, TextList, TextName } from "./site-text.ts";
import type { ConsentInput, TestimonialConsent } from "./testimonial.ts";
import { publicationsOfPage, type TextPublication, type Undone } from "./text-publication.ts";
import type { TranslationAnswer, TranslationInput } from "./translation.ts";

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

/** Writes a text, or the order of a list, into the draft, and shows that in the fetched list. */
export async function saveChange(queries: QueryClient, change: TextChange): Promise<void> {
	const { draft, revision } = await apiRequest<SavedChange>("PUT", "/api/admin/texts/draft", change);
	const { key, language } = change;
	const changed = (text: ListedText): ListedText => {
		if (text.key !== key) return text;
		return { ...text, languages: { ...text.languages, [language]: { ...text.languages[language], draft } } };
	};
	queries.setQueryData<TextList>(textsQuery.queryKey, (list) => {
		if (list === undefined) return undefined;
		const lists = list.lists.map((one) =>
			one.key === key && language === orderLanguage ? { ...one, order: { ...one.order, draft } } : one,
		);
		return { ...list, texts: list.texts.map(changed), lists, revision };
	});
}

export function discardDraft(revision: number): Promise<void> {
	return apiRequest("DELETE", `/api/admin/texts/draft?revision=${revision}`);
}

export const draftLinkQuery = queryOptions<DraftLinkState>({ queryKey: ["/api/admin/texts/draft-link"] });

export function createDraftLink(): Promise<DraftLink> {
	return apiRequest("POST", "/api/admin/texts/draft-link");
}

export function endDraftLink(): Promise<void> {
	return apiRequest("DELETE", "/api/admin/texts/draft-link");
}

export function publishDraft(revision: number): Promise<TextPublication> {
	return apiRequest("POST", "/api/admin/text-publications", { revision });
}

/** Takes back a publication, or the texts of it that are named. */
export function undoPublication({ id, texts }: { id: string; texts?: TextName[] }): Promise<Undone> {
	return apiRequest("POST", `/api/admin/text-publications/${id}/undo`, { texts });
}

export const consentsQuery = queryOptions<TestimonialConsent[]>({
	queryKey: ["/api/admin/testimonial-consents"],
});

/** The testimonials that visitors read as samples. */
export const sampleQuotesQuery = queryOptions<SampleQuotes[]>({ queryKey: [sampleQuotesPath] });

export const publicationKeys = [textsQuery.queryKey, [publications], sampleQuotesQuery.queryKey];

export const consentKeys = [consentsQuery.queryKey, sampleQuotesQuery.queryKey];

export function recordConsent({
	entry,
	...consent
}: ConsentInput & { entry: string }): Promise<TestimonialConsent> {
	return apiRequest("PUT", `/api/admin/testimonial-consents/${entry}`, consent);
}

export function withdrawConsent(entry: string): Promise<void> {
	return apiRequest("DELETE", `/api/admin/testimonial-consents/${entry}`);
}

export function exportTranslation(language: OtherLanguage): Promise<Blob> {
	return download(`/api/admin/texts/translation?language=${language}`);
}

/** Writes a translator's file into the draft, unless something in it is broken or to be decided. */
export function importTranslation(input: TranslationInput): Promise<TranslationAnswer> {
	return apiRequest("POST", "/api/admin/texts/translation", input);
}
