import { data } from "react-router";
import { localizePath } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { isAnnounced } from "#app/metadata/announcement.server.ts";
import { pageMeta } from "#app/metadata/page-meta.ts";
import { BreadcrumbData } from "#app/metadata/structured-data.tsx";
import { siteContext } from "#app/site/site-context.server.ts";
import { pages } from "#app/site/site-map.ts";
import { HalfMoon } from "#app/ui/arcs.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { TextLink } from "#app/ui/page-link.tsx";
import type { Route } from "./+types/rebrand.page";

export async function loader({ context }: Route.LoaderArgs) {
	const { language, readTexts } = context.get(siteContext);
	const texts = await readTexts();
	if (!isAnnounced(texts)) throw data(null, { status: 404 });
	return { language, text: texts.serialize(language, "rebrand") };
}

export const meta: Route.MetaFunction = ({ loaderData, ...page }) =>
	pageMeta(loaderData, (read) => read("rebrand")("meta"), page);

export default function RebrandPage() {
	const t = useText("rebrand");
	return (
		<main id="content">
			<BreadcrumbData trail={[{ name: t("label"), path: pages.rebrand }]} />
			<RebrandHero />
			<RebrandMeaning />
			<RebrandLists />
		</main>
	);
}

function RebrandMeaning() {
	const t = useText("rebrand");
	const paragraphs = t("paragraphs");
	return (
		<section className="content grid gap-y-8 py-section lg:grid-cols-12 lg:gap-x-8" aria-labelledby="meaning">
			<h2 id="meaning" className="text-title lg:max-w-[5.6em] lg:col-span-4">
				<Emphasis text={t("meaning")} />
			</h2>
			<div className="flex flex-col gap-6 *:first:font-serif *:first:text-[clamp(1.5rem,1.2rem+1.2vw,2.1rem)] *:first:leading-[1.3] *:first:tracking-[-0.01em] lg:col-span-8">
				{paragraphs.map((paragraph) => (
					<p key={paragraph} className="max-w-column">
						{paragraph}
					</p>
				))}
			</div>
		</section>
	);
}

/** The page's title over the phases of the moon. */
function RebrandHero() {
	const t = useText("rebrand");
	return (
		<section className="on-dark overflow-hidden bg-lagoon pt-32 pb-16 text-paper md:pt-44 md:pb-24 print:text-ink">
			<div className="content">
				<p className="label text-mist">{t("label")}</p>
				<h1 className="mt-6 max-w-[9.4em] text-display">
					<Emphasis text={t("title")} />
				</h1>
				<p className="mt-8 max-w-[33rem] text-lead">{t("lead")}</p>
				<div className="mt-16 flex justify-end lg:mt-24">
					<Phases className="w-[42rem] max-w-none shrink-0 md:w-full" />
				</div>
			</div>
		</section>
	);
}

const radius = 80;

/** The edge between light and shade at each phase; negative is a crescent. */
const terminators = [-68, -40, 0, 44] as const;

function Phases({ className }: { className: string }) {
	return (
		<svg viewBox="0 0 1180 164" className={className} fill="none" aria-hidden="true">
			{terminators.map((edge, index) => (
				<g key={edge} transform={`translate(${82 + index * 254} 82)`}>
					<circle r={radius} className="stroke-mist/35" />
					<path d={litPart(edge)} className="fill-mist" fillOpacity={0.4 + index * 0.2} />
				</g>
			))}
			<circle cx="1098" cy="82" r={radius} className="fill-brand" />
		</svg>
	);
}

/** The lit part of a moon around the origin: its right side, up to the edge. */
function litPart(edge: number): string {
	const sweep = edge < 0 ? 0 : 1;
	return `M0 ${-radius}A${radius} ${radius} 0 0 1 0 ${radius}A${Math.abs(edge)} ${radius} 0 0 ${sweep} 0 ${-radius}Z`;
}

function RebrandLists() {
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
					<TextLink to={localizePath("/", language)}>{t("back")}</TextLink>
				</div>
			</div>
		</div>
	);
}
