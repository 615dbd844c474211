import { TextWithAddresses } from "./text-with-addresses";

/** Questions that open and close one by one, without JavaScript too. E-mail addresses in answers are links. */
export function Faq({ items }: { items: readonly { question: string; answer: string }[] }) {
	return (
		<div className="border-b border-clay">
			{items.map(({ question, answer }) => (
				<details key={question} className="group border-t border-clay">
					<summary className="flex min-h-11 cursor-pointer list-none items-start justify-between gap-6 py-5 font-serif text-[1.3rem] leading-snug text-balance [&::-webkit-details-marker]:hidden">
						{question}
						<OpeningArcs />
					</summary>
					<p className="max-w-column pr-10 pb-7 text-ink-soft">
						<TextWithAddresses text={answer} />
					</p>
				</details>
			))}
		</div>
	);
}

/** Two arcs apart, which close into a circle when their question opens. */
function OpeningArcs() {
	return (
		<svg
			viewBox="0 0 24 24"
			className="mt-1 size-6 shrink-0 text-ember"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.75"
			aria-hidden="true"
		>
			<path
				d="M5 10.5a7 7 0 0 1 14 0"
				className="transition-transform duration-300 ease-calm group-open:translate-y-[1.5px]"
			/>
			<path
				d="M5 13.5a7 7 0 0 0 14 0"
				className="transition-transform duration-300 ease-calm group-open:-translate-y-[1.5px]"
			/>
		</svg>
	);
}
