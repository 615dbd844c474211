import { useText } from "#app/i18n/text-context.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";

/** Number of paragraphs on a phone before the rest unfolds. */
const shown = 2;

/** Introduces the team and its place. */
export function TeamStory() {
	const t = useText("home");
	const paragraphs = t("team.paragraphs");
	return (
		<section className="relative overflow-hidden bg-sand py-section" aria-labelledby="team">
			<div className="content grid items-center gap-x-8 gap-y-6 lg:min-h-[min(46vw,48rem)] lg:grid-cols-12">
				<TamarinBay className="-ml-12 w-44 md:-ml-16 md:w-[28rem] max-w-none lg:absolute lg:top-1/2 lg:left-[-10vw] lg:ml-0 lg:w-[min(58vw,68rem)] lg:-translate-y-1/2" />
				<div className="relative lg:col-span-6 lg:col-start-7">
					<SectionTitle id="team" label={t("team.label")} title={t("team.title")} />
					<div className="mt-5 flex max-w-column flex-col gap-3 md:mt-8 md:gap-5 *:not-first:text-ink-soft max-md:*:not-first:text-small md:*:first:text-lead">
						{paragraphs.slice(0, shown).map((paragraph) => (
							<p key={paragraph}>{paragraph}</p>
						))}
					</div>
					{paragraphs.length > shown ? (
						<Fold narrow label={t("team.more")} className="max-w-column md:mt-5">
							<div className="flex flex-col gap-3 text-ink-soft max-md:text-small md:gap-5">
								{paragraphs.slice(shown).map((paragraph) => (
									<p key={paragraph}>{paragraph}</p>
								))}
							</div>
						</Fold>
					) : null}
				</div>
			</div>
		</section>
	);
}

/** The bay of Tamarin as the moon rises, within one of the motif's two circles. */
function TamarinBay({ className = "" }: { className?: string }) {
	return (
		<svg viewBox="0 0 860 720" className={className} aria-hidden="true">
			<image id="bay-window" href="/drawings/bay.svg" width="860" height="720" />
		</svg>
	);
}
