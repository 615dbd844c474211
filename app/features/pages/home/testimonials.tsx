import { useText } from "#app/i18n/text-context.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";
import { Quoted } from "./quoted.tsx";

/** Short testimonials beside their title, in two columns of different height. */
export function Testimonials() {
	const t = useText("home");
	const items = t("testimonials.items");
	const middle = Math.ceil(items.length / 2);
	return (
		<section
			className="content grid gap-x-8 gap-y-14 py-section lg:grid-cols-12"
			aria-labelledby="testimonials"
		>
			<div className="lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
				<SectionTitle id="testimonials" label={t("testimonials.label")} title={t("testimonials.title")} />
				{items.some(({ consented }) => consented) ? null : (
					<p className="mt-6 max-w-[22rem] text-small text-ink-soft">{t("testimonials.sample")}</p>
				)}
			</div>
			<div className="grid gap-x-8 sm:grid-cols-2 lg:col-span-7 lg:col-start-6">
				<Column items={items.slice(0, middle)} />
				<Column items={items.slice(middle)} className="sm:mt-24" />
			</div>
		</section>
	);
}

type Testimonial = { quote: string; author: string; consented: boolean };

/** Without the author's consent, a testimonial is marked as a sample. */
function Column(props: { items: Testimonial[]; className?: string }) {
	const mark = useText("home")("testimonials.sampleMark");
	return (
		<div className={props.className}>
			{props.items.map((item) => (
				<figure key={item.quote} className="border-t border-clay py-8">
					<blockquote className="font-serif text-heading leading-snug tracking-tight">
						<Quoted>{item.quote}</Quoted>
					</blockquote>
					<figcaption className="mt-4 text-small text-ink-soft">
						{item.author}
						{item.consented ? null : <span className="block italic">{mark}</span>}
					</figcaption>
				</figure>
			))}
		</div>
	);
}
