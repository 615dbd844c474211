import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import type { Language } from "#app/site/site-config.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { blogAddress } from "./blog-address.ts";

/** Tags as linked badges, 32 px high; the row gap completes their target of 44. */
export function TagLinks(props: { tags: string[]; language: Language; className?: string }) {
	const { tags, language, className = "" } = props;
	const t = useText("blog");
	const pageLanguage = useLanguage();
	return (
		<ul
			aria-label={t("article.tags")}
			className={`flex flex-wrap content-start gap-x-2 gap-y-3 ${className}`}
		>
			{tags.map((tag) => (
				<li key={tag} lang={language === pageLanguage ? undefined : language}>
					<PageLink to={blogAddress(pageLanguage, { tag })} className={badgeClass}>
						{tag}
					</PageLink>
				</li>
			))}
		</ul>
	);
}

/** The shape of a badge; its target extends 6 px beyond it. */
export const badgeClass =
	"relative inline-flex min-h-8 items-center rounded-full border border-clay px-3 text-small leading-tight transition-colors duration-200 after:absolute after:-inset-y-1.5 after:inset-x-0 hover:border-ember hover:text-ember";
