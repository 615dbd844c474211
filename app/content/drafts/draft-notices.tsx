import { useRef } from "react";
import { useFormContext } from "react-hook-form";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import type { Fields } from "#app/content/field.ts";
import { formatMoment } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import type { StoredDraft } from "./stored-drafts.ts";
import { UnfinishedList } from "./unfinished-list.tsx";
import type { Recovery } from "./use-recovery.ts";
import { serverKey } from "./use-working-copy.ts";
import type { DraftKind } from "./working-copy.ts";

const noticeClass =
	"mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-[2px] border-l-4 bg-white px-5 py-3";

type Props<Draft extends object> = {
	recovery: Pick<Recovery<Draft>, "draftKey" | "offered" | "restored" | "restore" | "discard">;
	/** The kind of a new thing: what else was begun of it is listed. */
	unfinished?: DraftKind<Fields> | undefined;
	/** Says why a saving failed, in words or blank; undefined while none did, or where the form says it. */
	lost?: string | undefined;
	/** The title by which its owner knows a text again, where there is one. */
	titleOf?(draft: Draft): string;
	/** The field in which writing goes on. */
	first?: string;
};

/**
 * Shows what the administrator should know before going on: text that is not saved yet on this or
 * another device, and a saving that failed.
 */
export function DraftNotices<Draft extends object>(props: Props<Draft>) {
	const { recovery, unfinished, lost } = props;
	const t = useText("admin");
	const place = useRef<HTMLDivElement>(null);
	const form = useFormContext();

	/** The notice that had the focus goes: writing goes on in the form. */
	function answer(take: (offered: StoredDraft<Draft>) => void, offered: StoredDraft<Draft>): void {
		take(offered);
		if (props.first === undefined) place.current?.focus();
		else form.setFocus(props.first);
	}

	return (
		<div ref={place} tabIndex={-1} className="outline-none">
			{unfinished === undefined ? null : (
				<UnfinishedList kinds={[unfinished]} except={recovery.draftKey.current} />
			)}
			{recovery.offered === undefined ? null : (
				<RecoveryOffer {...props} {...{ answer, offered: recovery.offered }} />
			)}
			{recovery.restored && lost === undefined ? (
				<p role="status" className={`${noticeClass} border-lagoon`}>
					{t("article.restored")}
				</p>
			) : null}
			{lost === undefined ? null : (
				<div role="alert" className={`${noticeClass} border-brand`}>
					<p>
						<strong className="font-semibold">{t("article.notSavedTitle")}</strong> {lost}{" "}
						{t("article.notSaved")}
					</p>
				</div>
			)}
		</div>
	);
}

function RecoveryOffer<Draft extends object>({
	offered,
	recovery,
	titleOf,
	answer,
}: Pick<Props<Draft>, "recovery" | "titleOf"> & {
	offered: StoredDraft<Draft>;
	answer(take: (offered: StoredDraft<Draft>) => void, offered: StoredDraft<Draft>): void;
}) {
	const t = useText("admin");
	const when = formatMoment(offered.storedAt, useLanguage());
	const text = offered.key === serverKey ? "article.copyFound" : "article.draftFound";
	return (
		<div role="status" className={`${noticeClass} border-lagoon`}>
			<p>
				{t(titleOf === undefined ? "common.changesFound" : text, { when })}{" "}
				<span className="text-ink-soft">{titleOf?.(offered.draft)}</span>
			</p>
			<div className="flex flex-wrap gap-2">
				<CompactButton look="quiet" onClick={() => answer(recovery.restore, offered)}>
					{t("article.restore")}
				</CompactButton>
				<CompactButton look="plain" onClick={() => answer(recovery.discard, offered)}>
					{t("article.discard")}
				</CompactButton>
			</div>
		</div>
	);
}
