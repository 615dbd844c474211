import { Fragment } from "react";
import { ClosingArc } from "./fold.tsx";

/** Questions that open their answers without a script. Email addresses in answers are links. */
export function Faq({ items }: { items: readonly { question: string; answer: string }[] }) {
	return (
		<div className="border-b border-ink/20">
			{items.map((item) => (
				<details key={item.question} className="unfolds group border-t border-ink/20">
					<summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-6 py-1.5 font-serif text-[1.1rem] leading-snug md:min-h-16 md:py-4 md:text-heading tracking-tight text-pretty transition-colors duration-300 hover:text-ember [&::-webkit-details-marker]:hidden">
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
