import type { ApplicantSummary, ApplicationContent } from "./application.ts";
import type { MasterKeys } from "./master-keys.server.ts";
import {
	type DataKey,
	fingerprintOf,
	newDataKey,
	openJson,
	sealJson,
	unwrapKey,
	wrapKey,
} from "./sealing.server.ts";

/** The columns by which an application's own key is found. */
type WrappedKey = { id: string; wrapped_key: string; master_key_id: string };

/** Returns an application's new key, and the columns that hold it wrapped. @throws ApiError 409 without a master key. */
export function newApplicationKey(masters: MasterKeys, id: string) {
	const [master, key] = [masters.current(), newDataKey()];
	const columns = { wrapped_key: wrapKey(master, id, key), master_key_id: fingerprintOf(master) };
	return { key, columns };
}

/** Returns an application's own key. @throws ApiError 409 where its master key is not here; SealError. */
export function applicationKey(masters: MasterKeys, row: WrappedKey): DataKey {
	return unwrapKey(masters.get(row.master_key_id), row.id, row.wrapped_key);
}

/** The encrypted columns of an application. */
export function sealedApplication(
	key: DataKey,
	id: string,
	{ content, summary }: { content: ApplicationContent; summary: ApplicantSummary },
) {
	return {
		content: sealJson(key, `applications/${id}/content`, content),
		summary: sealJson(key, `applications/${id}/summary`, summary),
	};
}

/** @throws SealError where it was changed. */
export function openContent(key: DataKey, row: { id: string; content: string }): ApplicationContent {
	return openJson(key, `applications/${row.id}/content`, row.content);
}

/** @throws SealError where it was changed. */
export function openSummary(key: DataKey, row: { id: string; summary: string }): ApplicantSummary {
	return openJson(key, `applications/${row.id}/summary`, row.summary);
}

/** The place for which a photograph is encrypted. */
export function photographPlace(id: string): string {
	return `application_photographs/${id}/content`;
}
