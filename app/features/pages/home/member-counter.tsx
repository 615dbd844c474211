import { type CSSProperties, useEffect, useState } from "react";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { formatCount } from "#app/site/site-config.ts";
import { HalfMoon } from "#app/ui/arcs.tsx";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { type RevealState, useReveal } from "#app/ui/reveal.tsx";

/**
 * The number of active members within a sentence; it counts up once, when scrolled into view. `day`
 * is when it was last confirmed.
 */
export function MemberCounter({ memberCount, day }: { memberCount: number; day: string | undefined }) {
	const t = useText("home");
	return (
		<section className="relative overflow-hidden bg-mist py-section" aria-labelledby="members">
			<img
				src="/drawings/ripples.svg"
				alt=""
				width="820"
				height="540"
				className="absolute top-1/2 left-[58%] w-[max(44rem,52vw)] max-w-none -translate-y-1/2 opacity-50"
			/>
			<div className="content relative">
				<h2 id="members" className="label font-sans tracking-[0.08em] text-ember">
					{t("counter.label")}
				</h2>
				<p className="mt-4 font-serif text-title tracking-tight text-balance">
					{t("counter.before")} <Figure memberCount={memberCount} /> <Emphasis text={t("counter.after")} />
				</p>
				<MemberFigures />
				<p className="mt-4 flex items-start gap-3 md:mt-8 md:text-lead">
					<HalfMoon className="mt-[0.32em] text-ember" />
					{t("counter.note")} {day && t("counter.day", { day })}
				</p>
			</div>
		</section>
	);
}

/** Figures about the members, as far as the owner has stated them. */
function MemberFigures() {
	const figures = useText("home")("counter.figures");
	if (figures.length === 0) return null;
	return (
		<dl className="mt-6 grid grid-cols-3 gap-x-4 gap-y-4 wrap-anywhere md:flex md:flex-wrap md:gap-x-16">
			{figures.map(({ figure, text }) => (
				<div key={text} className="flex flex-col-reverse justify-end">
					<dt className="text-small text-ink-soft">{text}</dt>
					<dd className="font-serif tracking-tight max-md:text-[clamp(1.4rem,7vw,2rem)] md:text-title">
						{figure}
					</dd>
				</div>
			))}
		</dl>
	);
}

/**
 * Renders the number twice: the final one for screen readers and to reserve its space, and over it
 * the counting one. A number of many digits is set smaller.
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

/** Returns the number to show now: 1 below the window, counting up once in view, else the value. */
function useCountUp(value: number, state: RevealState): number {
	const [elapsedMs, setElapsedMs] = useState(0);
	const counting = state === "shown";

	useEffect(() => {
		if (!counting) return;
		let frame = 0;
		let first: number | undefined;
		const step = (now: number) => {
			first ??= now;
			setElapsedMs(now - first);
			if (now - first < countUpMs) frame = requestAnimationFrame(step);
		};
		frame = requestAnimationFrame(step);
		return () => cancelAnimationFrame(frame);
	}, [counting]);

	return state === "still" ? value : countAfter(elapsedMs, value);
}

/** Duration of the counter (specification, section 9). */
export const countUpMs = 2000;

/** Returns the number to show after some time: from 1 to `value`, fast at first. */
export function countAfter(elapsedMs: number, value: number): number {
	const progress = Math.min(Math.max(elapsedMs / countUpMs, 0), 1);
	const eased = 1 - (1 - progress) ** 2;
	return Math.round(1 + (value - 1) * eased);
}
