import { useText } from "#app/i18n/text-context.tsx";
import { Emphasis } from "#app/ui/emphasis.tsx";

/** Why attend: three reasons, beside two half-moons that face each other. */
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
