import { useText } from "#app/i18n/text-context.tsx";
import { HalfMoon } from "#app/ui/arcs.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";

/** Number of items on a phone before the rest unfolds. */
const shown = 2;

/** Discretion in everyday life, as far as the owner has stated it. */
export function Discretion() {
	const t = useText("home");
	const items = t("discretion.items");
	if (items.length === 0) return null;
	return (
		<section className="mt-7 md:mt-24" aria-labelledby="discretion">
			<SectionTitle id="discretion" label={t("discretion.label")} title={t("discretion.title")} />
			<Items items={items.slice(0, shown)} className="mt-5 md:mt-12" />
			{items.length > shown ? (
				<Fold narrow label={t("discretion.more")}>
					<Items items={items.slice(shown)} className="" />
				</Fold>
			) : null}
		</section>
	);
}

function Items({ items, className }: { items: { title: string; text: string }[]; className: string }) {
	return (
		<dl className={`grid gap-x-8 md:grid-cols-2 ${className}`}>
			{items.map((item) => (
				<div key={item.title} className="border-t border-ink/20 py-3 md:py-6">
					<dt className="flex gap-4 font-serif text-heading tracking-tight">
						<HalfMoon className="mt-[0.3em] text-lagoon" />
						{item.title}
					</dt>
					<dd className="mt-1 pl-8 text-pretty text-ink-soft max-md:text-small">{item.text}</dd>
				</div>
			))}
		</dl>
	);
}
