import { useText } from "#app/i18n/text-context.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";

/** What guests say, without a name: gender and age alone. What nobody agreed to is marked. */
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
