import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatMoment } from "../../moment";
import { useLanguage, useText } from "../../text/text-context";
import { AlertDialog } from "../../ui/alert-dialog";
import { CompactButton } from "../../ui/compact-button";
import { Dialog } from "../../ui/dialog";
import { ListState, RowSkeletons } from "../../ui/state";
import type { ArticleDraft } from "../articles/article";
import type { ArticleVersion } from "../articles/article-version";
import { versionQuery } from "./articles.query";
import { VersionComparison } from "./version-comparison";

/** A version beside the present text, and the way back to it. */
export function VersionDialog(props: {
	articleId: string;
	version: number;
	present: ArticleDraft;
	onClose(): void;
	onRestore(version: ArticleVersion): void;
}) {
	const t = useText("admin");
	const language = useLanguage();
	const [asking, setAsking] = useState(false);
	const { data, isPending } = useQuery(versionQuery(props.articleId, props.version));
	const when = data === undefined ? "" : formatMoment(data.savedAt, language);
	return (
		<Dialog
			open
			wide
			onClose={props.onClose}
			title={t("history.compareTitle", { version: props.version })}
			text={data === undefined ? "" : t("history.compareText", { when })}
		>
			{data === undefined ? (
				isPending ? (
					<RowSkeletons rows={2} height="h-24" label={t("common.loading")} />
				) : (
					<ListState failed title={t("history.failed")} />
				)
			) : (
				<VersionComparison before={data.input} after={props.present} />
			)}
			<div className="mt-6 flex flex-wrap justify-end gap-3 border-t border-clay pt-4">
				<CompactButton look="plain" onClick={props.onClose}>
					{t("history.close")}
				</CompactButton>
				<CompactButton look="primary" disabled={data === undefined} onClick={() => setAsking(true)}>
					{t("history.restore")}
				</CompactButton>
			</div>
			<AlertDialog
				open={asking}
				title={t("history.restoreTitle")}
				text={t("history.restoreText")}
				cancel={t("common.cancel")}
				confirm={t("history.restore")}
				onCancel={() => setAsking(false)}
				onConfirm={() => {
					setAsking(false);
					if (data !== undefined) props.onRestore(data);
				}}
			/>
		</Dialog>
	);
}
