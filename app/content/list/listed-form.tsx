import { useQueryClient } from "@tanstack/react-query";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import type { FieldPath, FieldValues } from "react-hook-form";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import type { contentRequests } from "#app/content/content-requests.ts";
import { DraftNotices } from "#app/content/drafts/draft-notices.tsx";
import type { FieldsKind } from "#app/content/drafts/stored-kind.ts";
import type { ConflictProps } from "#app/content/editing/conflict-dialog.tsx";
import { ContentForm } from "#app/content/editing/content-form.tsx";
import { fieldsForm, useContentForm } from "#app/content/editing/use-content-form.ts";
import type { Fields } from "#app/content/field.ts";
import { HistoryPanel, type HistoryProps } from "#app/content/history/history-panel.tsx";
import type { Content, Draft } from "#app/content/localized.ts";
import { useText } from "#app/i18n/text-context.tsx";
import type { SectionWith } from "../section.ts";

type Texts = "add" | "editTitle" | "save" | "saving" | "saved" | "saveFailed";

type Saved<F extends Fields> = Content<F> & { id: string; version: number };

type Props<F extends Fields, One extends Saved<F>> = {
	kind: FieldsKind<F>;
	requests: ReturnType<typeof contentRequests<One, Content<F>>>;
	texts: SectionWith<Texts>;
	/** Undefined for a new one. */
	thing: One | undefined;
	/** The field in which writing begins. */
	first: keyof F & string;
	conflict: Omit<ConflictProps, "saving" | "isKept">;
	/** Takes the place of the history. */
	History?: ComponentType<HistoryProps<F>>;
	onClose(): void;
	/** The fields. */
	children: ReactNode;
};

/** The form that opens above a list: of a new thing, or of a saved one with its history. */
export function ListedForm<F extends Fields, One extends Saved<F>>(props: Props<F, One>) {
	const { kind, requests, texts, thing, first, History = HistoryPanel } = props;
	const t = useText("admin");
	const { content, presentVersion, restore, close } = useListedForm(props);
	const { form, saving, recovery } = content;
	const { setFocus } = form;
	useEffect(() => setFocus(first as FieldPath<Draft<F> & FieldValues>), [setFocus, first]);

	return (
		<ContentForm content={content} conflict={{ ...props.conflict, isKept: true }}>
			<DraftNotices recovery={recovery} first={first} />
			<form noValidate className="mb-8" onSubmit={content.submit}>
				<Panel title={t(thing === undefined ? `${texts}.add` : `${texts}.editTitle`)}>
					<div className="grid gap-6 border-t border-clay px-5 py-6 sm:grid-cols-[minmax(0,1fr)_14rem] sm:px-7">
						{props.children}
						<div className="flex flex-wrap items-center gap-3 sm:col-span-2">
							<CompactButton type="submit" look="primary">
								{t(saving.saving ? `${texts}.saving` : `${texts}.save`)}
							</CompactButton>
							<CompactButton look="plain" onClick={close}>
								{t("common.cancel")}
							</CompactButton>
						</div>
					</div>
				</Panel>
			</form>
			{thing === undefined ? null : (
				<div className="mb-8">
					<History
						fields={kind.fields}
						queryKey={requests.one(thing.id).queryKey}
						present={form.getValues}
						presentVersion={presentVersion}
						restore={({ input }) => restore(thing.id, input)}
					/>
				</div>
			)}
		</ContentForm>
	);
}

function useListedForm<F extends Fields, One extends Saved<F>>(props: Props<F, One>) {
	const { kind, requests, texts, thing } = props;
	const t = useText("admin");
	const queries = useQueryClient();
	const [presentVersion, setPresentVersion] = useState(thing?.version ?? 0);
	const refreshes = [requests.list.queryKey];
	const content = useContentForm<Draft<F> & FieldValues, One>({
		...fieldsForm(kind, requests, thing),
		hasHistory: true,
		notices: {
			refreshes,
			done: { title: t(`${texts}.saved`) },
			failed: { title: t(`${texts}.saveFailed`) },
			kept: t("article.notSaved"),
		},
		onSaved: close,
	});

	function close(): void {
		content.leave();
		props.onClose();
	}

	/** Saves an old text as a new version. */
	async function restore(id: string, input: Content<F>): Promise<void> {
		const restored = await requests.update(id, { ...input, version: content.version.current ?? 1 });
		content.adopt(restored);
		setPresentVersion(restored.version);
		for (const queryKey of refreshes) void queries.invalidateQueries({ queryKey });
	}

	return { content, presentVersion, restore, close };
}
