import type { ShownPage } from "#app/features/custom-pages/shown-page.ts";
import { plainPath } from "#app/i18n/language.ts";
import { useLanguage } from "#app/i18n/text-context.tsx";
import { BreadcrumbData } from "#app/metadata/structured-data.tsx";

/** A page of the owner's: its title on sand, its text in one column, and its language where needed. */
export function CustomPageView({ page, note }: { page: ShownPage; note: string | undefined }) {
	const pageLanguage = useLanguage();
	const lang = page.language === pageLanguage ? undefined : page.language;
	return (
		<main id="content" className="wrap-anywhere">
			<BreadcrumbData trail={[{ name: page.title, path: plainPath(page.paths[pageLanguage]) }]} />
			<header className="bg-sand pt-32 pb-16 md:pt-44 md:pb-24 print:pt-0">
				<div className="content">
					<h1 lang={lang} className="max-w-4xl text-display">
						{page.title}
					</h1>
					{note === undefined ? null : <p className="mt-6 border-l-2 border-brand pl-4 text-small">{note}</p>}
				</div>
			</header>
			<div className="content py-16 lg:py-24">
				<div lang={lang} className="prose max-w-column" dangerouslySetInnerHTML={{ __html: page.html }} />
			</div>
		</main>
	);
}
