import { useText } from "#app/i18n/text-context.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";

/** Number of findings on a phone before the rest unfolds. */
const shown = 3;

type Source = { publisher: string; year: string; url: string };
type Finding = Source & { figure: string; text: string };

/** Findings about online dating, and those for the other side, with a line of their sources. */
export function Research() {
	const t = useText("home");
	const items = t("research.items");
	const balance = t("research.balance");
	const sources = sourcesOf([...items, ...balance]);
	return (
		<section className="content py-section" aria-labelledby="research">
			<div className="grid gap-x-8 gap-y-4 lg:grid-cols-12">
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
			<Findings items={items.slice(0, shown)} className="mt-5 md:mt-10 md:grid-cols-3 lg:mt-16" />
			{items.length > shown ? (
				<Fold narrow label={t("research.more")}>
					<Findings items={items.slice(shown)} className="md:mt-10 md:grid-cols-3" />
				</Fold>
			) : null}
			<Findings items={balance} className="md:mt-10" />
			<Sources sources={sources} />
		</section>
	);
}

/** Figures with what they say. */
function Findings(props: { items: Finding[]; className: string }) {
	const { items, className } = props;
	return (
		<ul className={`grid gap-x-8 md:gap-y-10 ${className}`}>
			{items.map((item) => (
				<li
					key={item.figure + item.text}
					className="grid grid-cols-[4rem_1fr] items-baseline gap-x-2.5 border-t border-ink/20 py-2 md:block md:pt-6 md:pb-0"
				>
					<span className="font-serif text-[1.75rem] leading-tight md:block md:text-display">
						{item.figure}
					</span>
					<span className="max-w-[24rem] max-md:text-small md:mt-3 md:block md:text-pretty">{item.text}</span>
				</li>
			))}
		</ul>
	);
}

/** Every source once; year and link may be blank. */
function Sources({ sources }: { sources: Source[] }) {
	const t = useText("home");
	const common = useText("navigation");
	return (
		<ol className="flex flex-wrap gap-x-8 border-t border-ink/20 pt-1 text-small text-ink-soft md:mt-10">
			{sources.map(({ publisher, year, url }) => (
				<li key={publisher + year + url} className="flex flex-wrap items-center gap-x-4">
					<cite className="not-italic">
						{publisher} {year}
					</cite>
					{url === "" ? null : (
						<a
							href={url}
							target="_blank"
							rel="noopener"
							className="text-link inline-flex min-h-11 items-center"
						>
							{t("research.source")}
							<span className="sr-only">
								{t("research.sourceOf", { publisher, newTab: common("newTab") })}
							</span>
						</a>
					)}
				</li>
			))}
		</ol>
	);
}

/** The sources of some findings, each once. */
function sourcesOf(findings: Finding[]): Source[] {
	const named = findings.filter(({ publisher, url }) => publisher !== "" || url !== "");
	return named.filter((finding, index) => named.findIndex((other) => isSame(other, finding)) === index);
}

function isSame(one: Source, other: Source): boolean {
	return one.publisher === other.publisher && one.year === other.year && one.url === other.url;
}
