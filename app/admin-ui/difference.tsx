import { useMemo } from "react";
import { wordDiff } from "./word-diff.ts";

/** Shows the difference of two texts, word by word. */
export function Difference(props: { lang: string | undefined; before: string; after: string }) {
	const { lang, before, after } = props;
	const pieces = useMemo(() => wordDiff(before, after), [before, after]);
	return (
		<div
			lang={lang}
			className="mt-2 max-h-[50svh] overflow-y-auto border border-clay bg-paper px-4 py-3 text-base whitespace-pre-wrap wrap-anywhere"
		>
			{pieces.map(({ kind, text }, index) => {
				const key = `${index} ${kind}`;
				if (kind === "gone") {
					return (
						<del key={key} className="bg-clay/60 text-ember">
							{text}
						</del>
					);
				}
				return kind === "new" ? (
					<ins key={key} className="bg-mist text-lagoon">
						{text}
					</ins>
				) : (
					<span key={key}>{text}</span>
				);
			})}
		</div>
	);
}
