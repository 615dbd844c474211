import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { excessOf } from "#app/content/excess.ts";
import { previewQuery } from "#app/features/articles/articles.query.ts";
import { useText } from "#app/i18n/text-context.tsx";
import type { Language } from "#app/site/site-config.ts";
import { PreviewError } from "./text-error.tsx";

/** A text as readers will see it, rendered by the public page's code on the server. */
export function ArticlePreview({ markdown, lang, max }: { markdown: string; lang: Language; max: number }) {
	const t = useText("admin");
	const blank = markdown.trim() === "";
	const excess = excessOf(markdown, max);
	const preview = useQuery({
		...previewQuery(markdown, lang),
		enabled: !blank && excess === undefined,
		placeholderData: keepPreviousData,
	});
	return (
		<div className="min-h-[28rem] overflow-hidden rounded-[2px] border border-clay px-5 py-6">
			{blank ? (
				<p className="text-ink-soft">{t("editor.previewEmpty")}</p>
			) : excess !== undefined || preview.isError ? (
				<PreviewError excess={excess} error={preview.error} onRetry={() => preview.refetch()} />
			) : (
				<div
					lang={lang}
					aria-busy={preview.isPending}
					className="prose mx-auto max-w-column text-body [&_img]:mx-0 [&_img:not([data-width])]:w-full"
					dangerouslySetInnerHTML={{ __html: preview.data?.html ?? "" }}
				/>
			)}
		</div>
	);
}
