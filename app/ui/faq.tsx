import { Fragment } from "react";

/** Questions that open their answers without a script. Email addresses in answers are links. */
export function Faq({ items }: { items: readonly { question: string; answer: string }[] }) {
	return (
		<div className="border-b border-ink/20">
			{items.map((item) => (
				<details key={item.question} className="unfolds group border-t border-ink/20">
					<summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-6 py-4 font-serif text-heading tracking-tight text-pretty transition-colors duration-300 hover:text-ember [&::-webkit-details-marker]:hidden">
						{item.question}
						<ClosingArc />
					</summary>
					<p className="max-w-column pr-12 pb-8 text-ink-soft">
						<TextWithAddresses text={item.answer} />
					</p>
				</details>
			))}
		</div>
	);
}

function ClosingArc() {
	return (
		<svg
			viewBox="0 0 28 20"
			className="h-5 w-7 shrink-0 text-ember"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			aria-hidden="true"
		>
			<path d="M10 3a7 7 0 0 0 0 14" className={`${arc} group-open:translate-x-1`} />
			<path d="M18 3a7 7 0 0 1 0 14" className={`${arc} group-open:-translate-x-1`} />
		</svg>
	);
}

const arc = "transition-transform duration-500 ease-calm";

const address = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

export function TextWithAddresses({ text }: { text: string }) {
	return text.split(address).map((part, index) => {
		// An address may occur twice: the index identifies a part.
		const key = `${index}`;
		// Splitting by a group puts its matches at the odd indexes.
		return index % 2 === 1 ? (
			<a key={key} href={`mailto:${part}`} className="text-link">
				{part}
			</a>
		) : (
			<Fragment key={key}>{part}</Fragment>
		);
	});
}
