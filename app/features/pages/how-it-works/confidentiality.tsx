import { localizePath } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { pages } from "#app/site/site-map.ts";
import { TextLink } from "#app/ui/page-link.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";

/** Lists what an introduction tells about a member, and what stays confidential. */
export function Confidentiality() {
	const t = useText("howItWorks");
	const language = useLanguage();
	const [shared, confidential] = [t("privacy.shared.items"), t("privacy.confidential.items")];
	return (
		<section
			className="on-dark relative overflow-hidden bg-lagoon text-paper print:text-ink"
			aria-labelledby="privacy"
		>
			<svg
				viewBox="0 0 600 600"
				className="absolute -bottom-64 -left-64 w-[44rem] max-w-none text-mist/25"
				fill="none"
				stroke="currentColor"
				aria-hidden="true"
			>
				<circle cx="230" cy="300" r="200" />
				<circle cx="370" cy="300" r="200" />
			</svg>
			<div className="content relative grid gap-y-14 py-section lg:grid-cols-12 lg:gap-x-8">
				<SectionTitle
					id="privacy"
					label={t("privacy.label")}
					title={t("privacy.title")}
					className="lg:col-span-6"
				/>
				<div className="grid gap-10 sm:grid-cols-2 lg:col-span-6 lg:pt-9">
					<ItemList title={t("privacy.shared.title")} items={shared} />
					<ItemList title={t("privacy.confidential.title")} items={confidential} confidential />
				</div>
				<div className="flex flex-col items-start gap-3 border-t border-paper/25 pt-8 lg:col-span-7 lg:col-start-6">
					<p className="max-w-column">{t("privacy.consent")}</p>
					<TextLink to={localizePath(pages.privacy, language)}>{t("privacy.policy")}</TextLink>
				</div>
			</div>
		</section>
	);
}

type ItemListProps = { title: string; items: string[]; confidential?: boolean };

function ItemList({ title, items, confidential = false }: ItemListProps) {
	if (items.length === 0) return null;
	return (
		<div>
			<h3 className="label font-sans tracking-[0.08em] text-mist sm:flex sm:min-h-[2.8em] sm:items-end">
				{title}
			</h3>
			<ul
				className={`mt-4 font-serif text-[clamp(1.5rem,1.2rem+1.2vw,2.1rem)] leading-tight ${confidential ? "text-mist/75 italic" : ""}`}
			>
				{items.map((item) => (
					<li key={item} className="border-t border-paper/25 py-3">
						{item}
					</li>
				))}
			</ul>
		</div>
	);
}
