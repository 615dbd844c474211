import { useText } from "#app/i18n/text-context.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";

/** Introduces the team and its place. */
export function TeamStory() {
	const t = useText("home");
	return (
		<section className="relative overflow-hidden bg-sand py-section" aria-labelledby="team">
			<div className="content grid items-center gap-x-8 gap-y-12 lg:min-h-[min(46vw,48rem)] lg:grid-cols-12">
				<TamarinBay className="-ml-24 w-[min(130%,36rem)] max-w-none lg:absolute lg:top-1/2 lg:left-[-10vw] lg:ml-0 lg:w-[min(58vw,68rem)] lg:-translate-y-1/2" />
				<div className="relative lg:col-span-6 lg:col-start-7">
					<SectionTitle id="team" label={t("team.label")} title={t("team.title")} />
					<div className="mt-8 flex max-w-column flex-col gap-5 *:first:text-lead *:not-first:text-ink-soft">
						{t("team.paragraphs").map((paragraph) => (
							<p key={paragraph}>{paragraph}</p>
						))}
					</div>
				</div>
			</div>
		</section>
	);
}

/** The bay of Tamarin as the moon rises, within one of the motif's two circles. */
function TamarinBay({ className = "" }: { className?: string }) {
	return (
		<svg viewBox="0 0 860 720" className={className} fill="none" aria-hidden="true">
			<defs>
				<clipPath id="bay-window">
					<circle cx="360" cy="360" r="340" />
				</clipPath>
				<linearGradient id="bay-sky" x1="0" y1="0" x2="0" y2="1">
					<stop offset="0.05" stopColor="#7fb0a8" />
					<stop offset="0.38" stopColor="#dde9e5" />
					<stop offset="0.62" stopColor="#f6b58c" />
				</linearGradient>
				<linearGradient id="bay-water" x1="0" y1="0" x2="0" y2="1">
					<stop offset="0" stopColor="#3f7673" />
					<stop offset="1" stopColor="#17494a" />
				</linearGradient>
			</defs>
			<g clipPath="url(#bay-window)">
				<path d="M0 0h720v720H0z" fill="url(#bay-sky)" />
				<circle cx="512" cy="236" r="84" fill="#fbf7f2" />
				<path
					d="M0 404C70 390 128 372 176 330c30-26 48-62 74-104 11-18 24-14 33 5 16 34 24 68 50 92 26 24 44 16 70 36 32 26 64 44 112 58 44 12 110 18 205 22v22H0Z"
					fill="#2b5f5e"
				/>
				<path d="M0 420c80-26 150-34 220-18 90 20 150 32 240 34 90 2 160 4 260 4v30H0Z" fill="#17494a" />
				<path d="M0 446h720v274H0z" fill="url(#bay-water)" />
				<g stroke="#fbf7f2" strokeOpacity="0.8" strokeWidth="5" strokeLinecap="round">
					<path d="M432 476h160M452 504h122M470 534h96M486 564h58M500 594h26" />
				</g>
				<g transform="translate(34 6)">
					<path d="M210 602c-4-58 10-104 44-140-10 52-10 96 0 140Z" fill="#fbf7f2" />
					<path d="M268 602c12-40 10-76-4-112 30 28 44 66 40 112Z" fill="#f3e9dd" />
					<path d="M186 614h140c-12 18-28 26-52 26h-40c-22 0-38-8-48-26Z" fill="#f2491b" />
				</g>
			</g>
			<circle cx="500" cy="360" r="340" stroke="#b8320c" strokeOpacity="0.45" />
		</svg>
	);
}
