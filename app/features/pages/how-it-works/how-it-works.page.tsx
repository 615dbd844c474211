import { ComparisonTable, comparisonTexts } from "#app/features/pages/comparison/comparison-table.tsx";
import { ApplyButton, NetworkLink } from "#app/features/pages/home/apply-button.tsx";
import { localizePath } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { pageMeta } from "#app/metadata/page-meta.ts";
import { BreadcrumbData } from "#app/metadata/structured-data.tsx";
import { siteContext } from "#app/site/site-context.server.ts";
import { pages } from "#app/site/site-map.ts";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { TextLink } from "#app/ui/page-link.tsx";
import { PageSections } from "#app/ui/page-sections.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";
import type { Route } from "./+types/how-it-works.page";
import { Journey } from "./journey.tsx";

/** The sections by the names that the page's texts order. */
const sections = {
	journey: Journey,
	confidentiality: Confidentiality,
	comparison: Comparison,
	call: JourneyCall,
};

export async function loader({ context }: Route.LoaderArgs) {
	const { language, readTexts } = context.get(siteContext);
	return { language, text: (await readTexts()).serialize(language, "howItWorks", comparisonTexts) };
}

export const meta: Route.MetaFunction = ({ loaderData, ...page }) =>
	pageMeta(loaderData, (read) => read("howItWorks")("meta"), page);

export default function HowItWorksPage() {
	const t = useText("howItWorks");
	return (
		<main id="content">
			<BreadcrumbData trail={[{ name: t("hero.label"), path: pages["how-it-works"] }]} />
			<JourneyHero />
			<PageSections order={t("sections")} sections={sections} data={{}} />
		</main>
	);
}

/** The comparison with dating apps, with a title of this page. */
function Comparison() {
	const t = useText("howItWorks");
	return (
		<section className="content py-section" aria-labelledby="comparison">
			<SectionTitle
				id="comparison"
				label={t("comparison.label")}
				title={t("comparison.title")}
				className="mb-4"
			/>
			<ComparisonTable />
		</section>
	);
}

/** The last section: apply, or start with the free network. */
function JourneyCall() {
	const t = useText("howItWorks");
	return (
		<section className="relative overflow-hidden bg-sand" aria-labelledby="call">
			<div className="content relative z-1 pt-section md:pb-section">
				<h2 id="call" className="max-w-[6.2em] text-display">
					<Emphasis text={t("call.title")} />
				</h2>
				<p className="mt-6 max-w-[32rem] text-lead">{t("call.text")}</p>
				<div className="mt-10 flex max-w-[36rem] flex-wrap items-center gap-x-8 gap-y-4">
					<ApplyButton look="primary">{t("call.apply")}</ApplyButton>
					<NetworkLink>{t("call.network")}</NetworkLink>
				</div>
			</div>
			<svg
				viewBox="0 0 520 520"
				className="ml-auto w-64 translate-x-24 translate-y-10 md:absolute md:top-1/2 md:-right-52 md:w-[26rem] md:max-w-none md:translate-x-0 md:-translate-y-1/2 lg:right-[max(-4rem,calc(50vw-42rem))] lg:w-[34rem]"
				fill="none"
				aria-hidden="true"
			>
				<path d="M260 20a240 240 0 0 0 0 480Z" fill="#e3d2bf" />
				<path d="M260 20a240 240 0 0 1 0 480Z" fill="#f2491b" />
			</svg>
		</section>
	);
}

/** The page's title, beside two halves on their way to each other. */
function JourneyHero() {
	const t = useText("howItWorks");
	return (
		<section className="relative overflow-hidden pt-32 md:pt-44 md:pb-20 lg:pb-section">
			<div className="content relative z-1">
				<p className="label text-ember">{t("hero.label")}</p>
				<h1 className="mt-6 max-w-[8.1em] text-display max-md:max-w-[7.2em]">
					<Emphasis text={t("hero.title")} />
				</h1>
				<p className="mt-8 max-w-[33rem] text-lead">{t("hero.lead")}</p>
			</div>
			<HalvesOnTheirWay className="mt-6 ml-[22%] w-[27rem] max-w-none md:absolute md:top-16 md:-right-60 md:m-0 md:w-[36rem] lg:top-20 lg:right-[max(-10rem,calc(50vw-50rem))] lg:w-[46rem]" />
		</section>
	);
}

function HalvesOnTheirWay({ className }: { className: string }) {
	return (
		<svg viewBox="0 0 760 640" className={className} fill="none" aria-hidden="true">
			<defs>
				<linearGradient id="halves-sun" x1="0" y1="0" x2="0.6" y2="1">
					<stop offset="0" stopColor="#f9c7a3" />
					<stop offset="1" stopColor="#f2491b" />
				</linearGradient>
				<linearGradient id="halves-lagoon" x1="0.2" y1="0" x2="1" y2="1">
					<stop offset="0" stopColor="#b9d4cc" />
					<stop offset="1" stopColor="#17494a" />
				</linearGradient>
			</defs>
			<path d="M372 30a205 205 0 0 0 0 410Z" fill="url(#halves-sun)" />
			<path d="M452 190a205 205 0 0 1 0 410Z" fill="url(#halves-lagoon)" />
			<path d="M372 30a205 205 0 0 1 0 410M452 190a205 205 0 0 0 0 410" stroke="#e3d2bf" />
			<path d="M372 0v640M452 0v640" stroke="#e3d2bf" strokeDasharray="1 7" />
		</svg>
	);
}

/** Lists what an introduction tells about a member, and what stays confidential. */
function Confidentiality() {
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
