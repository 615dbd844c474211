import { useText } from "#app/i18n/text-context.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";

/** Findings about online dating, and those for the other side, each with its source. */
export function Research() {
	const t = useText("home");
	return (
		<section className="content py-section" aria-labelledby="research">
			<div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
				<SectionTitle
					id="research"
					label={t("research.label")}
					title={t("research.title")}
					className="lg:col-span-6"
				/>
				<p className="max-w-column text-small text-ink-soft lg:col-span-5 lg:col-start-8 lg:self-end">
					{t("research.note")}
				</p>
			</div>
			<ul className="mt-14 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:mt-20 lg:grid-cols-3">
				{t("research.items").map((item) => (
					<li key={item.figure + item.text} className="border-t border-ink/20 pt-6">
						<Finding {...item} />
					</li>
				))}
			</ul>
			{t("research.balance").map(({ figure, text, ...source }) => (
				<figure
					key={figure + text}
					className="mt-14 flex flex-wrap items-baseline gap-x-5 gap-y-3 border-t border-ink/20 pt-8 text-small text-ink-soft"
				>
					<p className="flex items-baseline gap-5">
						<span className="max-w-1/2 shrink-0 font-serif text-title text-ink">{figure}</span>
						<span className="max-w-[26rem]">{text}</span>
					</p>
					<Source figure={figure} {...source} />
				</figure>
			))}
		</section>
	);
}

type SourceText = { figure: string; publisher: string; year: string; url: string };

function Finding({ text, ...source }: SourceText & { text: string }) {
	return (
		<figure className="flex h-full flex-col">
			<p>
				<span className="block font-serif text-display">{source.figure}</span>
				<span className="mt-4 block max-w-[24rem]">{text}</span>
			</p>
			<Source className="mt-auto pt-4" {...source} />
		</figure>
	);
}

/** The source of a figure; year and link may be blank. */
function Source({ figure, publisher, year, url, className = "" }: SourceText & { className?: string }) {
	const t = useText("home");
	const common = useText("navigation");
	return (
		<figcaption className={`flex flex-wrap items-center gap-x-4 text-small ${className}`}>
			<cite className="text-ink-soft not-italic">
				{publisher} {year}
			</cite>
			{url === "" ? null : (
				<a href={url} target="_blank" rel="noopener" className="text-link inline-flex min-h-11 items-center">
					{t("research.source")}
					<span className="sr-only">
						{t("research.sourceOf", { publisher, figure, newTab: common("newTab") })}
					</span>
				</a>
			)}
		</figcaption>
	);
}
