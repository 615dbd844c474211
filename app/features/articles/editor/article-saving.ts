import { ApiError, detailOf } from "#app/api-client/api-error.ts";
import { type SlugPath, slugPaths } from "#app/features/articles/article-draft.ts";
import { readTextError } from "#app/features/articles/editor/preview/text-error.tsx";
import type { TextError } from "#app/features/articles/rendered-text.ts";

/** Why an article could not be saved, and what can be done about it. */
export type SavingRefusal =
	| { kind: "slug-taken"; field: SlugPath; message: string; suggestion: string }
	| { kind: "invalid"; message: string; fields: Record<string, string>; textError: TextError | undefined }
	| { kind: "gone"; message: string | undefined }
	| { kind: "failed"; message: string | undefined; unreachable: boolean };

/** A way to save a text: readers see it, it is a draft, or it waits as corrections. */
export type SavingWay = { published: boolean; corrects: boolean };

/**
 * Returns how a text is saved over a version from elsewhere: taken off the website there, it stays
 * off; live there, it is taken off only if the administrator knew, and so was asked.
 */
export function wayOver(tried: SavingWay, knownAsLive: boolean, isLive: boolean): SavingWay {
	if (tried.published) return { published: !knownAsLive || isLive, corrects: false };
	const leaves = knownAsLive && !tried.corrects;
	return { published: false, corrects: isLive && !leaves };
}

/** Why a saving failed, in words or blank; undefined for what is said at its field or asked. */
export function lostReason(refusal: SavingRefusal | undefined, offline: string): string | undefined {
	if (refusal?.kind === "failed" && refusal.unreachable) return offline;
	const isLost = refusal?.kind === "failed" || refusal?.kind === "gone";
	return isLost ? (refusal.message ?? "") : undefined;
}

export function savingRefusal(error: unknown): SavingRefusal {
	if (!(error instanceof ApiError)) return { kind: "failed", message: undefined, unreachable: false };
	const message = error.serverMessage;
	if (error.status === 404) return { kind: "gone", message };
	if (error.code === "slug-taken") {
		return {
			kind: "slug-taken",
			field: slugPaths.find((path) => path in error.fields) ?? "slug",
			message: message ?? "",
			suggestion: String(detailOf(error, "suggestion")),
		};
	}
	if (error.status === 400) {
		return { kind: "invalid", message: message ?? "", fields: error.fields, textError: readTextError(error) };
	}
	return { kind: "failed", message, unreachable: error.unreachable };
}
