import type { ReactNode } from "react";
import type { TableLink } from "#app/features/events/table-text.server.ts";
import { pingOf } from "#app/features/visits/visit-link.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { useSite } from "#app/site/use-site.tsx";
import { HalfMoon } from "#app/ui/arcs.tsx";
import { OutboundButton } from "#app/ui/button.tsx";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { Faq } from "#app/ui/faq.tsx";
import { TextLink } from "#app/ui/page-link.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";
import { InItsLanguage } from "./in-its-language.tsx";

export function Expectations() {
	const t = useText("socials");
	return (
		<section className="relative bg-sand py-section" aria-labelledby="expect">
			<div className="content grid gap-12 lg:grid-cols-12 lg:gap-8">
				<h2 id="expect" className="self-start text-title lg:sticky lg:top-28 lg:col-span-4">
					<Emphasis text={t("expect.title")} />
				</h2>
				<ul className="border-b border-clay lg:col-span-7 lg:col-start-6">
					{t("expect.items").map(({ title, text }) => (
						<li key={title} className="flex gap-5 border-t border-clay py-7 sm:gap-7">
							<HalfMoon className="mt-1.5 text-ember" />
							<div>
								<h3 className="text-heading">{title}</h3>
								<p className="mt-2 text-ink-soft">{text}</p>
							</div>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}

/** Distances of the two arcs in the drawing's units, from the last step back: there they meet. */
const gaps = [0, 10, 22];

export function SocialsSteps() {
	const t = useText("socials");
	const items = t("how.items");
	const last = items.length - 1;
	return (
		<section className="content py-section" aria-labelledby="steps">
			<h2 id="steps" className="max-w-[10em] text-title">
				<Emphasis text={t("how.title")} />
			</h2>
			<ol className="mt-14 grid gap-y-12 lg:mt-20 lg:grid-cols-3">
				{items.map(({ title, text }, index) => (
					<li key={title} className="grid grid-cols-[3.5rem_1fr] gap-x-4 lg:block">
						<div className="hidden items-center gap-5 lg:flex">
							<MeetingArcs gap={gaps[last - index] ?? 22} />
							{index < last && index % 3 < 2 ? <span className="mr-5 h-px grow bg-clay" /> : null}
						</div>
						<p aria-hidden="true" className="font-serif text-[3.5rem] leading-none text-ember lg:mt-8">
							{index + 1}
						</p>
						<div className="lg:mt-5 lg:pr-12">
							<h3 className="pt-2 text-heading lg:pt-0">{title}</h3>
							<p className="mt-3 text-ink-soft">{text}</p>
						</div>
					</li>
				))}
			</ol>
			<p className="mt-16 max-w-column border-l-2 border-brand pl-6 text-lead">{t("how.note")}</p>
		</section>
	);
}

function MeetingArcs({ gap }: { gap: number }) {
	return (
		<svg viewBox="0 0 56 40" className="w-14 shrink-0" fill="none" strokeWidth="1.75" aria-hidden="true">
			<path d={`M17 4a16 16 0 0 0 0 32`} stroke="#f2491b" />
			<path d={`M${17 + gap} 4a16 16 0 0 1 0 32`} stroke="#17494a" />
		</svg>
	);
}

export function Testimonials() {
	const t = useText("socials");
	const items = t("testimonials.items");
	return (
		<section
			className="on-dark relative overflow-hidden bg-lagoon py-section text-paper"
			aria-labelledby="testimonials"
		>
			<svg
				viewBox="0 0 620 400"
				className="absolute -top-24 -right-40 hidden w-[44rem] max-w-none text-paper/15 md:block"
				fill="none"
				stroke="currentColor"
				aria-hidden="true"
			>
				<circle cx="210" cy="200" r="190" />
				<circle cx="410" cy="200" r="190" />
			</svg>
			<div className="content relative">
				<SectionTitle id="testimonials" label={t("testimonials.label")} title={t("testimonials.title")} />
				<div className="mt-14 grid gap-x-16 gap-y-14 md:grid-cols-2 lg:mt-20 lg:gap-x-28 lg:gap-y-20">
					{items.map(({ quote, author, consented }) => (
						<Reveal as="figure" key={quote} className="md:even:top-16 relative">
							<blockquote className="font-serif text-[clamp(1.45rem,1.2rem+1.1vw,2.05rem)] leading-[1.25] tracking-tight text-balance">
								{quote}
							</blockquote>
							<figcaption className="mt-6 flex items-center gap-3 text-small text-mist">
								<span className="h-px w-8 bg-mist/60" />
								{consented ? author : `${author} · ${t("testimonials.sampleMark")}`}
							</figcaption>
						</Reveal>
					))}
				</div>
				{items.some(({ consented }) => consented) ? null : (
					<p className="mt-16 text-small text-mist md:mt-32">{t("testimonials.sample")}</p>
				)}
			</div>
		</section>
	);
}

export function Reasons() {
	const t = useText("socials");
	return (
		<section className="relative overflow-hidden bg-mist py-section" aria-labelledby="reasons">
			<FacingMoons />
			<div className="content relative grid lg:grid-cols-12 lg:gap-8">
				<div className="lg:col-span-7 lg:col-start-6">
					<h2 id="reasons" className="max-w-[11.2em] text-title">
						<Emphasis text={t("why.title")} />
					</h2>
					<ul className="mt-12 lg:mt-16">
						{t("why.items").map(({ title, text }) => (
							<li key={title} className="border-t border-lagoon/25 py-7">
								<h3 className="text-heading">{title}</h3>
								<p className="mt-2 max-w-column text-ink-soft">{text}</p>
							</li>
						))}
					</ul>
				</div>
			</div>
		</section>
	);
}

function FacingMoons() {
	return (
		<svg
			viewBox="0 0 560 620"
			className="absolute top-1/2 right-[62%] hidden w-[36rem] max-w-none -translate-y-1/2 lg:block"
			fill="none"
			aria-hidden="true"
		>
			<defs>
				<linearGradient id="moon-cool" x1="1" y1="0" x2="0" y2="1">
					<stop offset="0" stopColor="#5f8f8b" />
					<stop offset="1" stopColor="#17494a" />
				</linearGradient>
				<linearGradient id="moon-warm" x1="0" y1="0" x2="1" y2="1">
					<stop offset="0" stopColor="#f6a877" />
					<stop offset="1" stopColor="#f2491b" />
				</linearGradient>
			</defs>
			<circle cx="280" cy="310" r="276" stroke="#17494a" strokeOpacity="0.22" />
			<path d="M274 130a210 210 0 0 0 0 420z" fill="url(#moon-cool)" />
			<path d="M286 70a210 210 0 0 1 0 420z" fill="url(#moon-warm)" />
		</svg>
	);
}

export function PastTables({ tables }: { tables: TableLink[] }) {
	const t = useText("table");
	if (tables.length === 0) return null;
	return (
		<section className="content pb-section" aria-labelledby="past-tables">
			<SectionTitle id="past-tables" label={t("past.label")} title={t("past.title")} />
			<ul className="mt-10 border-b border-clay">
				{tables.map(({ path, title, date }) => (
					<li
						key={path}
						className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-t border-clay py-4"
					>
						<TextLink to={path} className="font-serif text-[1.3rem]">
							<InItsLanguage phrase={title} />
						</TextLink>
						<span className="text-small text-ink-soft">{date}</span>
					</li>
				))}
			</ul>
		</section>
	);
}

export function Ticket() {
	const t = useText("socials");
	return (
		<section className="bg-sand py-section" aria-labelledby="ticket">
			<div className="content grid gap-x-8 gap-y-12 lg:grid-cols-12">
				<div className="lg:col-span-6">
					<p className="label text-ember">{t("price.label")}</p>
					<h2 id="ticket" className="mt-5 text-[clamp(3.25rem,2rem+6vw,6.5rem)] leading-[0.98]">
						<Emphasis text={t("price.title")} />
					</h2>
				</div>
				<ul className="self-end border-b border-clay lg:col-span-5 lg:col-start-8">
					{t("price.covers").map((cover) => (
						<li key={cover} className="flex gap-4 border-t border-clay py-3.5 text-pretty">
							<HalfMoon className="mt-[0.35em] text-ember" />
							{cover}
						</li>
					))}
				</ul>
				<div className="lg:col-span-12 lg:mt-4">
					<SignUp label={t("price.action")}>
						<p className="max-w-column text-small text-ink-soft">{t("price.note")}</p>
					</SignUp>
				</div>
			</div>
		</section>
	);
}

export function Questions() {
	const t = useText("socials");
	return (
		<section className="content grid gap-12 py-section lg:grid-cols-12 lg:gap-8" aria-labelledby="questions">
			<h2 id="questions" className="self-start text-title lg:sticky lg:top-28 lg:col-span-4">
				<Emphasis text={t("faq.title")} />
			</h2>
			<div className="lg:col-span-7 lg:col-start-6">
				<Faq items={t("faq.items")} />
			</div>
		</section>
	);
}

/** A link to the hosted sign-up form, if there is one, with `children` beside it. */
export function SignUp({ label, children }: { label: string; children: ReactNode }) {
	const t = useText("socials");
	const common = useText("navigation");
	const { socialsForm } = useSite();
	return (
		<div className="grid justify-items-start gap-x-8 gap-y-4 sm:grid-cols-[auto_1fr] sm:items-center">
			{socialsForm.href === "" ? null : (
				<OutboundButton
					look="primary"
					href={socialsForm.href}
					ping={pingOf("evenings")}
					newTab={common("newTab")}
				>
					{label}
				</OutboundButton>
			)}
			{socialsForm.isForeign ? (
				<p className="text-small text-ink-soft sm:col-span-2 sm:row-start-2">{t("hero.englishOnly")}</p>
			) : null}
			{children}
		</div>
	);
}
