import { NewsletterSection } from "#app/features/newsletter/signup/newsletter-section.tsx";
import { formatDay } from "#app/i18n/dates.ts";
import { localizePath } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { pageMeta } from "#app/metadata/page-meta.ts";
import { BreadcrumbData } from "#app/metadata/structured-data.tsx";
import { siteContext } from "#app/site/site-context.server.ts";
import { entryPath, pages } from "#app/site/site-map.ts";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import type { Route } from "./+types/archive.page";

export async function loader({ context }: Route.LoaderArgs) {
	const { language, letters, readTexts } = context.get(siteContext);
	return {
		language,
		text: (await readTexts()).serialize(language, "letters", "newsletterForm"),
		heads: await letters.listArchive(language),
	};
}

export const meta: Route.MetaFunction = ({ loaderData, ...page }) =>
	pageMeta(loaderData, (read) => read("letters")("meta"), page);

export default function ArchivePage({ loaderData: { heads } }: Route.ComponentProps) {
	const t = useText("letters");
	const language = useLanguage();
	return (
		<main id="content" className="wrap-anywhere">
			<BreadcrumbData trail={[{ name: t("label"), path: pages["newsletter/archive"] }]} />
			<div className="content pt-32 pb-section lg:pt-40">
				<p className="label text-ember">{t("label")}</p>
				<h1 className="mt-4 text-title">
					<Emphasis text={t(heads.length === 0 ? "empty.title" : "title")} />
				</h1>
				<p className="mt-5 max-w-column text-lead text-ink-soft">
					{t(heads.length === 0 ? "empty.text" : "text")}
				</p>
				{heads.length === 0 ? null : (
					<ol className="mt-12 border-b border-clay lg:mt-16">
						{heads.map(({ slug, subject, preheader, sentAt, language: own }) => (
							<li
								key={slug}
								className="grid gap-x-8 gap-y-2 border-t border-clay py-7 md:grid-cols-[12rem_minmax(0,1fr)]"
							>
								<time dateTime={sentAt} className="text-small text-ink-soft md:pt-1.5">
									{formatDay(sentAt, language)}
								</time>
								<div lang={own === language ? undefined : own}>
									<h2 className="text-heading">
										<PageLink
											to={localizePath(entryPath("newsletter/letter", slug), language)}
											className="hover:text-ember"
										>
											{subject}
										</PageLink>
									</h2>
									{preheader === "" ? null : <p className="mt-2 max-w-column text-ink-soft">{preheader}</p>}
								</div>
							</li>
						))}
					</ol>
				)}
			</div>
			<NewsletterSection />
		</main>
	);
}
