import { textPath } from "#app/content/localized.ts";
import { type ArticleInput, fieldsToFill } from "#app/features/articles/article.ts";
import { ApiError } from "#platform/api/api-error.ts";

/**
 * Checks that an article is complete: publishing, now or at a time, needs title, excerpt and
 * content in one language; a draft needs one of them.
 * @throws ApiError 400.
 */
export function requireComplete(input: ArticleInput): void {
	const toFill = fieldsToFill(input, input.published || input.publishAt !== null);
	if (toFill === undefined) return;
	const message = "Please fill in title, excerpt, and content.";
	throw new ApiError(400, "missing-fields", message, {
		fields: Object.fromEntries(toFill.missing.map((field) => [textPath(field, toFill.language), message])),
	});
}
