import { useText } from "#app/i18n/text-context.tsx";
import { Emphasis } from "#app/ui/emphasis.tsx";

/**
 * How far apart the two arcs are, in units of the drawing, from the last step back: there they meet.
 */
const gaps = [0, 10, 22];

/** From the form to the table in three steps, and what becomes of those who are not invited. */
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
