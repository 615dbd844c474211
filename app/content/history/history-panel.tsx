import { type QueryKey, queryOptions, useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { ListState, RowSkeletons } from "#app/admin-ui/state.tsx";
import { showErrorToast } from "#app/api-client/use-api-mutation.ts";
import type { Fields } from "#app/content/field.ts";
import type { Content, Draft, Shared } from "#app/content/localized.ts";
import { formatMoment } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { showToast } from "#app/ui/toasts.tsx";
import { maxVersions, type SavedVersion, type VersionHead } from "./version.ts";
import { VersionDialog } from "./version-dialog.tsx";

export type HistoryProps<F extends Fields> = {
	fields: F;
	/** The key of the query that has read the content; the key of its versions is below it. */
	queryKey: QueryKey;
	/** The text that the versions are compared with. */
	present(): Draft<F>;
	/** The number of the saved version that is the present one. */
	presentVersion: number;
	/** Says which versions there are. */
	text?: string;
	/** Says before one is restored what becomes of it at once. */
	restoreText?: string | undefined;
	/** Words what all languages share, where a value does not speak for itself; its compared fields unless stated. */
	wordShared?(content: Shared<F>): string;
	/** Shows before one is restored what no comparison of words does. */
	details?(version: Content<F>): ReactNode;
	/** Says once one is restored what else became of what was there before. */
	restored?(version: Content<F>): string | undefined;
	/** Saves an old text in place of the present one. */
	restore(version: SavedVersion<F>): Promise<void>;
};

/** The earlier versions of a thing, each to be compared with the form's text and restored. */
export function HistoryPanel<F extends Fields>(props: HistoryProps<F>) {
	const t = useText("admin");
	const [open, setOpen] = useState(false);
	const [chosen, setChosen] = useState<number>();

	async function restore(version: SavedVersion<F>): Promise<void> {
		setChosen(undefined);
		const description = props.restored?.(version.input);
		try {
			await props.restore(version);
			showToast({
				title: t("history.restored", { version: version.version }),
				...(description !== undefined && { description }),
			});
		} catch (error) {
			showErrorToast(error, { title: t("history.restoreFailed") });
		}
	}

	return (
		<Panel title={t("history.title")}>
			<div className="grid gap-3 border-t border-clay px-5 py-4 sm:px-7">
				<p className="text-small text-ink-soft">{props.text ?? t("history.text", { max: maxVersions })}</p>
				{open ? (
					<Versions queryKey={props.queryKey} present={props.presentVersion} onChoose={setChosen} />
				) : (
					<CompactButton look="quiet" onClick={() => setOpen(true)}>
						{t("history.show")}
					</CompactButton>
				)}
			</div>
			{chosen === undefined ? null : (
				<VersionDialog
					fields={props.fields}
					queryKey={props.queryKey}
					version={chosen}
					isPresent={chosen === props.presentVersion}
					restoreText={props.restoreText}
					wordShared={props.wordShared}
					details={props.details}
					present={props.present()}
					onClose={() => setChosen(undefined)}
					onRestore={restore}
				/>
			)}
		</Panel>
	);
}

function Versions(props: { queryKey: QueryKey; present: number; onChoose(version: number): void }) {
	const t = useText("admin");
	const language = useLanguage();
	const versions = useQuery(queryOptions<VersionHead[]>({ queryKey: [...props.queryKey, "versions"] }));
	const list = useRef<HTMLOListElement>(null);
	const shown = versions.data !== undefined;

	// The button that showed them had the focus, and is gone.
	useEffect(() => {
		if (shown) list.current?.focus();
	}, [shown]);

	if (versions.isPending) return <RowSkeletons rows={2} height="h-14" label={t("common.loading")} />;
	if (versions.data === undefined) return <ListState failed title={t("history.failed")} />;
	if (versions.data.length === 0) return <ListState title={t("history.none")} />;
	const isShared = versions.data.some(({ savedBy }) => savedBy !== undefined);
	return (
		<ol
			ref={list}
			tabIndex={-1}
			aria-label={t("history.title")}
			className="max-h-80 divide-y divide-clay overflow-y-auto"
		>
			{versions.data.map(({ version, savedAt, savedBy, title, words, correction }) => (
				<li key={version} className="grid gap-0.5 py-3 text-small">
					<p className="font-semibold">
						{t("history.saved", { when: formatMoment(savedAt, language) })}
						{version === props.present ? ` (${t("history.present")})` : ""}
					</p>
					<p className="text-ink-soft">
						{`${t("history.version", { version })} · ${title || t("articles.untitled")} · `}
						{t("history.words", { count: words })}
					</p>
					{isShared ? <p>{t("history.by", { person: savedBy ?? t("audit.owner") })}</p> : null}
					<CorrectionLine correction={correction} isPresent={version === props.present} />
					<CompactButton
						look="plain"
						className="-ml-3 justify-self-start text-small underline"
						aria-label={t("history.compareOne", { version })}
						onClick={() => props.onChoose(version)}
					>
						{t("history.compare")}
					</CompactButton>
				</li>
			))}
		</ol>
	);
}

/** Says what became of a version that waited as corrections. */
function CorrectionLine({
	correction,
	isPresent,
}: {
	correction: VersionHead["correction"];
	isPresent: boolean;
}) {
	const t = useText("admin");
	const language = useLanguage();
	if (correction === undefined) return null;
	const { wentLiveAt } = correction;
	const waits = t(isPresent ? "history.waits" : "history.neverLive");
	return (
		<p className="text-ember">
			{wentLiveAt === null ? waits : t("history.wentLive", { when: formatMoment(wentLiveAt, language) })}
		</p>
	);
}
