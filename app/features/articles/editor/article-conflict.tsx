import type { ReactNode } from "react";
import { conflictFieldsOf } from "#app/content/editing/conflict-fields.ts";
import { articleFields } from "#app/features/articles/article.ts";
import { useSignature } from "#app/features/articles/editor/fields/author-field.tsx";
import { showPicture } from "#app/features/media/conflict-picture.tsx";
import { formatBusinessMoment, formatDay } from "#app/i18n/dates.ts";
import { useLanguage } from "#app/i18n/text-context.tsx";

export const articleConflictFields = conflictFieldsOf(
	articleFields,
	{
		title: "article.title",
		excerpt: "article.excerpt",
		content: "article.content",
		category: "article.category",
		tags: "article.tags",
		imageAlt: "article.imageAlt",
		imageCaption: "article.imageCaption",
		originalUrl: "article.originalUrl",
		searchTitle: "sharing.searchTitle",
		searchDescription: "sharing.searchDescription",
		slug: "article.slug",
		imageUrl: "article.image",
		sharePicture: "sharing.picture",
		authorId: "authors.field",
		publishAt: "schedule.label",
		publishedOn: "day.label",
	},
	{ slug: "title" },
);

/** Returns a function that shows a value of an article that is no text in a conflict. */
export function useArticleValue(): (value: unknown, path: string) => ReactNode {
	const language = useLanguage();
	return (value, path) => {
		if (path === "authorId") return <Signature authorId={value as string | null} />;
		if (typeof value !== "string") return undefined;
		if (path === "publishAt") return formatBusinessMoment(value, language);
		if (path === "publishedOn") return formatDay(value, language, "UTC");
		return showPicture(value, path);
	};
}

function Signature({ authorId }: { authorId: string | null }) {
	return useSignature(authorId);
}
