import { useText } from "#app/i18n/text-context.tsx";
import { Emphasis } from "#app/ui/emphasis.tsx";

/** What the network does not do, said plainly. */
export function NetworkLimits() {
	const t = useText("network");
	return (
		<section className="on-dark bg-lagoon text-paper print:text-ink" aria-labelledby="note">
			<div className="content grid gap-y-8 py-section lg:grid-cols-12 lg:gap-x-8">
				<div className="lg:col-span-5">
					<p className="label text-mist">{t("note.label")}</p>
					<h2 id="note" className="mt-4 text-title">
						<Emphasis text={t("note.title")} />
					</h2>
				</div>
				<p className="font-serif text-[clamp(1.5rem,1.2rem+1.4vw,2.2rem)] leading-[1.3] tracking-[-0.01em] lg:col-span-7 lg:pt-9">
					{t("note.text")}
				</p>
			</div>
		</section>
	);
}
