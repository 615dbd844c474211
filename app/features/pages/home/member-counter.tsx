import type { CSSProperties } from "react";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { formatCount } from "#app/site/site-config.ts";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { HalfMoon } from "#app/ui/half-moon.tsx";
import { useReveal } from "#app/ui/use-reveal.ts";
import { useCountUp } from "./use-count-up.ts";

/**
 * The number of active members, in the middle of its sentence; it counts up once, when scrolled
 * into view. `day` is when it was last confirmed.
 */
export function MemberCounter({ memberCount, day }: { memberCount: number; day: string | undefined }) {
	const t = useText("home");
	return (
		<section className="relative overflow-hidden bg-mist py-section" aria-labelledby="members">
			<Ripples className="absolute top-1/2 left-[58%] w-[max(44rem,52vw)] max-w-none -translate-y-1/2 text-lagoon opacity-50" />
			<div className="content relative">
				<h2 id="members" className="label font-sans tracking-[0.08em] text-ember">
					{t("counter.label")}
				</h2>
				<p className="mt-6 font-serif text-title tracking-tight text-balance">
					{t("counter.before")} <Figure memberCount={memberCount} /> <Emphasis text={t("counter.after")} />
				</p>
				<p className="mt-8 flex items-center gap-3 text-lead">
					<HalfMoon className="text-ember" />
					{t("counter.note")} {day && t("counter.day", { day })}
				</p>
			</div>
		</section>
	);
}

/**
 * The number twice: the final one is what the page says and what reserves the place; the counting
 * one is drawn over it for the eye only. A number of many figures is set smaller.
 */
function Figure({ memberCount }: { memberCount: number }) {
	const t = useText("home");
	const language = useLanguage();
	const { ref, state } = useReveal(0.6);
	const shown = useCountUp(memberCount, state);
	const write = (count: number) => t("counter.count", { members: formatCount(count, language) });
	const counting = shown !== memberCount;
	const style: CSSProperties & Record<"--characters", number> = { "--characters": write(memberCount).length };
	return (
		<span
			ref={ref}
			style={style}
			className="relative my-2 -ml-[0.03em] block w-fit text-[min(clamp(7rem,26vw,20rem),min(150vw,110rem)/var(--characters))] leading-[0.95] tracking-[-0.02em]"
		>
			<span className={counting ? "opacity-0 print:opacity-100" : ""}>{write(memberCount)}</span>
			{counting ? (
				<span className="absolute inset-0 print:hidden" aria-hidden="true">
					{write(shown)}
				</span>
			) : null}
		</span>
	);
}

const rings = [60, 110, 160, 210, 260];

/**
 * Two sets of rings that spread until they cross, as when two stones fall into the lagoon. Takes
 * the text's colour.
 */
function Ripples({ className = "" }: { className?: string }) {
	return (
		<svg viewBox="0 0 820 540" className={className} fill="none" stroke="currentColor" aria-hidden="true">
			{rings.map((radius, index) => (
				<g key={radius} strokeOpacity={1 - index * 0.17}>
					<circle cx="270" cy="270" r={radius} />
					<circle cx="550" cy="270" r={radius} />
				</g>
			))}
			<circle cx="270" cy="270" r="7" className="fill-brand" stroke="none" />
			<circle cx="550" cy="270" r="7" fill="currentColor" stroke="none" />
		</svg>
	);
}
