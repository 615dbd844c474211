import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { ApiError } from "#app/api-client/api-error.ts";
import { useText } from "#app/i18n/text-context.tsx";
import type { Language } from "#app/site/site-config.ts";
import { textFaultOf } from "./article-saving.ts";
import { previewQuery } from "./articles.query.ts";
import { faultText } from "./fault-text.ts";

/**
 * A text as its readers will see it: rendered and sanitised on the server, by the public page's own
 * code.
 */
export function ArticlePreview({ markdown, lang }: { markdown: string; lang: Language }) {
	const t = useText("admin");
	const blank = markdown.trim() === "";
	const preview = useQuery({
		...previewQuery(markdown, lang),
		enabled: !blank,
		placeholderData: keepPreviousData,
	});

	if (blank) return <p className="text-ink-soft">{t("editor.previewEmpty")}</p>;
	if (preview.isError) {
		const fault = preview.error instanceof ApiError ? textFaultOf(preview.error) : undefined;
		if (fault !== undefined) return <p role="alert">{faultText(t, fault, "editor")}</p>;
		return (
			<div role="alert" className="grid justify-items-start gap-3">
				<p>{t("editor.previewFailed")}</p>
				<CompactButton look="quiet" onClick={() => preview.refetch()}>
					{t("common.retry")}
				</CompactButton>
			</div>
		);
	}
	return (
		<div
			lang={lang}
			aria-busy={preview.isPending}
			className="prose mx-auto max-w-column text-body [&_img]:mx-0 [&_img:not([data-width])]:w-full"
			dangerouslySetInnerHTML={{ __html: preview.data?.html ?? "" }}
		/>
	);
}
