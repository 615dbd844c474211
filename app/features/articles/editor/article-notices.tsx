import { useFormContext } from "react-hook-form";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { textsIn } from "#app/content/localized.ts";
import type { ArticleDraft, ArticleTexts } from "#app/features/articles/article.ts";
import { formatMoment } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { languages } from "#app/site/site-config.ts";
import type { SavingRefusal } from "./article-saving.ts";
import type { StoredDraft } from "./stored-drafts.ts";
import type { useRecovery } from "./use-recovery.ts";
import { serverKey } from "./use-working-copy.ts";

const noticeClass =
	"mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-[2px] border-l-4 bg-white px-5 py-3";

type Recovery = Pick<ReturnType<typeof useRecovery>, "offered" | "restored" | "restore" | "discard">;

/**
 * What the administrator should know before going on: text left on this device or the server, and a
 * saving that failed.
 */
export function ArticleNotices({
	recovery,
	refusal,
}: {
	recovery: Recovery;
	refusal: SavingRefusal | undefined;
}) {
	const t = useText("admin");
	const lost = refusal?.kind === "failed" || refusal?.kind === "gone" ? refusal : undefined;
	const reason = lost?.kind === "failed" && lost.unreachable ? t("common.offline") : lost?.message;
	return (
		<>
			{recovery.offered === undefined ? null : (
				<RecoveryOffer offered={recovery.offered} recovery={recovery} />
			)}
			{recovery.restored && lost === undefined ? (
				<p role="status" className={`${noticeClass} border-lagoon`}>
					{t("article.restored")}
				</p>
			) : null}
			{lost === undefined ? null : (
				<div role="alert" className={`${noticeClass} border-brand`}>
					<p>
						<strong className="font-semibold">{t("article.notSavedTitle")}</strong> {reason}{" "}
						{t("article.notSaved")}
					</p>
				</div>
			)}
		</>
	);
}

function RecoveryOffer({ offered, recovery }: { offered: StoredDraft; recovery: Recovery }) {
	const t = useText("admin");
	const language = useLanguage();
	const { setFocus } = useFormContext<ArticleDraft>();
	const when = formatMoment(offered.storedAt, language);

	/** The notice that had the focus goes: writing goes on at the top of the form. */
	function answer(take: (offered: StoredDraft) => void): void {
		take(offered);
		setFocus("title");
	}

	return (
		<div role="status" className={`${noticeClass} border-lagoon`}>
			<p>
				{t(offered.key === serverKey ? "article.copyFound" : "article.draftFound", { when })}{" "}
				<span className="text-ink-soft">
					{languages.map((one) => textsIn<ArticleTexts>(offered.draft, one)?.title).find(Boolean)}
				</span>
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
