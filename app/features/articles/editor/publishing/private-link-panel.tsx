import { useFormState } from "react-hook-form";
import { PrivateLink } from "#app/api-client/private-link.tsx";
import type { ArticleDraft } from "#app/features/articles/article.ts";
import {
	createPreviewLink,
	endPreviewLink,
	previewLinkQuery,
} from "#app/features/articles/articles.query.ts";
import { useText } from "#app/i18n/text-context.tsx";

/** The link that shows the saved text to those who have it. */
export function PrivateLinkPanel({ articleId }: { articleId: string }) {
	const t = useText("admin");
	const { isDirty } = useFormState<ArticleDraft>();
	return (
		<PrivateLink
			title={t("privateLink.title")}
			text={t(isDirty ? "privateLink.unsaved" : "privateLink.text")}
			state={previewLinkQuery(articleId)}
			make={() => createPreviewLink(articleId)}
			end={() => endPreviewLink(articleId)}
		/>
	);
}
