import type { FormId } from "#app/features/forms/form.ts";
import { pageMeta } from "#app/metadata/page-meta.ts";

type MetaArgs = Parameters<typeof pageMeta<"application" | "errors">>;

/** Returns the headers of a page of a form: cached by nobody, with the cookies of what answered. */
export function formHeaders(answers: readonly Headers[]): Headers {
	const headers = new Headers({ "Cache-Control": "no-store" });
	for (const cookie of answers.flatMap((answer) => answer.getSetCookie()))
		headers.append("Set-Cookie", cookie);
	return headers;
}

/** Returns the title and metadata of a page of a form. */
export const formMeta = (
	data: (NonNullable<MetaArgs[0]> & { form: FormId }) | undefined,
	page: MetaArgs[2],
) =>
	pageMeta<"application" | "errors">(
		data,
		(read) => ({ title: read("application")(`meta.${data?.form ?? "membership"}`), description: "" }),
		page,
	);
