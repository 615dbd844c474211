import { localizePath } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { pages } from "#app/site/site-map.ts";
import { LineIcon } from "#app/ui/line-icon.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { dismissNotice } from "./notice.ts";

/** The strip above the home page's navigation. Without scripts it has no button to dismiss it. */
export function RebrandNotice() {
	const t = useText("navigation");
	const language = useLanguage();
	return (
		<aside className="rebrand-notice screen-only on-dark bg-lagoon text-small text-paper">
			<div className="content flex min-h-11 items-center justify-between gap-4">
				<p className="py-2">
					{t("rebrand.text")}{" "}
					<PageLink
						to={localizePath(pages.rebrand, language)}
						className="text-link -my-3 inline-block py-3 sm:ml-2"
					>
						{t("rebrand.link")}
					</PageLink>
				</p>
				<button
					type="button"
					aria-label={t("rebrand.dismiss")}
					onClick={dismissNotice}
					className="-mr-3.5 inline-flex noscript:hidden size-11 shrink-0 cursor-pointer items-center justify-center"
				>
					<LineIcon box="16 16" className="size-4" width="1.25">
						<path d="M2 2l12 12M14 2L2 14" />
					</LineIcon>
				</button>
			</div>
		</aside>
	);
}
