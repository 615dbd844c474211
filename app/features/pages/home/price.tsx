import { useText } from "#app/i18n/text-context.tsx";
import { useSite } from "#app/site/use-site.tsx";
import { HalfMoon } from "#app/ui/arcs.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";
import { ApplyButton, NetworkLink } from "./apply-button.tsx";

/** Number of items that the fee covers on a phone before the rest unfolds. */
const shown = 3;

/** The fee, what it covers, and when it is charged. */
export function Price() {
	const t = useText("home");
	const { fee } = useSite();
	const covers = t("price.covers");
	return (
		<section
			className="content grid gap-x-8 gap-y-3 py-section md:gap-y-12 lg:grid-cols-12"
			aria-labelledby="price"
		>
			<div className="lg:col-span-8">
				<SectionTitle id="price" label={t("price.label")} title={t("price.title")} />
				<p className="mt-5 md:mt-10">
					<strong className="-ml-[0.03em] block font-serif text-[clamp(4rem,min(21vw,8vw+5rem),12rem)] leading-[0.95] font-[420] tracking-[-0.045em] wrap-anywhere">
						{fee}
					</strong>
					<span className="mt-2 block text-lead text-ink-soft">{t("price.period")}</span>
				</p>
			</div>
			<div className="self-end text-small lg:col-span-4">
				<Covers covers={covers.slice(0, shown)} />
				{covers.length > shown ? (
					<Fold narrow label={t("price.more")}>
						<Covers covers={covers.slice(shown)} />
					</Fold>
				) : null}
			</div>
			<div className="flex flex-col items-start gap-x-8 gap-y-4 border-t border-ink/20 pt-6 md:pt-9 md:flex-row md:items-center lg:col-span-12">
				<div className="shrink-0">
					<ApplyButton look="primary">{t("price.apply")}</ApplyButton>
				</div>
				<p className="max-w-[22rem] font-semibold">{t("price.reassurance")}</p>
			</div>
			<div className="lg:col-span-4 lg:col-start-9 lg:row-start-3">
				<NetworkLink>{t("price.network")}</NetworkLink>
			</div>
			<p className="max-w-column text-small text-ink-soft lg:col-span-7 lg:row-start-3">{t("price.note")}</p>
		</section>
	);
}

function Covers({ covers }: { covers: readonly string[] }) {
	return (
		<ul>
			{covers.map((cover) => (
				<li key={cover} className="flex items-start gap-3 border-t border-clay py-2 text-pretty md:py-3">
					<HalfMoon className="mt-1 text-ember" />
					{cover}
				</li>
			))}
		</ul>
	);
}
