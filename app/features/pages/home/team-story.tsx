import { useText } from "#app/i18n/text-context.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";
import { TamarinBay } from "./tamarin-bay.tsx";

/** Who reads every line: the people and the place. */
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
