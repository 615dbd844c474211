import { ToastLink } from "#app/admin-ui/toast-button.tsx";
import { type Article, slugFor } from "#app/features/articles/article.ts";
import { formatBusinessMoment } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { defaultLanguage } from "#app/site/site-config.ts";
import { entryPath } from "#app/site/site-map.ts";
import type { ToastMessage } from "#app/ui/toast-viewport.tsx";

/** Says that an article is saved, with a link to its page where it has one. */
export function useSavedToast(isNew: boolean): (article: Article, corrects: boolean) => ToastMessage {
	const t = useText("admin");
	const language = useLanguage();

	function descriptionOf({ published, publishAt }: Article): string {
		if (publishAt !== null) return t("schedule.saved", { when: formatBusinessMoment(publishAt, language) });
		if (isNew) return t(published ? "article.createdLive" : "article.created");
		return t(published ? "article.updatedLive" : "article.updatedDraft");
	}

	function correctionsToast({ publishAt }: Article): ToastMessage {
		const when = publishAt === null ? "" : formatBusinessMoment(publishAt, language);
		return {
			title: t("corrections.savedTitle"),
			description: t(publishAt === null ? "corrections.saved" : "corrections.savedUntil", { when }),
		};
	}

	const articleToast = (article: Article): ToastMessage => ({
		title: t(isNew ? "article.createdTitle" : "article.updatedTitle"),
		description: descriptionOf(article),
		...(article.published && {
			action: (
				<ToastLink href={entryPath("article", slugFor(defaultLanguage, article))} newTab={t("common.newTab")}>
					{t("article.viewShort")}
				</ToastLink>
			),
		}),
	});

	return (article, corrects) => (corrects ? correctionsToast(article) : articleToast(article));
}
