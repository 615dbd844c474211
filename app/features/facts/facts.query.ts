import { queryOptions } from "@tanstack/react-query";
import { apiRequest } from "#app/api-client/client.ts";
import { type Form, formsPath } from "#app/features/forms/form.ts";
import { lookPath, type StoredLook } from "#app/features/look/stored-look.ts";
import { type SampleQuotes, sampleQuotesPath } from "#app/features/texts/sample-quotes.ts";
import type { Facts } from "#app/site/facts.ts";
import { type SampleContent, sampleContentPath } from "./sample-content.ts";
import { promisesPath, type StoredFacts } from "./stored-facts.ts";

const path = "/api/admin/facts";

export const factsQuery = queryOptions<StoredFacts>({ queryKey: [path] });

/** The forms of the site: one that is open stands in place of an address among the facts. */
export const siteFormsQuery = queryOptions<Form[]>({ queryKey: [formsPath] });

/** The testimonials that visitors read as samples. */
export const sampleQuotesQuery = queryOptions<SampleQuotes[]>({ queryKey: [sampleQuotesPath] });

export const chosenLookQuery = queryOptions<StoredLook>({ queryKey: [lookPath] });

export const sampleContentQuery = queryOptions<SampleContent>({ queryKey: [sampleContentPath] });

export function openSite(open: boolean): Promise<StoredFacts> {
	return apiRequest("PUT", "/api/admin/site-opening", { open });
}

export function confirmPromises(): Promise<StoredFacts> {
	return apiRequest("PUT", promisesPath);
}

/** Replaces the facts. `version` is the one that the change was made from. */
export function saveFacts(change: { facts: Facts; version: number }): Promise<StoredFacts> {
	return apiRequest("PUT", path, change);
}
