import { data } from "react-router";
import { useText } from "#app/i18n/text-context.tsx";
import { isShown } from "#app/metadata/announcement.server.ts";
import { pageMeta } from "#app/metadata/page-meta.ts";
import { BreadcrumbData } from "#app/metadata/structured-data.tsx";
import { siteContext } from "#app/site/site-context.server.ts";
import { pages } from "#app/site/site-map.ts";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { PageSections } from "#app/ui/page-sections.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";
import type { Route } from "./+types/network.page";
import { NetworkCall } from "./network-call.tsx";
import { NetworkHero } from "./network-hero.tsx";

/** The sections by the names that the page's texts order. */
const sections = {
	benefits: NetworkBenefits,
	steps: NetworkSteps,
	note: NetworkLimits,
	call: NetworkCall,
};

export async function loader({ context }: Route.LoaderArgs) {
	const { language, readTexts } = context.get(siteContext);
	const texts = await readTexts();
	if (!isShown("network", texts)) throw data(null, { status: 404 });
	return { language, text: texts.serialize(language, "network") };
}

export const meta: Route.MetaFunction = ({ loaderData, ...page }) =>
	pageMeta(loaderData, (read) => read("network")("meta"), page);

export default function NetworkPage() {
	const t = useText("network");
	return (
		<main id="content">
			<BreadcrumbData trail={[{ name: t("hero.label"), path: pages.network }]} />
			<NetworkHero />
			<PageSections order={t("sections")} sections={sections} data={{}} />
		</main>
	);
}

/** Says what the network does not do. */
function NetworkLimits() {
	const t = useText("network");
	return (
		<section className="on-dark bg-lagoon text-paper print:text-ink" aria-labelledby="note">
			<div className="content grid gap-y-8 py-section lg:grid-cols-12 lg:gap-x-8">
				<SectionTitle id="note" label={t("note.label")} title={t("note.title")} className="lg:col-span-5" />
				<p className="font-serif text-[clamp(1.5rem,1.2rem+1.4vw,2.2rem)] leading-[1.3] tracking-[-0.01em] lg:col-span-7 lg:pt-9">
					{t("note.text")}
				</p>
			</div>
		</section>
	);
}

/** Lists what the network offers. */
function NetworkBenefits() {
	const t = useText("network");
	const items = t("benefits.items");
	return (
		<section
			className="content grid gap-y-10 py-section lg:grid-cols-12 lg:gap-x-8"
			aria-labelledby="benefits"
		>
			<div className="lg:sticky lg:top-32 lg:col-span-5 lg:self-start">
				<p className="label text-ember">{t("benefits.label")}</p>
				<h2 id="benefits" className="mt-4 max-w-[6.2em] text-title">
					<Emphasis text={t("benefits.title")} />
				</h2>
			</div>
			<ul className="lg:col-span-7">
				{items.map((item) => (
					<li
						key={item.title}
						className="grid gap-2 border-t border-clay py-8 sm:grid-cols-[13rem_1fr] sm:items-baseline sm:gap-6"
					>
						<h3 className="text-title italic">{item.title}</h3>
						<p>{item.text}</p>
					</li>
				))}
			</ul>
		</section>
	);
}

/** On large screens each step stands a little lower than the one before. */
const descents = ["", "lg:mt-14", "lg:mt-28"] as const;

/** The steps under large numerals. */
function NetworkSteps() {
	const t = useText("network");
	const items = t("steps.items");
	return (
		<section className="overflow-hidden bg-sand" aria-labelledby="steps">
			<div className="content py-section">
				<SectionTitle id="steps" label={t("steps.label")} title={t("steps.title")} />
				<ol className="mt-14 grid gap-x-8 gap-y-12 lg:mt-16 lg:grid-cols-3">
					{items.map((item, index) => (
						<li
							key={item.title}
							className={`grid grid-cols-[5rem_1fr] items-start gap-x-4 lg:block ${descents[index] ?? ""}`}
						>
							<span
								className="row-span-2 font-serif text-[5rem] leading-[0.8] text-ember lg:block lg:text-[9rem]"
								aria-hidden="true"
							>
								{index + 1}
							</span>
							<h3 className="text-heading lg:mt-8 lg:border-t lg:border-clay lg:pt-6">{item.title}</h3>
							<p className="mt-2 max-w-[24rem] text-ink-soft">{item.text}</p>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}
