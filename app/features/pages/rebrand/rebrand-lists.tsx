import { localizePath } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { pages } from "#app/site/site-map.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { HalfMoon } from "#app/ui/half-moon.tsx";
import { PageLink } from "#app/ui/page-link.tsx";

/** What changes, what stays (more of it, on the larger side), and where to go from here. */
export function RebrandLists() {
	const t = useText("rebrand");
	const language = useLanguage();
	return (
		<div className="overflow-hidden">
			<div className="content pb-section">
				<div className="grid lg:grid-cols-12">
					<section
						className="border-t border-clay pt-12 pb-14 lg:col-span-5 lg:py-20 lg:pr-14"
						aria-labelledby="changes"
					>
						<h2 id="changes" className="text-title">
							<Emphasis text={t("whatChanges.title")} />
						</h2>
						<ul className="mt-8">
							{t("whatChanges.items").map((item) => (
								<li key={item} className="border-t border-clay py-4 text-pretty">
									{item}
								</li>
							))}
						</ul>
					</section>
					<section
						className="relative isolate py-14 before:absolute before:inset-y-0 before:-left-gutter before:-z-1 before:w-screen before:bg-sand lg:col-span-7 lg:py-20 lg:pl-14 lg:before:left-0"
						aria-labelledby="stays"
					>
						<h2 id="stays" className="text-title">
							<Emphasis text={t("whatStays.title")} />
						</h2>
						<ul className="mt-8">
							{t("whatStays.items").map((item) => (
								<li key={item} className="flex gap-4 border-t border-clay py-4 text-pretty">
									<HalfMoon className="mt-[0.32em] text-ember" />
									{item}
								</li>
							))}
						</ul>
					</section>
				</div>
				<div className="mt-16 flex flex-wrap items-center gap-x-8 gap-y-4">
					<ButtonLink look="primary" to={localizePath(pages["how-it-works"], language)}>
						{t("action")}
					</ButtonLink>
					<PageLink to={localizePath("/", language)} className="text-link inline-flex min-h-11 items-center">
						{t("back")}
					</PageLink>
				</div>
			</div>
		</div>
	);
}
