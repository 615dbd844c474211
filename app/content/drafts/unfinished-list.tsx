import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { DeletionDialog } from "#app/admin-ui/alert-dialog.tsx";
import { CompactButton, compactClass } from "#app/admin-ui/compact-button.tsx";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { unfinishedDays } from "#app/content/drafts/unfinished.ts";
import type { Fields } from "#app/content/field.ts";
import { formatMoment } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { languages } from "#app/site/site-config.ts";
import { storedDrafts } from "./stored-drafts.ts";
import { type ListedText, mergeUnfinished } from "./unfinished.ts";
import { draftParameter } from "./use-continued-draft.ts";
import { dropWorkingCopy, unfinishedQuery } from "./working-copies.query.ts";
import type { DraftKind } from "./working-copy.ts";

type Kind = Pick<DraftKind<Fields>, "name" | "fields" | "typed" | "path" | "newScreen">;

/**
 * Lists what is written of new things and not saved yet, on whichever device: each can be continued
 * or discarded. `except` is the key of the text in the form beside the list.
 */
export function UnfinishedList({ kinds, except }: { kinds: readonly Kind[]; except?: string }) {
	const t = useText("admin");
	const language = useLanguage();
	const answer = useQuery({ ...unfinishedQuery, refetchOnMount: "always" });
	const [discarding, setDiscarding] = useState<ListedText>();
	const discard = useDiscarding(kinds);
	if (answer.isPending) return null;

	const names = kinds.map(({ name }) => name);
	const texts = mergeUnfinished(answer.data?.unfinished, kinds.flatMap(listOnDevice))
		.filter(({ kind, key }) => names.includes(kind) && key !== except)
		.map((text) => ({
			...text,
			title:
				[language, ...languages].map((one) => text.titles[one]).find(Boolean) ?? t("unfinished.untitled"),
			screen: kinds.find(({ name }) => name === text.kind)?.newScreen,
		}));
	if (texts.length === 0) return null;
	return (
		<section
			aria-label={t("unfinished.heading")}
			className="mb-6 rounded-[2px] border-l-4 border-lagoon bg-white px-5 py-2 sm:px-7"
		>
			<ul className="divide-y divide-clay">
				{texts.map(({ title, screen, ...text }) => (
					<li
						key={`${text.kind} ${text.key}`}
						className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3"
					>
						<p className="min-w-0 flex-[1_1_18rem] wrap-anywhere">
							{t(`unfinished.${text.kind}`, {
								title,
								device: text.isHere ? t("unfinished.here") : (text.device ?? t("unfinished.elsewhere")),
								time: formatMoment(text.savedAt, language),
							})}
						</p>
						<div className="flex flex-wrap gap-2">
							<Link
								to={`${screen}?${new URLSearchParams({ [draftParameter]: text.key })}`}
								aria-label={t("unfinished.continueOne", { title })}
								className={compactClass("quiet")}
							>
								{t("unfinished.continue")}
							</Link>
							<CompactButton
								look="plain"
								aria-label={t("unfinished.discardOne", { title })}
								onClick={() => setDiscarding(text)}
							>
								{t("unfinished.discard")}
							</CompactButton>
						</div>
					</li>
				))}
			</ul>
			<DeletionDialog
				item={discarding}
				title={t("unfinished.discardTitle")}
				text={t("unfinished.discardText", { days: unfinishedDays })}
				cancel={t("common.cancel")}
				confirm={t("unfinished.discard")}
				onDelete={(text, callbacks) => discard.mutate(text, callbacks)}
				// The row that had the focus is gone, and the list may be too.
				onDeleted={() => document.querySelector("h1")?.focus()}
				onClose={() => setDiscarding(undefined)}
			/>
		</section>
	);
}

/** Deletes a text on the server and on this device, unless another device has gone on with it. */
function useDiscarding(kinds: readonly Kind[]) {
	const t = useText("admin");
	return useApiMutation({
		send: async ({ kind: name, key, onServer }: ListedText) => {
			const kind = kinds.find((one) => one.name === name);
			if (kind === undefined) return;
			if (onServer !== undefined) await dropWorkingCopy(kind.path, key, onServer);
			const drafts = storedDrafts(localStorage, kind, undefined);
			drafts.forget(drafts.keyOf(key));
		},
		refreshes: [unfinishedQuery.queryKey],
		done: { title: t("unfinished.discarded") },
		failed: { title: t("unfinished.discardFailed") },
	});
}

/** Lists what this device holds of new things of a kind. */
function listOnDevice({ name, fields, typed }: Kind) {
	const drafts = storedDrafts(localStorage, { name, typed }, undefined);
	return drafts
		.list()
		.map((stored) => ({ ...stored, kind: name, fields, key: drafts.draftKeyOf(stored.key) }));
}
