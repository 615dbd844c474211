import { useText } from "../../text/text-context";
import { SectionTitle } from "../../ui/section-title";
import { Quoted } from "./quoted";

/** Six short testimonials beside their title, in two columns that do not begin at the same height. */
export function Testimonials() {
	const t = useText("home");
	const items = t("testimonials.items", { returnObjects: true });
	return (
		<section
			className="content grid gap-x-8 gap-y-14 py-section lg:grid-cols-12"
			aria-labelledby="testimonials"
		>
			<div className="lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
				<SectionTitle id="testimonials" label={t("testimonials.label")} title={t("testimonials.title")} />
				<p className="mt-6 max-w-[22rem] text-small text-ink-soft">{t("testimonials.sample")}</p>
			</div>
			<div className="gap-x-8 sm:columns-2 lg:col-span-7 lg:col-start-6">
				{items.map((item) => (
					<figure
						key={item.author}
						className="break-inside-avoid border-t border-clay py-8 sm:nth-[4]:mt-20 max-sm:last:pb-0"
					>
						<blockquote className="font-serif text-heading leading-snug tracking-tight">
							<Quoted>{item.quote}</Quoted>
						</blockquote>
						<figcaption className="mt-4 text-small text-ink-soft">{item.author}</figcaption>
					</figure>
				))}
			</div>
		</section>
	);
}
