import { useText } from "#app/i18n/text-context.tsx";
import { HalfMoon } from "#app/ui/arcs.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";

/** Introduces the service, and what to expect. */
export function Introduction() {
	const t = useText("home");
	const [first, ...others] = t("intro.paragraphs");
	return (
		<section className="bg-sand py-section" aria-labelledby="expectations">
			<div className="content grid gap-x-8 gap-y-5 lg:grid-cols-12">
				<SectionTitle
					id="expectations"
					label={t("intro.label")}
					title={t("intro.title")}
					className="lg:col-span-6"
				/>
				<div className="max-w-column lg:col-span-6 lg:col-start-7 lg:pt-9">
					<p className="md:text-lead">{first}</p>
					{others.map((paragraph) => (
						<p key={paragraph} className="mt-3 text-ink-soft max-md:text-small md:mt-5">
							{paragraph}
						</p>
					))}
				</div>
			</div>
			<ul className="content mt-6 grid gap-x-8 gap-y-3 sm:mt-12 sm:grid-cols-2 sm:gap-y-12 lg:mt-24 lg:grid-cols-4">
				{t("intro.expectations").map((expectation) => (
					<li key={expectation.title} className="border-t border-ink/20 pt-3 sm:pt-6">
						<h3 className="flex items-center gap-3 text-heading">
							<HalfMoon className="text-ember" />
							{expectation.title}
						</h3>
						<p className="mt-1 text-ink-soft max-sm:text-small sm:mt-3">{expectation.text}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
