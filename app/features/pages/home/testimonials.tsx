import { useText } from "#app/i18n/text-context.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";
import { Quoted } from "./quoted.tsx";

/** Number of testimonials before the rest unfolds. */
const shown = 3;

/** Short testimonials in a row. Without the author's consent, one is marked as a sample. */
export function Testimonials() {
	const t = useText("home");
	const items = t("testimonials.items");
	return (
		<section className="content py-section" aria-labelledby="testimonials">
			<div className="grid items-end gap-x-8 gap-y-4 lg:grid-cols-12">
				<SectionTitle
					id="testimonials"
					label={t("testimonials.label")}
					title={t("testimonials.title")}
					className="lg:col-span-8"
				/>
				{items.some(({ consented }) => consented) ? null : (
					<p className="text-small text-ink-soft lg:col-span-4">{t("testimonials.sample")}</p>
				)}
			</div>
			<Quotes items={items.slice(0, shown)} className="mt-6 md:mt-12" />
			{items.length > shown ? (
				<Fold label={t("testimonials.more")}>
					<Quotes items={items.slice(shown)} className="mt-2" />
				</Fold>
			) : null}
		</section>
	);
}

type Testimonial = { quote: string; author: string; consented: boolean };

function Quotes({ items, className }: { items: Testimonial[]; className: string }) {
	const mark = useText("home")("testimonials.sampleMark");
	return (
		<div className={`grid gap-x-8 md:grid-cols-3 ${className}`}>
			{items.map((item) => (
				<figure key={item.quote} className="border-t border-clay py-4 md:py-8">
					<blockquote className="font-serif text-[1.2rem] leading-snug tracking-tight text-pretty md:text-heading">
						<Quoted>{item.quote}</Quoted>
					</blockquote>
					<figcaption className="mt-3 text-small text-ink-soft">
						{item.author}
						{item.consented ? null : (
							<span className="italic">
								{" · "}
								<span className="inline-block">{mark}</span>
							</span>
						)}
					</figcaption>
				</figure>
			))}
		</div>
	);
}
