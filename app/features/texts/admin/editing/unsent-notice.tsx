import { Link } from "react-router";
import { CompactButton, compactClass } from "#app/admin-ui/compact-button.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import { adminPaths } from "#app/site/admin-screens.ts";

/** Leads to the unsaved texts of this browser, if there are any; on their own screen by `onShow`. */
export function UnsentNotice({ count, onShow }: { count: number; onShow?(): void }) {
	const t = useText("admin");
	if (count === 0) return null;
	return (
		<div
			role="status"
			className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-[2px] border-l-4 border-lagoon bg-white px-5 py-3"
		>
			<p>{t("texts.unsent", { count })}</p>
			{onShow === undefined ? (
				<Link to={`${adminPaths.texts}?state=unsent`} className={compactClass("quiet")}>
					{t("texts.showUnsent")}
				</Link>
			) : (
				<CompactButton look="quiet" onClick={onShow}>
					{t("texts.showUnsent")}
				</CompactButton>
			)}
		</div>
	);
}
