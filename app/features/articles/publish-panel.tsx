import { useController, useFormState } from "react-hook-form";
import { useLanguage, useText } from "../../text/text-context";
import { CompactButton } from "../../ui/compact-button";
import { Panel } from "../../ui/screen";
import { Switch } from "../../ui/switch";
import type { Article, ArticleDraft } from "./article";
import { formatDay } from "./publication-day";

/**
 * Where the article stands, and saving it. The switch decides what Enter does: its button is the form's own, and the
 * one in colour. On small screens the buttons stay at the foot of the screen.
 */
export function PublishPanel(props: {
	article: Article | undefined;
	/** Whether a saving is underway, and whether it publishes. */
	saving: boolean | undefined;
	onSave(published: boolean): void;
}) {
	const { article, saving, onSave } = props;
	const t = useText("admin");
	const { field } = useController<ArticleDraft, "published">({ name: "published" });
	const publishLabel = article?.published ? "article.publishChanges" : "article.publishNow";
	const button = (published: boolean) => ({
		look: field.value === published ? ("primary" as const) : ("quiet" as const),
		type: field.value === published ? ("submit" as const) : ("button" as const),
		onClick: field.value === published ? undefined : () => onSave(published),
		disabled: saving !== undefined,
		className: "flex-1 whitespace-nowrap max-sm:px-3",
	});

	return (
		<Panel title={t("article.publishing")}>
			<div className="grid gap-4 border-t border-clay px-5 py-4 sm:px-7">
				<Standing article={article} />
				<Switch
					label={t("article.publish")}
					hint={t(field.value ? "article.publishOn" : "article.publishOff")}
					checked={field.value}
					onChange={field.onChange}
				/>
				<div className="flex flex-wrap gap-2.5 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:border-t max-lg:border-clay max-lg:bg-white max-lg:px-4 max-lg:py-3 sm:max-lg:px-8 lg:flex-col">
					<CompactButton {...button(true)}>
						{saving === true ? t("article.publishBusy") : t(publishLabel)}
					</CompactButton>
					<CompactButton {...button(false)}>
						{saving === false ? t("article.saveBusy") : t("article.saveDraft")}
					</CompactButton>
				</div>
			</div>
		</Panel>
	);
}

function Standing({ article }: { article: Article | undefined }) {
	const t = useText("admin");
	const language = useLanguage();
	const { isDirty } = useFormState<ArticleDraft>();
	const live = article?.published === true && article.publishedAt !== null;
	return (
		<div className="grid gap-0.5 text-small text-ink-soft">
			<p>
				{live
					? t("article.liveSince", { date: formatDay(article.publishedAt ?? "", language) })
					: t("article.notLive")}
			</p>
			<p role="status" className={isDirty ? "text-ink" : ""}>
				{isDirty ? t("article.unsaved") : article === undefined ? "" : t("article.allSaved")}
			</p>
		</div>
	);
}
