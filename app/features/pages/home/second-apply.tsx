import { useText } from "#app/i18n/text-context.tsx";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { ApplyButton } from "./apply-button.tsx";

/** The second call to apply. */
export function SecondApply() {
	const t = useText("home");
	return (
		<section
			className="on-dark relative overflow-hidden bg-lagoon py-section text-paper"
			aria-labelledby="second-apply"
		>
			<SunOverLagoon className="absolute right-0 bottom-0 w-[max(30rem,52vw)] max-w-none translate-x-1/4 lg:translate-x-[8%]" />
			<div className="content relative pb-60 lg:pb-0">
				<h2 id="second-apply" className="text-display [&_em]:block">
					<Emphasis text={t("secondApply.title")} />
				</h2>
				<p className="mt-8 max-w-[30rem] text-lead">{t("secondApply.text")}</p>
				<div className="mt-10">
					<ApplyButton look="onDark">{t("secondApply.apply")}</ApplyButton>
				</div>
			</div>
		</section>
	);
}

const waves = [
	{ y: 424, half: 210 },
	{ y: 448, half: 165 },
	{ y: 472, half: 185 },
	{ y: 496, half: 110 },
	{ y: 520, half: 70 },
];

/** A low sun, and its light on the water. */
function SunOverLagoon({ className = "" }: { className?: string }) {
	return (
		<svg viewBox="0 0 800 560" className={`overflow-visible ${className}`} fill="none" aria-hidden="true">
			<defs>
				<linearGradient id="low-sun" x1="0.2" y1="0" x2="0.5" y2="1">
					<stop offset="0" stopColor="#f6a877" />
					<stop offset="1" stopColor="#f2491b" />
				</linearGradient>
				<linearGradient id="horizon" x1="0" y1="0" x2="1" y2="0">
					<stop offset="0" stopColor="#dde9e5" stopOpacity="0" />
					<stop offset="0.5" stopColor="#dde9e5" stopOpacity="0.6" />
					<stop offset="1" stopColor="#dde9e5" stopOpacity="0.2" />
				</linearGradient>
			</defs>
			<path d="M170 400a230 230 0 0 1 460 0Z" fill="url(#low-sun)" />
			<path
				d="M110 400a290 290 0 0 1 580 0M50 400a350 350 0 0 1 700 0"
				stroke="#dde9e5"
				strokeOpacity="0.25"
			/>
			<path d="M-150 399.5h950v1H-150Z" fill="url(#horizon)" />
			{waves.map(({ y, half }) => (
				<path
					key={y}
					d={`M${400 - half} ${y}h${half * 2}`}
					stroke="#f6a877"
					strokeWidth="4"
					strokeLinecap="round"
					strokeOpacity="0.75"
				/>
			))}
		</svg>
	);
}
