import { useText } from "#app/i18n/text-context.tsx";
import { HalfMoon } from "#app/ui/arcs.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";

/** Milliseconds between two bullets that come into view together. */
const pace = 90;

/** Explains membership in two columns, a step apart. */
export function Membership() {
	const t = useText("home");
	return (
		<section className="content py-section" aria-labelledby="membership">
			<SectionTitle
				id="membership"
				label={t("membership.label")}
				title={t("membership.title")}
				className="lg:w-1/2"
			/>
			<div className="mt-6 grid gap-x-8 gap-y-6 md:mt-14 md:grid-cols-2 lg:mt-20 lg:grid-cols-12">
				{t("membership.blocks").map((block) => (
					<div key={block.title} className="lg:col-span-5 lg:last:col-start-8 lg:last:-mt-32">
						<h3 className="font-serif text-[clamp(1.7rem,1.5rem+0.9vw,2.2rem)] leading-tight">
							{block.title}
						</h3>
						<p className="mt-3 md:mt-5 max-md:text-small md:text-lead">{block.lead}</p>
						<Fold narrow label={t("membership.more")} className="mt-2 md:mt-8">
							<ul className="max-md:text-small">
								{block.bullets.map((bullet, index) => (
									<Reveal
										as="li"
										key={bullet}
										delay={index * pace}
										className="flex items-start gap-4 border-t border-clay py-3 text-pretty md:py-4"
									>
										<HalfMoon className="mt-[0.35em] text-ember" />
										{bullet}
									</Reveal>
								))}
							</ul>
						</Fold>
					</div>
				))}
			</div>
		</section>
	);
}
