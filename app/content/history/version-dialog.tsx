import { type QueryKey, queryOptions, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { AlertDialog } from "#app/admin-ui/alert-dialog.tsx";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Dialog } from "#app/admin-ui/dialog.tsx";
import { ListState, RowSkeletons } from "#app/admin-ui/state.tsx";
import type { Fields } from "#app/content/field.ts";
import type { Content, Draft, Shared } from "#app/content/localized.ts";
import { formatMoment } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import type { SavedVersion } from "./version.ts";
import { VersionComparison } from "./version-comparison.tsx";

type Props<F extends Fields> = {
	fields: F;
	/** The key of the query that has read the content that the versions are of. */
	queryKey: QueryKey;
	version: number;
	/** True of what is saved now: there is nothing to restore then. */
	isPresent: boolean;
	/** Says what becomes of a restored text at once. */
	restoreText?: string | undefined;
	wordShared?: ((content: Shared<F>) => string) | undefined;
	/** Shows what no comparison of words does. */
	details?: ((version: Content<F>) => ReactNode) | undefined;
	present: Draft<F>;
	onClose(): void;
	onRestore(version: SavedVersion<F>): void;
};

/** A version beside the present text, and the way back to it. */
export function VersionDialog<F extends Fields>(props: Props<F>) {
	const t = useText("admin");
	const language = useLanguage();
	const [asking, setAsking] = useState(false);
	const { data, isPending } = useQuery(
		// A version never changes.
		queryOptions<SavedVersion<F>>({ queryKey: [...props.queryKey, "versions", String(props.version)] }),
	);
	const details = data !== undefined && !props.isPresent && props.details?.(data.input);
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
				<>
					<VersionComparison
						fields={props.fields}
						before={data.input}
						after={props.present}
						wordShared={props.wordShared}
					/>
					<p className="mt-6 text-base empty:hidden">{details}</p>
				</>
			)}
			<div className="mt-6 flex flex-wrap justify-end gap-3 border-t border-clay pt-4">
				<CompactButton look="plain" onClick={props.onClose}>
					{t("history.close")}
				</CompactButton>
				{props.isPresent ? null : (
					<CompactButton look="primary" disabled={data === undefined} onClick={() => setAsking(true)}>
						{t("history.restore")}
					</CompactButton>
				)}
			</div>
			<RestoreQuestion
				open={asking}
				text={[props.restoreText, t("history.restoreText")].filter(Boolean).join(" ")}
				details={details}
				onCancel={() => setAsking(false)}
				onConfirm={() => {
					setAsking(false);
					if (data !== undefined) props.onRestore(data);
				}}
			/>
		</Dialog>
	);
}

function RestoreQuestion(props: {
	open: boolean;
	text: string;
	details: ReactNode;
	onCancel(): void;
	onConfirm(): void;
}) {
	const t = useText("admin");
	return (
		<AlertDialog
			open={props.open}
			title={t("history.restoreTitle")}
			text={
				<>
					{`${props.text} `}
					{props.details}
				</>
			}
			cancel={t("common.cancel")}
			confirm={t("history.restore")}
			onCancel={props.onCancel}
			onConfirm={props.onConfirm}
		/>
	);
}
