import { localizePath } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { pages } from "#app/site/site-map.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { dismissNotice } from "./notice.ts";

/**
 * The line above the home page's navigation. The browser's own `<details>` closes it without scripts,
 * which only remember that: closed, it is hidden (design.css).
 */
export function RebrandNotice() {
	const t = useText("navigation");
	const language = useLanguage();
	return (
		<aside className="screen-only on-dark bg-lagoon text-small text-paper">
			<details
				open
				onToggle={({ currentTarget }) => currentTarget.open || dismissNotice()}
				className="rebrand-notice content relative"
			>
				<summary
					aria-label={t("rebrand.dismiss")}
					className="absolute top-0 right-[calc(var(--spacing-gutter)-0.875rem)] flex size-11 cursor-pointer list-none items-center justify-center text-2xl [&::-webkit-details-marker]:hidden"
				>
					×
				</summary>
				<p className="min-h-11 py-2.5 pr-11 max-sm:text-[0.8rem]">
					{t("rebrand.text")}{" "}
					<PageLink
						to={localizePath(pages.rebrand, language)}
						className="text-link -my-3 inline-block py-3 sm:ml-2"
					>
						{t("rebrand.link")}
					</PageLink>
				</p>
			</details>
		</aside>
	);
}
