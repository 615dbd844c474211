import { useQuery } from "@tanstack/react-query";
import { useController } from "react-hook-form";
import { Link } from "react-router";
import { SelectField } from "#app/admin-ui/select.tsx";
import type { ArticleDraft } from "#app/features/articles/article.ts";
import { type AuthorChoice, authorsPath } from "#app/features/articles/author-choice.ts";
import { useFacts } from "#app/features/facts/use-facts.tsx";
import { useText } from "#app/i18n/text-context.tsx";

/** Stands for no author: a choice needs a value. */
const business = "business";

/** Who is named as the author: the business, or somebody of the list. */
export function AuthorField() {
	const t = useText("admin");
	const { field } = useController<ArticleDraft, "authorId">({ name: "authorId" });
	const { data: authors = [] } = useQuery<AuthorChoice[]>({ queryKey: [authorsPath] });
	const { name } = useFacts();
	const chosen = authors.find(({ id }) => id === field.value);
	return (
		<SelectField
			label={t("authors.field")}
			value={chosen?.id ?? business}
			options={[[business, name], ...authors.map((author) => [author.id, author.name] as const)]}
			onChange={(value) => field.onChange(value === business ? null : value)}
			hint={
				<Link to="/admin/authors" className="text-link">
					{t("authors.manage")}
				</Link>
			}
		/>
	);
}
