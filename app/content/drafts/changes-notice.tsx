import { useRef } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { formatMoment } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { noticeClass } from "./draft-notices.tsx";
import type { StoredChanges } from "./use-stored-changes.ts";

type Changes = Pick<StoredChanges<unknown>, "offered" | "isRestored" | "restore" | "discard">;

/** What an earlier opening of a form of settings left on this device, or that it came back. */
export function ChangesNotice({ offered, isRestored, restore, discard }: Changes) {
	const t = useText("admin");
	const language = useLanguage();
	const place = useRef<HTMLDivElement>(null);

	/** The notice that had the focus goes: its place has it, and the form comes next. */
	function answer(take: () => void): void {
		take();
		place.current?.focus();
	}

	return (
		<div ref={place} tabIndex={-1} className="outline-none">
			{offered === undefined ? null : (
				<div role="status" className={`${noticeClass} border-lagoon`}>
					<p>{t("common.changesFound", { when: formatMoment(offered.storedAt, language) })}</p>
					<div className="flex flex-wrap gap-2">
						<CompactButton look="quiet" onClick={() => answer(restore)}>
							{t("article.restore")}
						</CompactButton>
						<CompactButton look="plain" onClick={() => answer(discard)}>
							{t("article.discard")}
						</CompactButton>
					</div>
				</div>
			)}
			{isRestored ? (
				<p role="status" className={`${noticeClass} border-lagoon`}>
					{t("article.restored")}
				</p>
			) : null}
		</div>
	);
}
