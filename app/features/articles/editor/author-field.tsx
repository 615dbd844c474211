import { useController } from "react-hook-form";
import { Link } from "react-router";
import { SelectField } from "#app/admin-ui/select.tsx";
import { useErrorToast } from "#app/api-client/use-api-mutation.ts";
import type { ArticleDraft } from "#app/features/articles/article.ts";
import { useFacts } from "#app/features/facts/use-facts.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import { unknownAuthor, useAuthors } from "./use-authors.ts";

/** Stands for no author: a choice needs a value. */
const business = "business";

/** Who is named as the author: the business, or somebody of the list. */
export function AuthorField() {
	const t = useText("admin");
	const { field } = useController<ArticleDraft, "authorId">({ name: "authorId" });
	const { data: authors, error } = useAuthors();
	useErrorToast(error, t("authors.failed"));
	const { name } = useFacts();
	const chosen = authors?.find(({ id }) => id === field.value);
	// Never the business for somebody whose name could not be read.
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
				<Link to="/admin/authors" className="text-link">
					{t("authors.manage")}
				</Link>
			}
		/>
	);
}
