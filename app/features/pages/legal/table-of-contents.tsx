import { useText } from "#app/i18n/text-context.tsx";

type Entry = { id: string; title: string };

/** The way to each section: a list beside the text, and on smaller screens a line that opens. */
export function TableOfContents({ entries }: { entries: Entry[] }) {
	const t = useText("legal");
	return (
		<nav aria-label={t("contents")}>
			<details className="group border-y border-clay lg:hidden">
				<summary className="flex min-h-14 cursor-pointer list-none items-center justify-between font-semibold [&::-webkit-details-marker]:hidden">
					{t("contents")}
					<svg
						viewBox="0 0 10 6"
						className="w-3.5 transition-transform duration-300 ease-calm group-open:rotate-180"
						fill="none"
						stroke="currentColor"
						aria-hidden="true"
					>
						<path d="M1 1a4 4 0 0 0 8 0" />
					</svg>
				</summary>
				<Entries entries={entries} />
			</details>
			<div className="hidden lg:block">
				<p className="label mb-3 text-ink-soft" aria-hidden="true">
					{t("contents")}
				</p>
				<Entries entries={entries} />
			</div>
		</nav>
	);
}

function Entries({ entries }: { entries: Entry[] }) {
	return (
		<ol className="pb-4 text-small lg:pb-0">
			{entries.map(({ id, title }) => (
				<li key={id}>
					<a
						href={`#${id}`}
						className="flex min-h-11 items-center py-1 leading-snug text-ink-soft underline-offset-4 hover:text-ember hover:underline lg:min-h-9"
					>
						{title}
					</a>
				</li>
			))}
		</ol>
	);
}
