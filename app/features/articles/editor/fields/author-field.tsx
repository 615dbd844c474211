import { useQuery } from "@tanstack/react-query";
import { useController } from "react-hook-form";
import { Link } from "react-router";
import { SelectField } from "#app/admin-ui/select.tsx";
import { useErrorToast } from "#app/api-client/use-api-mutation.ts";
import type { ArticleDraft } from "#app/features/articles/article.ts";
import { type AuthorChoice, authorsPath } from "#app/features/articles/author.ts";
import { useFacts } from "#app/features/facts/use-facts.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import { adminPaths } from "#app/site/admin-screens.ts";

/** The value of the business: an option needs one. */
const business = "business";

export function AuthorField() {
	const t = useText("admin");
	const { field } = useController<ArticleDraft, "authorId">({ name: "authorId" });
	const { data: authors, error } = useAuthors();
	useErrorToast(error, t("authors.failed"));
	const { name } = useFacts();
	const chosen = authors?.find(({ id }) => id === field.value);
	// An author whose name is not loaded is not shown as the business.
	const isUnknown = authors === undefined && field.value !== null;
	return (
		<SelectField
			label={t("authors.field")}
			disabled={isUnknown}
			value={chosen?.id ?? business}
			options={[
				[business, isUnknown ? unknownAuthor : name],
				...(authors ?? []).map((author) => [author.id, author.name] as const),
			]}
			onChange={(value) => field.onChange(value === business ? null : value)}
			hint={
				<Link to={adminPaths.authors} className="text-link">
					{t("authors.manage")}
				</Link>
			}
		/>
	);
}

/** Shown for an author who is not loaded yet. */
export const unknownAuthor = "…";

export function useAuthors() {
	return useQuery<AuthorChoice[]>({ queryKey: [authorsPath] });
}

/** Returns the name that an article appears under: the author's or the business's. */
export function useSignature(authorId: string | null): string {
	const { data: authors, isFetching } = useAuthors();
	const { name: business } = useFacts();
	if (authorId === null) return business;
	const author = authors?.find(({ id }) => id === authorId);
	if (author !== undefined) return author.name;
	// One who was added elsewhere is still being loaded; one who was deleted is replaced by the
	// business.
	return authors === undefined || isFetching ? unknownAuthor : business;
}
