import { localizePath } from "#app/i18n/language.ts";
import { useLanguage } from "#app/i18n/text-context.tsx";
import { pages } from "#app/site/site-map.ts";
import { useSite } from "#app/site/use-site.tsx";
import { PageLink } from "#app/ui/page-link.tsx";

/** The quiet way out of a call to apply: the free network, where there is one. */
export function NetworkLink({ children }: { children: string }) {
	const language = useLanguage();
	if (useSite().networkForm.href === "") return null;
	return (
		<PageLink
			to={localizePath(pages.network, language)}
			className="text-link inline-flex min-h-11 items-center"
		>
			{children}
		</PageLink>
	);
}
