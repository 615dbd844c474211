import { useFormContext } from "react-hook-form";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { textsIn } from "#app/content/localized.ts";
import type { ArticleDraft, ArticleTexts } from "#app/features/articles/article.ts";
import { formatMoment } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { languages } from "#app/site/site-config.ts";
import type { SavingRefusal } from "./article-saving.ts";
import type { KeptDraft } from "./stored-drafts.ts";
import type { useRecovery } from "./use-recovery.ts";
import { serverKey } from "./use-working-copy.ts";

const noticeClass =
	"mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-[2px] border-l-4 bg-white px-5 py-3";

type Kept = Pick<ReturnType<typeof useRecovery>, "offered" | "restored" | "restore" | "discard">;

/** What the administrator should know before going on: text left on this device or the server, and a saving that failed. */
export function ArticleNotices({ kept, refusal }: { kept: Kept; refusal: SavingRefusal | undefined }) {
	const t = useText("admin");
	const lost = refusal?.kind === "failed" || refusal?.kind === "gone" ? refusal : undefined;
	const reason = lost?.kind === "failed" && lost.unreachable ? t("common.offline") : lost?.message;
	return (
		<>
			{kept.offered === undefined ? null : <KeptOffer offered={kept.offered} kept={kept} />}
			{kept.restored && lost === undefined ? (
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

function KeptOffer({ offered, kept }: { offered: KeptDraft; kept: Kept }) {
	const t = useText("admin");
	const language = useLanguage();
	const { setFocus } = useFormContext<ArticleDraft>();
	const when = formatMoment(offered.keptAt, language);

	/** The notice that had the focus goes: writing goes on at the top of the form. */
	function answer(take: (offered: KeptDraft) => void): void {
		take(offered);
		setFocus("title");
	}

	return (
		<div role="status" className={`${noticeClass} border-lagoon`}>
			<p>
				{t(offered.key === serverKey ? "article.copyFound" : "article.kept", { when })}{" "}
				<span className="text-ink-soft">
					{languages.map((one) => textsIn<ArticleTexts>(offered.draft, one)?.title).find(Boolean)}
				</span>
			</p>
			<div className="flex flex-wrap gap-2">
				<CompactButton look="quiet" onClick={() => answer(kept.restore)}>
					{t("article.restore")}
				</CompactButton>
				<CompactButton look="plain" onClick={() => answer(kept.discard)}>
					{t("article.discard")}
				</CompactButton>
			</div>
		</div>
	);
}
