import { data } from "react-router";
import { pingOf } from "#app/features/visits/visit-link.ts";
import { localizePath } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { isShown } from "#app/metadata/announcement.server.ts";
import { pageMeta } from "#app/metadata/page-meta.ts";
import { BreadcrumbData } from "#app/metadata/structured-data.tsx";
import { siteContext } from "#app/site/site-context.server.ts";
import { pages } from "#app/site/site-map.ts";
import { useSite } from "#app/site/use-site.tsx";
import { OutboundButton } from "#app/ui/button.tsx";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { TextLink } from "#app/ui/page-link.tsx";
import { PageSections } from "#app/ui/page-sections.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";
import type { Route } from "./+types/network.page";

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

/** The descent of each step, which stands a little lower than the one before on large screens. */
const descents = ["", "lg:mt-14", "lg:mt-28"] as const;

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

/** The last section: join, read how membership works, or go home. */
function NetworkCall() {
	const t = useText("network");
	const language = useLanguage();
	const ways = [
		[pages["how-it-works"], t("call.journey")],
		["/", t("call.back")],
	] as const;
	return (
		<section className="relative overflow-hidden" aria-labelledby="call">
			<div className="content relative z-1 py-section lg:grid lg:grid-cols-12 lg:gap-x-8">
				<div className="lg:col-span-8 lg:col-start-5">
					<h2 id="call" className="text-display">
						<Emphasis text={t("call.title")} />
					</h2>
					<p className="mt-6 max-w-[33rem] text-lead">{t("call.text")}</p>
					<JoinButton>{t("call.action")}</JoinButton>
					<ul className="mt-8 flex flex-wrap gap-x-8">
						{ways.map(([path, label]) => (
							<li key={path}>
								<TextLink to={localizePath(path, language)}>{label}</TextLink>
							</li>
						))}
					</ul>
				</div>
			</div>
			<DoorAjar className="absolute -right-16 bottom-0 hidden w-56 md:block lg:right-auto lg:left-[max(-5rem,calc(50vw-46rem))] lg:w-[25rem]" />
		</section>
	);
}

/** An arch whose half is open. */
function DoorAjar({ className }: { className: string }) {
	return (
		<svg viewBox="0 0 400 480" className={className} fill="none" aria-hidden="true">
			<path d="M40 480V200a160 160 0 0 1 320 0v280" fill="#f3e9dd" />
			<path d="M200 40a160 160 0 0 1 160 160v280H200Z" fill="#f2491b" />
			<path d="M20 480V200a180 180 0 0 1 360 0v280" stroke="#e3d2bf" />
		</svg>
	);
}

/** The page's title beside the pool. */
function NetworkHero() {
	const t = useText("network");
	return (
		<section className="relative overflow-hidden bg-mist pt-32 md:pt-44 md:pb-24 lg:pb-section">
			<div className="content relative z-1">
				<p className="label text-ember">{t("hero.label")}</p>
				<h1 className="mt-6 max-w-[6.9em] text-display">
					<Emphasis text={t("hero.title")} />
				</h1>
				<p className="mt-8 max-w-[31rem] text-lead">{t("hero.lead")}</p>
				<JoinButton>{t("hero.action")}</JoinButton>
			</div>
			<Pool className="mt-10 ml-[12%] w-[32rem] max-w-none md:absolute md:top-1/2 md:-right-84 md:m-0 md:w-[42rem] md:-translate-y-1/2 lg:right-[max(-11rem,calc(50vw-54rem))] lg:w-[52rem]" />
		</section>
	);
}

/** Profiles in a pool, one of them on its way to the circle outside. */
function Pool({ className }: { className: string }) {
	return (
		<svg viewBox="0 0 800 640" className={className} fill="none" aria-hidden="true">
			<defs>
				<linearGradient id="pool-water" x1="0" y1="0" x2="0.7" y2="1">
					<stop offset="0" stopColor="#9cc4bb" />
					<stop offset="1" stopColor="#17494a" />
				</linearGradient>
			</defs>
			<circle cx="470" cy="340" r="270" fill="url(#pool-water)" />
			<circle cx="236" cy="206" r="116" stroke="#b8320c" strokeWidth="1.5" />
			<circle cx="330" cy="232" r="34" fill="#f2491b" />
			<g stroke="#fbf7f2" strokeOpacity="0.75" strokeWidth="1.5">
				<circle cx="478" cy="164" r="34" />
				<circle cx="606" cy="232" r="34" />
				<circle cx="452" cy="310" r="34" />
				<circle cx="322" cy="390" r="34" />
				<circle cx="580" cy="376" r="34" />
				<circle cx="440" cy="468" r="34" />
				<circle cx="570" cy="524" r="34" />
			</g>
		</svg>
	);
}

/** Opens the network's hosted form. A note says so if it is in another language. */
function JoinButton({ children }: { children: string }) {
	const t = useText("network");
	const common = useText("navigation");
	const { networkForm } = useSite();
	return (
		<div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-4">
			<OutboundButton
				look="primary"
				href={networkForm.href}
				ping={pingOf("network")}
				newTab={common("newTab")}
			>
				{children}
			</OutboundButton>
			<p className="max-w-[15rem] text-small text-ink-soft">
				{t("formNote")}
				{networkForm.isForeign ? ` ${t("formInEnglish")}` : null}
			</p>
		</div>
	);
}
