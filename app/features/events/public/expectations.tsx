import { useText } from "#app/i18n/text-context.tsx";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { HalfMoon } from "#app/ui/half-moon.tsx";

/** What a guest may expect. */
export function Expectations() {
	const t = useText("socials");
	return (
		<section className="relative bg-sand py-section" aria-labelledby="expect">
			<div className="content grid gap-12 lg:grid-cols-12 lg:gap-8">
				<h2 id="expect" className="self-start text-title lg:sticky lg:top-28 lg:col-span-4">
					<Emphasis text={t("expect.title")} />
				</h2>
				<ul className="border-b border-clay lg:col-span-7 lg:col-start-6">
					{t("expect.items").map(({ title, text }) => (
						<li key={title} className="flex gap-5 border-t border-clay py-7 sm:gap-7">
							<HalfMoon className="mt-1.5 text-ember" />
							<div>
								<h3 className="text-heading">{title}</h3>
								<p className="mt-2 text-ink-soft">{text}</p>
							</div>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
