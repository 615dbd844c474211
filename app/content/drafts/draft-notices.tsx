import { useFormContext } from "react-hook-form";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import type { Fields } from "#app/content/field.ts";
import type { Draft } from "#app/content/localized.ts";
import { formatMoment } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import type { StoredDraft } from "./stored-drafts.ts";
import { UnfinishedList } from "./unfinished-list.tsx";
import type { Recovery } from "./use-recovery.ts";
import { serverKey } from "./use-working-copy.ts";

export const noticeClass =
	"mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-[2px] border-l-4 bg-white px-5 py-3";

type Props<F extends Fields> = {
	recovery: Pick<Recovery<F>, "kind" | "isNew" | "draftKey" | "offered" | "restored" | "restore" | "discard">;
	/** Why a saving failed, in words or blank; undefined while none did. */
	lost: string | undefined;
	/** The title by which its owner knows a text again. */
	titleOf(draft: Draft<F>): string;
	/** The field in which writing goes on. */
	first?: string;
};

/**
 * Shows what the administrator should know before going on: text that is not saved yet on this or
 * another device, and a saving that failed.
 */
export function DraftNotices<F extends Fields>({ recovery, lost, titleOf, first = "title" }: Props<F>) {
	const t = useText("admin");
	return (
		<>
			{recovery.isNew ? <UnfinishedList kinds={[recovery.kind]} except={recovery.draftKey.current} /> : null}
			{recovery.offered === undefined ? null : (
				<RecoveryOffer {...{ recovery, titleOf, first }} offered={recovery.offered} />
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
		</>
	);
}

function RecoveryOffer<F extends Fields>(
	props: { offered: StoredDraft<F>; first: string } & Pick<Props<F>, "recovery" | "titleOf">,
) {
	const { offered, recovery } = props;
	const t = useText("admin");
	const language = useLanguage();
	const { setFocus } = useFormContext();
	const when = formatMoment(offered.storedAt, language);

	/** The notice that had the focus goes: writing goes on at the top of the form. */
	function answer(take: (offered: StoredDraft<F>) => void): void {
		take(offered);
		setFocus(props.first);
	}

	return (
		<div role="status" className={`${noticeClass} border-lagoon`}>
			<p>
				{t(offered.key === serverKey ? "article.copyFound" : "article.draftFound", { when })}{" "}
				<span className="text-ink-soft">{props.titleOf(offered.draft)}</span>
			</p>
			<div className="flex flex-wrap gap-2">
				<CompactButton look="quiet" onClick={() => answer(recovery.restore)}>
					{t("article.restore")}
				</CompactButton>
				<CompactButton look="plain" onClick={() => answer(recovery.discard)}>
					{t("article.discard")}
				</CompactButton>
			</div>
		</div>
	);
}
